// What the scripts of the page give each other, beside what browsers have.

type AppEvent = Record<string, unknown>;

/** What the scripts of the page and the shell offer each other. */
interface Tesserae {
  /** Of loading.js: says that the app could not start. */
  fail(): void;
  /** Of loading.js: the page was painted anew, and shows again what loading.js has to say. */
  painted(): void;
  /** Of loading.js: what the worker posts before it answers. */
  hear(event: MessageEvent): void;
  /** Of frame.js: sends a text to the page around the frame. */
  tell(text: string): void;
  /** Of frame.js: has the texts of that page from now on, those that came before first. */
  listen(heard: (text: string) => void): void;
}

/** What is known of a kept game without reading it. Times are milliseconds since 1970. */
interface Summary {
  id: string;
  game: string;
  version: number;
  updated: number;
  used: number;
  about: Record<string, unknown>;
}

/** What is written of a game; without a text, the text stays. */
interface Written {
  summary: Summary;
  text?: string;
}

/** Gets the summary that is kept, which may be anything; null: nothing is to be written. */
type Decide = (before: unknown) => Written | null;

/** The app's command to save a game. */
interface Save {
  id: string;
  game: string;
  version: number;
  about: Record<string, unknown>;
  text: string;
  updated: number;
  used: number;
}

/** Where games are kept. What is there may be anything. */
interface GameStore {
  /** Pairs of an id and a summary. */
  summaries(): Promise<[unknown, unknown][]>;
  text(id: string): Promise<unknown>;
  /** Resolves to what was written. */
  write(id: string, decide: Decide): Promise<Written | null>;
  remove(id: string): Promise<void>;
  /** Moves a game out of the way, whatever it is. */
  setAside(id: string): Promise<void>;
  /** Keeps something else that cannot be read. */
  keepAside(name: string, value: unknown): Promise<void>;
  /** Pairs of a name and what was set aside. */
  aside(): Promise<[unknown, unknown][]>;
  countAside(): Promise<number>;
}

/** The browser's offer to install the app. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<void>;
}

/** The element of embed.js, as far as the demo uses it. */
interface TesseraeGame extends HTMLElement {
  play(move: string): Promise<object>;
}

interface Window {
  tesserae: Tesserae;
}

/** What some browsers tell of the network. */
interface NetworkInformation extends EventTarget {
  saveData: boolean;
  effectiveType: string;
  type?: string;
}

interface Navigator {
  connection?: NetworkInformation;
}

/** A script tag that has been given a worker: by PyScript, or a shared one. */
interface PyScriptTag extends HTMLScriptElement {
  xworker?: { addEventListener(type: "message", hear: (event: MessageEvent) => void): void };
  /** What the shared one offers. */
  app?: { dispatch(event: string): void; resume(kept: string): void };
}

/** What Pyodide's script exports: makes its module. */
type PyodideFactory = (settings: PyodideSettings) => Promise<unknown>;

interface PyodideSettings {
  INITIAL_MEMORY?: number;
  instantiateWasm?: (
    imports: { env: object } & WebAssembly.Imports,
    use: (instance: WebAssembly.Instance, code: WebAssembly.Module) => void,
  ) => object;
}

type PyodideOptions = Record<string, unknown>;

interface Pyodide {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(source: string): unknown;
  runPythonAsync(source: string): Promise<unknown>;
  globals: { get(name: string): unknown };
}

declare module "*/pyodide.js" {
  export const version: string;
  export function loadPyodide(options: PyodideOptions): Promise<Pyodide>;
}

declare module "*/index.js" {
  export function decompress(bytes: Uint8Array): Uint8Array<ArrayBuffer>;
}

declare module "*/python.js" {
  const create: PyodideFactory;
  export default create;
}

declare module "*/micropython.js" {
  export function loadMicroPython(options: object): Promise<unknown>;
}

declare module "*/pyodide.asm.js" {
  const create: PyodideFactory;
  export default create;
}

/** Pyodide or MicroPython. */
interface Interpreter {
  FS: { mkdir(path: string): void; writeFile(path: string, content: string): void };
  globals: { get(name: string): (event: string) => void };
  runPythonAsync(source: string): Promise<unknown>;
}

/** The files within the one file (onefile/inside.js). */
interface Inside {
  base: string;
  take(files: [string, string][]): void;
  files(): [string, string][];
  open(address: unknown): Promise<Response>;
  module(address: unknown): Promise<string>;
  /** Imports a module: of an interpreter, by the names of what it exports. */
  load(address: unknown): Promise<Record<string, (options: object) => Promise<Interpreter>>>;
  /** What PyScript calls `workers`. */
  workers?: { app: Promise<MessagePort> };
}

declare var inside: Inside;
