// Types that the scripts of the page share.

/** Functions that scripts of the page and the shell offer each other. */
interface Tesserae {
  /** Of loading.js: the state of the start. */
  startup: import("./page/startup/startup.js").Startup;
  /** Of loading.js: reports that the app cannot go on. */
  fail(): void;
  /** Of loading.js: handles what the worker posts before the first answer. */
  hear(event: MessageEvent): void;
  /** Of main.js: starts Pyodide at once, after a long silence. */
  hurry?(): void;
  /** Of page.py: it has run to its end. */
  shell?: boolean;
  /** Of frame.js: sends a text to the host page. After an answer, the next request comes. */
  tell(text: string, isAnswer: boolean): void;
  /** Of frame.js: passes on that page's requests, earlier ones first. */
  listen(listener: (text: string) => void): void;
}

/** The metadata of a stored game. Times are milliseconds since 1970. */
type Summary = {
  id: string;
  game: string;
  version: number;
  updated: number;
  used: number;
  about: Record<string, unknown>;
};

/** An update of a stored game; without a text, the text stays. */
interface Written {
  summary: Summary;
  text?: string;
}

/** Decides by the stored summary, which may be anything; null writes nothing. */
type Decide = (before: unknown) => Written | null;

/** A store of games. Its content may be anything. */
interface GameStore {
  /** Pairs of an id and a summary. */
  summaries(): Promise<[unknown, unknown][]>;
  summary(id: string): Promise<unknown>;
  text(id: string): Promise<unknown>;
  /** Resolves to what was written. */
  write(id: string, decide: Decide): Promise<Written | null>;
  remove(id: string): Promise<void>;
  /** Sets a game aside, whatever it contains. */
  setAside(id: string): Promise<void>;
  /** Sets aside any other value that cannot be read. */
  keepAside(name: string, value: unknown): Promise<void>;
  /** Pairs of a name and a value set aside. */
  aside(): Promise<[unknown, unknown][]>;
  countAside(): Promise<number>;
}

/** The browser's offer to install the app. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<void>;
}

interface Launch {
  files: { getFile: () => Promise<File> }[];
}

interface Window {
  tesserae: Tesserae;
  /** The files that the installed app is opened with, in some browsers. */
  launchQueue?: { setConsumer: (take: (launch: Launch) => void) => void };
}

/** The Network Information API, which some browsers have. */
interface NetworkInformation extends EventTarget {
  saveData: boolean;
  effectiveType: string;
  type?: string;
}

interface Navigator {
  connection?: NetworkInformation;
  /** In gigabytes, in some browsers. */
  deviceMemory?: number;
}

/** Pyodide's app. */
interface PageApp {
  dispatch(event: string): void;
  resume(kept: string): void;
}

/** A script tag with a worker: PyScript's, or a shared one. */
interface PyScriptTag extends HTMLScriptElement {
  xworker?: {
    addEventListener(type: "message", hear: (event: MessageEvent) => void): void;
    onmessage?: ((event: MessageEvent) => void) | null;
    /** Of PyScript's: resolves to the worker with the app's interface once the app runs. */
    ready?: Promise<{ sync: PageApp }>;
  };
  /** The interface of the app in a shared worker. */
  app?: PageApp;
}

/** The default export of Pyodide's script: makes its module. */
type PyodideFactory = (settings: PyodideSettings) => Promise<unknown>;

interface PyodideSettings {
  INITIAL_MEMORY?: number;
  instantiateWasm?: (
    imports: { env: WebAssembly.ModuleImports } & WebAssembly.Imports,
    use: (instance: WebAssembly.Instance, code: WebAssembly.Module) => void,
  ) => unknown;
}

type PyodideOptions = Record<string, unknown>;

interface Pyodide {
  _api: { on_fatal?: (error: unknown) => void };
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(source: string): unknown;
  runPythonAsync(source: string): Promise<unknown>;
  globals: { get(name: string): unknown; set(name: string, value: unknown): void };
  setStdout(options: { batched(line: string): void }): void;
  setStderr(options: { batched(line: string): void }): void;
  setStdin(options: { error: boolean }): void;
}

declare module "pyodide/pyodide.mjs" {
  export function loadPyodide(options: PyodideOptions): Promise<Pyodide>;
}

declare module "pyodide/pyodide.asm.mjs" {
  const create: PyodideFactory;
  export default create;
}

declare module "*/pyodide.js" {
  export const version: string;
  export function loadPyodide(options: PyodideOptions): Promise<Pyodide>;
}

declare module "*.py" {
  const source: string;
  export default source;
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
  /** Imports the module of an interpreter; resolves to its exports. */
  load(address: unknown): Promise<Record<string, (options: object) => Promise<Interpreter>>>;
  /** What PyScript calls `workers`. */
  workers?: { app: Promise<MessagePort> };
}

declare var inside: Inside;
