// What the page and the app say to each other. Written by tools/building/schema.py: make format

/** The app's commands, by name. */
interface AppCommands {
  save: {
    do: "save";
    key: string;
    text: string;
  };
  savegame: {
    do: "savegame";
    id: string;
    game: string;
    version: number;
    about: Record<string, unknown>;
    text: string;
    updated: number;
    used: number;
  };
  touchgame: {
    do: "touchgame";
    id: string;
  };
  loadgame: {
    do: "loadgame";
    id: string;
  };
  removegame: {
    do: "removegame";
    id: string;
  };
  asidegame: {
    do: "asidegame";
    id: string;
  };
  saveaside: {
    do: "saveaside";
  };
  backup: {
    do: "backup";
    date: string;
  };
  restorenext: {
    do: "restorenext";
  };
  persist: {
    do: "persist";
  };
  url: {
    do: "url";
    hash: string;
    push: boolean;
  };
  copy: {
    do: "copy";
    text: string;
  };
  share: {
    do: "share";
    url: string;
    title: string;
  };
  download: {
    do: "download";
    name: string;
    mime: string;
    text: string;
  };
  picture: {
    do: "picture";
    name: string;
    svg: string;
    width: number;
    height: number;
  };
  qr: {
    do: "qr";
    text: string;
  };
  onefile: {
    do: "onefile";
    name: string;
    home: string;
  };
  keep: {
    do: "keep";
  };
  install: {
    do: "install";
  };
  reload: {
    do: "reload";
  };
  focus: {
    do: "focus";
    id: string;
  };
  page: {
    do: "page";
    lang: string;
    theme: string;
    title: string;
  };
  scroll: {
    do: "scroll";
    id: string;
  };
  dialog: {
    do: "dialog";
    open: boolean;
  };
  wait: {
    do: "wait";
    number: number;
    milliseconds: number;
  };
  celebrate: {
    do: "celebrate";
    what: string;
    sound: boolean;
    vibration: boolean;
  };
  loadpool: {
    do: "loadpool";
    game: string;
  };
  style: {
    do: "style";
    name: string;
  };
  help: {
    do: "help";
    workers: number;
    job: string;
  };
  tell: {
    do: "tell";
    text: string;
    answer: boolean;
  };
}

/** The page's events, by type. All fields are sent. */
interface AppEvents {
  boot: {
    type: "boot";
    hash: string;
    base: string;
    stored: Record<string, string>;
    languages: string[];
    embed: boolean;
    share: boolean;
    early: EventOf<"press"> | null;
    dark: boolean;
    today: string;
    file: number;
    prerendered: Record<string, number>;
    games: Record<string, unknown>[];
    more: Record<string, unknown>[];
    zone: number;
    aside: number;
    unreadable: number;
    still: boolean;
    cores: number;
    small: boolean;
  };
  press: {
    type: "press";
    act: string;
    arg: string;
    touch: boolean;
  };
  submit: {
    type: "submit";
    act: string;
    values: Record<string, string>;
  };
  change: {
    type: "change";
    act: string;
    value: string;
  };
  key: {
    type: "key";
    key: string;
    focus: string;
  };
  aim: {
    type: "aim";
    target: string;
  };
  hash: {
    type: "hash";
    hash: string;
  };
  host: {
    type: "host";
    text: string;
  };
  offline: {
    type: "offline";
    state: string;
    loaded: number;
    total: number;
  };
  hidden: {
    type: "hidden";
    yes: boolean;
  };
  installable: {
    type: "installable";
    yes: boolean;
  };
  copied: {
    type: "copied";
    ok: boolean;
  };
  saved: {
    type: "saved";
    id: string;
    version: number;
    updated: number;
    used: number;
  };
  unsaved: {
    type: "unsaved";
    id: string;
  };
  game: {
    type: "game";
    game: Record<string, unknown>;
    refused: boolean;
  };
  listed: {
    type: "listed";
    games: Record<string, unknown>[];
    gone: string[];
  };
  "backup-part": {
    type: "backup-part";
    games: Record<string, unknown>[];
    total: number;
    values: Record<string, string>;
  };
  "backup-read": {
    type: "backup-read";
    trouble: boolean;
  };
  given: {
    type: "given";
    text: string;
  };
  modules: {
    type: "modules";
    modules: string;
    text: string;
    size: number;
  };
  waited: {
    type: "waited";
    number: number;
  };
  pool: {
    type: "pool";
    game: string;
    text: string;
  };
  stored: {
    type: "stored";
    name: string;
    text: string;
  };
  helpers: {
    type: "helpers";
    workers: number;
  };
  helped: {
    type: "helped";
    text: string;
  };
  failed: {
    type: "failed";
  };
}

type AppCommand = AppCommands[keyof AppCommands];
type AppEvent = AppEvents[keyof AppEvents];
type CommandOf<Name extends keyof AppCommands> = AppCommands[Name];
type EventOf<Type extends keyof AppEvents> = AppEvents[Type];

/** What carries out each command, by name. */
type Handlers = { [Name in keyof AppCommands]: (command: AppCommands[Name]) => unknown };
