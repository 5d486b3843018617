// What the scripts of the page give each other, beside what browsers have.

type AppEvent = Record<string, unknown>;

/** What the page's classic scripts and its bundle offer each other and the shell. */
interface Tesserae {
  /** The address of the scripts. */
  base: string;
  /** Sends a text to the page around the frame. */
  tell(text: string): void;
  /** Has the texts of that page from now on, those that came before first. */
  listen(heard: (text: string) => void): void;
  /** Says that the app could not start. */
  fail(): void;
  /** What the boot event tells of what is kept, and of what was done before. */
  ready(): Promise<AppEvent>;
  /** What keeps games and settings on this device. */
  storage: PageStorage;
}

interface PageStorage {
  /** Commands that it carries out, by name; some answer with an event. */
  effects: Record<string, (command: Record<string, unknown>) => unknown>;
  /** Has the events that storage tells of by itself, as JSON. */
  hear(heard: (event: string) => void): void;
  isBackup(file: File): Promise<boolean>;
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
