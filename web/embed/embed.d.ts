// The types of <tesserae-game>, for pages that use it: docs/embed.md says what all of it means.
//
//     /// <reference types="https://example.org/tesserae/embed.d.ts" />  (or a copy of this file)

type TesseraeSide = 1 | 2 | null;
type TesseraeColour = "green" | "red" | "yellow" | "blue";

/** The state of the board. */
interface TesseraeStanding {
  game: string;
  /** The fragment of a link to it. */
  link: string;
  ply: number;
  plies: number;
  next: TesseraeSide;
  reader: TesseraeSide;
  over: boolean;
}

/** The source of a game: `src`, or the other fields together, named like the attributes. */
interface TesseraeSource {
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

/** The promises of methods reject with this. */
interface TesseraeError extends Error {
  code: string;
}

/** The `detail` of each event. */
interface TesseraeDetails {
  ready: TesseraeStanding & { version: number; methods: string[] };
  move: TesseraeStanding & { move: string; side: TesseraeSide };
  look: TesseraeStanding;
  gameover: TesseraeStanding & { winner: TesseraeSide; reason: string; message: string };
  solved: TesseraeStanding & { puzzle: number; tries: number };
  failed: TesseraeStanding & { puzzle: number; tries: number; how?: string };
  key: { key: string };
  resize: { width: number; height: number };
  error: { code: string; message: string };
}

type TesseraeListener<Name extends keyof TesseraeDetails> =
  | ((event: CustomEvent<TesseraeDetails[Name]>) => void)
  | { handleEvent(event: CustomEvent<TesseraeDetails[Name]>): void };

/** A board in a page. */
interface TesseraeGame extends HTMLElement {
  readonly standing: TesseraeStanding | null;
  start(): Promise<TesseraeStanding>;
  sleep(): Promise<void>;
  play(move: string): Promise<TesseraeStanding>;
  go(ply: number): Promise<TesseraeStanding>;
  undo(): Promise<TesseraeStanding>;
  load(game: string | TesseraeSource): Promise<TesseraeStanding>;
  highlight(cells: string | Iterable<string>, colour?: TesseraeColour): Promise<TesseraeStanding>;
  arrow(from: string, to: string, colour?: TesseraeColour): Promise<TesseraeStanding>;
  comment(text: string): Promise<TesseraeStanding>;
  setEvaluation(value: number | null): Promise<TesseraeStanding>;
  clear(): Promise<TesseraeStanding>;
  replay(pace?: number): Promise<TesseraeStanding>;
  addEventListener<Name extends keyof TesseraeDetails>(
    type: Name,
    listener: TesseraeListener<Name>,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

interface HTMLElementTagNameMap {
  "tesserae-game": TesseraeGame;
}
