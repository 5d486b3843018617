// Types that the parts of embed.js share. Messages are documented in docs/embed.md.

/** Constants that the build puts before the parts. */
declare const BUILT: {
  /** By slug: the title, and the board's aspect ratio. */
  games: Record<string, { title: string; ratio: string }>;
  /** By language, then by name. */
  words: Record<string, Record<string, string>>;
  style: string;
};

type Side = 1 | 2 | null;

/** A field of a link. */
type Field = [name: string, value: string | number];

/** The state of the game, as a frame reports it. */
interface GameState {
  game: string;
  link: string;
  ply: number;
  plies: number;
  next: Side;
  reader: Side;
  over: boolean;
}

/** A message from a frame; any field may be missing or be anything. */
interface Message {
  type?: unknown;
  id?: unknown;
  [field: string]: unknown;
}

interface Answer extends GameState {
  picture?: unknown;
}

interface Failure extends Error {
  code: string;
}

/** A request that waits for its answer. */
interface Pending {
  resolve: (answer: Answer) => void;
  reject: (error: Failure) => void;
  timer: number;
}

/** Where a game is taken from: `src`, or the others together. */
interface Source {
  src?: string | null;
  game?: string | null;
  position?: string | null;
  moves?: string | null;
  ply?: string | number | null;
  ask?: string | null;
  lesson?: string | number | null;
  puzzle?: string | number | null;
  study?: string | null;
}
