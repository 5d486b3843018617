// A browser without pages: a database, localStorage and channels that tabs share. What a module asks
// the global object for, it gets of the tab that it runs in.
import { AsyncLocalStorage } from "node:async_hooks";
import { IDBFactory, IDBObjectStore, IDBRequest, IDBTransaction } from "fake-indexeddb";
import "./timers.js";

/** @typedef {typeof import("../../../web/storage/storage.js")} StorageModule */
/** @typedef {typeof import("../../../web/storage/games.js")} GamesModule */
/** @typedef {Record<string, any>} Fields */

const WEB = new URL("../../../web/", import.meta.url);

/** The tab in which something runs. @type {AsyncLocalStorage<Tab>} */
const running = new AsyncLocalStorage();

let tabs = 0;

function here() {
  const tab = running.getStore();
  if (!tab) throw new Error("This runs in no tab.");
  return tab;
}

/** localStorage with room for so many characters. Its items are its properties. */
export class KeyStorage {
  /** @param {Browser} browser */
  constructor(browser) {
    Object.defineProperty(this, "browser", { value: browser, enumerable: false });
  }

  /** @param {string} key */
  getItem(key) {
    browserOf(this).check();
    return Object.hasOwn(this, key) ? /** @type {any} */ (this)[key] : null;
  }

  /** @param {string} key @param {string} value */
  setItem(key, value) {
    const browser = browserOf(this);
    browser.check();
    const others = Object.entries(this).filter(([it]) => it !== key);
    const size = others.reduce((sum, [name, text]) => sum + name.length + text.length, 0);
    if (size + key.length + value.length > browser.room)
      throw new DOMException("full", "QuotaExceededError");
    Object.assign(this, { [key]: value });
    browser.tellOthers("storage", { key, newValue: value });
  }

  /** @param {string} key */
  removeItem(key) {
    browserOf(this).check();
    delete (/** @type {any} */ (this)[key]);
    browserOf(this).tellOthers("storage", { key, newValue: null });
  }
}

/** @param {KeyStorage} storage @returns {Browser} */
const browserOf = (storage) => /** @type {any} */ (storage).browser;

export class Browser {
  constructor() {
    this.databases = new IDBFactory();
    this.keys = new KeyStorage(this);
    this.room = Number.POSITIVE_INFINITY; // characters of localStorage
    this.full = /** @type {boolean | string} */ (false); // the database has no room, or a store of it
    this.broken = false; // the database refuses to write
    this.blocked = false; // localStorage refuses everything
    this.impatient = false; // seconds are over in hundredths
    this.without = /** @type {string[]} */ ([]); // what tabs do not have: "indexedDB" and others
    this.tabs = /** @type {Set<Tab>} */ (new Set());
  }

  check() {
    if (this.blocked) throw new DOMException("blocked", "SecurityError");
  }

  /** @param {string} type @param {Fields} fields of an event for all tabs but the running one */
  tellOthers(type, fields) {
    const own = running.getStore();
    for (const tab of this.tabs) {
      if (tab !== own && tab.browser === this)
        tab.inside(() => tab.events.dispatchEvent(Object.assign(new Event(type), fields)));
    }
  }

  /** The short texts and games in localStorage, by their names. */
  get texts() {
    const prefix = "tesserae.";
    const all = Object.entries(/** @type {Record<string, string>} */ ({ ...this.keys }));
    const ours = all.filter(([name]) => name.startsWith(prefix));
    return Object.fromEntries(ours.map(([name, text]) => [name.slice(prefix.length), text]));
  }

  /** The names of what pages rescued as they were left. */
  get rescued() {
    return Object.keys(this.texts).filter((name) => name.startsWith("rescued."));
  }

  /** @param {Record<string, string>} texts */
  keep(texts) {
    for (const [name, text] of Object.entries(texts))
      Object.assign(this.keys, { [`tesserae.${name}`]: text });
  }

  /** @returns {Promise<IDBDatabase>} */
  open() {
    return new Promise((resolve, reject) => {
      const request = this.databases.open("tesserae", 1);
      request.onupgradeneeded = () => {
        for (const name of ["games", "texts", "aside"]) request.result.createObjectStore(name);
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  }

  /** What is in a store, by key. @param {string} name @returns {Promise<Fields>} */
  async read(name) {
    const database = await this.open();
    const store = database.transaction([name]).objectStore(name);
    const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
    database.close();
    return Object.fromEntries(keys.map((key, n) => [String(key), values[n]]));
  }

  /** @param {string} name @param {string} key @param {unknown} value */
  async put(name, key, value) {
    const database = await this.open();
    const transaction = database.transaction([name], "readwrite");
    transaction.objectStore(name).put(value, key);
    await new Promise((done) => {
      transaction.oncomplete = done;
    });
    database.close();
  }

  /**
   * Lets nobody else write until what it returns is called, or the test has ended.
   * @param {{ after(act: () => void): void }} test
   */
  async hold(test) {
    const database = await this.open();
    const store = database.transaction(["games", "texts", "aside"], "readwrite");
    let held = true;
    const go = () => {
      if (held) store.objectStore("games").count().onsuccess = go;
    };
    const release = () => {
      held = false;
      database.close();
    };
    go();
    test.after(release);
    return release;
  }

  /**
   * Opens a tab.
   * @param {Fields} [root] what the page says of itself: `{ embed: "" }`
   * @param {string} [hash]
   */
  async tab(root = {}, hash = "#/") {
    const tab = new Tab(this, root, hash);
    this.tabs.add(tab);
    await tab.load();
    return tab;
  }
}

/** A browser with a tab in which the app has started. */
export async function started(browser = new Browser()) {
  const tab = await browser.tab();
  await tab.boot();
  return { browser, tab };
}

/** Two such tabs. */
export async function twoStarted(browser = new Browser()) {
  const [one, other] = [await browser.tab(), await browser.tab()];
  await Promise.all([one.boot(), other.boot()]);
  return { browser, one, other };
}

/** @template Result @param {IDBRequest<Result>} request @returns {Promise<Result>} */
const answer = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export class Tab {
  /** @param {Browser} browser @param {Fields} root @param {string} hash */
  constructor(browser, root, hash) {
    tabs += 1;
    this.number = tabs;
    this.browser = browser;
    this.events = new EventTarget(); // of the window
    this.document = Object.assign(new EventTarget(), {
      documentElement: { dataset: root },
      visibilityState: "visible",
    });
    this.location = { hash };
    this.storageManager = /** @type {Fields | undefined} */ (undefined);
    this.told = /** @type {Fields[]} */ ([]); // the events for the app
    this.transactions = /** @type {Set<IDBTransaction>} */ (new Set());
    this.channels = /** @type {Channel[]} */ ([]);
    this.storage = /** @type {StorageModule} */ (/** @type {unknown} */ (null));
    this.games = /** @type {GamesModule} */ (/** @type {unknown} */ (null));
  }

  /** @template Result @param {() => Result} act @returns {Result} */
  inside(act) {
    return running.run(this, act);
  }

  /** @param {string} path of a module of web/ @returns {Promise<any>} */
  module(path) {
    return this.inside(() => import(new URL(`${path}?tab=${this.number}`, WEB).href));
  }

  async load() {
    this.storage = await this.module("storage/storage.js");
    this.games = await this.module("storage/games.js");
  }

  /** The stored data for the app, which hears all events from then on. @returns {Promise<Fields>} */
  async boot() {
    const first = await this.inside(() => this.storage.bootData());
    this.inside(() => this.storage.subscribe((text) => this.told.push(JSON.parse(text))));
    return first;
  }

  /**
   * Carries out a command of the app; the event that answers.
   * @param {Fields} command
   * @returns {Promise<any>}
   */
  async perform({ do: name, ...fields }) {
    const commands = /** @type {Record<string, (command: any) => unknown>} */ (
      this.storage.commands
    );
    return (await this.inside(() => commands[name](fields))) ?? null;
  }

  /** Leaves the page, unless it asks; returns whether it asks. */
  leave() {
    const leaving = new Event("beforeunload", { cancelable: true });
    this.inside(() => this.events.dispatchEvent(leaving));
    if (!leaving.defaultPrevented) this.close();
    return leaving.defaultPrevented;
  }

  /** Is closed: its transactions are aborted, which it does not live to see. */
  close() {
    this.hide();
    this.browser.tabs.delete(this);
    for (const channel of this.channels) channel.close();
    for (const transaction of this.transactions) {
      closed.add(transaction);
      try {
        transaction.abort();
      } catch {
        // it has ended
      }
    }
  }

  /** The page is left, and may come back. */
  hide() {
    this.inside(() => this.events.dispatchEvent(new Event("pagehide")));
  }
}

/** A channel between the tabs of a browser. */
class Channel {
  /** @param {string} name */
  constructor(name) {
    this.name = name;
    this.tab = here();
    this.tab.channels.push(this);
    this.onmessage = /** @type {((event: { data: unknown }) => void) | null} */ (null);
  }

  /** @param {unknown} data */
  postMessage(data) {
    for (const tab of this.tab.browser.tabs) {
      for (const other of tab.channels.filter((it) => it !== this && it.name === this.name))
        setTimeout(() => tab.inside(() => other.onmessage?.({ data })));
    }
  }

  close() {
    this.onmessage = null;
    this.tab.channels = this.tab.channels.filter((it) => it !== this);
  }
}

/** The databases of a tab, whose transactions end with it. @param {Tab} tab */
function databases(tab) {
  return {
    /** @param {string} name @param {number} version */
    open(name, version) {
      const request = tab.browser.databases.open(name, version);
      request.addEventListener("success", () => {
        const { result } = request;
        const begin = result.transaction.bind(result);
        result.transaction = (...given) => {
          const transaction = begin(...given);
          tab.transactions.add(transaction);
          return transaction;
        };
      });
      return request;
    },
  };
}

const setOwn = globalThis.setTimeout;
Object.assign(globalThis, {
  /** @param {() => void} act @param {number} [wait] @param {unknown[]} given */
  setTimeout(act, wait = 0, ...given) {
    const soon = running.getStore()?.browser.impatient;
    return setOwn(act, soon ? wait / 100 : wait, ...given);
  },
});

/** Those of closed tabs. @type {WeakSet<IDBTransaction>} */
const closed = new WeakSet();
for (const { prototype } of [IDBRequest, IDBTransaction]) {
  const dispatch = prototype.dispatchEvent;
  prototype.dispatchEvent = function (event) {
    const transaction = /** @type {IDBRequest} */ (/** @type {unknown} */ (this)).transaction;
    if (closed.has(/** @type {any} */ (transaction ?? this))) return true;
    return dispatch.call(this, event);
  };
}

const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...given) {
  const browser = running.getStore()?.browser;
  if (browser?.full === true || browser?.full === this.name)
    throw new DOMException("full", "QuotaExceededError");
  if (browser?.broken) throw new DOMException("broken", "UnknownError");
  return put.apply(this, given);
};

/** @param {string} name @param {() => unknown} get */
const define = (name, get) =>
  Object.defineProperty(globalThis, name, { get, configurable: true, enumerable: true });

/** @param {string} name @param {(tab: Tab) => unknown} get what only some browsers have */
const offer = (name, get) =>
  define(name, () => (here().browser.without.includes(name) ? undefined : get(here())));

define("self", () => globalThis);
define("document", () => here().document);
define("location", () => here().location);
define("localStorage", () => {
  here().browser.check();
  return here().browser.keys;
});
define("navigator", () => ({ storage: here().storageManager }));
offer("indexedDB", databases);
offer("BroadcastChannel", () => Channel);
Object.assign(globalThis, {
  addEventListener: (/** @type {Parameters<EventTarget["addEventListener"]>} */ ...given) =>
    here().events.addEventListener(...given),
  removeEventListener: (/** @type {Parameters<EventTarget["removeEventListener"]>} */ ...given) =>
    here().events.removeEventListener(...given),
});
