// Types that the parts of embed.js share. Messages are documented in docs/embed.md.

/** Constants that the build puts before the parts. */
declare const BUILT: {
  /** By slug: the title, and the board's aspect ratio. */
  games: Record<string, { title: string; ratio: string }>;
  /** By language, then by name. */
  words: Record<string, Record<string, string>>;
  style: string;
};

type Side = TesseraeSide;

/** A field of a link. */
type Field = [name: string, value: string | number];

/** The state of the game, as a frame reports it. */
type GameState = TesseraeStanding;

/** A message from a frame; any field may be missing or be anything. */
interface Message {
  type?: unknown;
  id?: unknown;
  [field: string]: unknown;
}

interface Answer {
  state: GameState;
  picture?: unknown;
}

type Failure = TesseraeError;

/** A request that waits for its answer. */
interface Pending {
  resolve: (answer: Answer) => void;
  reject: (error: Failure) => void;
  timer: number;
}

type Source = TesseraeSource;
