// A page in happy-dom: what a module of the page asks the global object for, it gets of the page that
// was opened last. Each page loads the modules anew.
import { Window } from "happy-dom";
import { Startup } from "../../../web/page/startup/startup.js";
import "./timers.js";

/** @typedef {Record<string, any>} Fields */
/** @typedef {import("../../../web/page/startup/startup.js").StartEvent} StartEvent */

const WEB = new URL("../../../web/", import.meta.url);
const ADDRESS = "https://games.example/tesserae/";

/** A localStorage with these items, and no room for more. @param {Record<string, string>} items */
export function full(items) {
  const methods = {
    getItem: (/** @type {string} */ key) => items[key] ?? null,
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
    removeItem() {},
  };
  return Object.assign(Object.create(methods), items);
}

/** What modules expect of the global object. */
const NAMES = [
  "document history location navigator localStorage sessionStorage matchMedia",
  "Document Node Element HTMLElement HTMLAnchorElement HTMLInputElement HTMLTemplateElement SVGElement",
  "HTMLProgressElement HTMLLinkElement HTMLScriptElement DocumentFragment FormData File Blob",
  "MutationObserver DOMParser Image Event CustomEvent MessageEvent KeyboardEvent MouseEvent",
  "PointerEvent DragEvent ErrorEvent FileReader DataTransfer ClipboardItem",
].flatMap((line) => line.split(" "));

const CALLED = [
  "addEventListener",
  "removeEventListener",
  "dispatchEvent",
  "getSelection",
  "scrollTo",
];

let pages = 0;

export class Page {
  /**
   * @param {string} body its markup
   * @param {{ search?: string, hash?: string, root?: Record<string, string>, given?: Fields }}
   *     [options] root: what the page says of itself; given: more that the global object has
   */
  constructor(body, { search = "", hash = "#/", root = {}, given = {} } = {}) {
    pages += 1;
    this.number = pages;
    this.window = /** @type {Fields} */ (
      new Window({ url: ADDRESS + search + hash, settings: { disableJavaScriptEvaluation: true } })
    );
    this.document = /** @type {Document} */ (this.window.document);
    Object.assign(this.document.documentElement.dataset, root);
    this.document.body.innerHTML = body;
    Object.defineProperty(this.document, "currentScript", {
      value: { src: `${ADDRESS}app-1/page.js` },
    });
    const paint = { name: "first-contentful-paint" };
    class PerformanceObserver {
      /** @param {(list: object) => void} tell */
      constructor(tell) {
        this.tell = tell;
      }
      observe() {
        const list = { getEntries: () => [], getEntriesByName: () => [paint] };
        queueMicrotask(() => this.tell(list));
      }
      disconnect() {}
    }
    const own = Object.fromEntries(NAMES.map((name) => [name, this.window[name]]));
    const called = Object.fromEntries(
      CALLED.map((name) => [name, this.window[name].bind(this.window)]),
    );
    const frame = (/** @type {() => void} */ act) => setTimeout(act);
    this.startup = new Startup(this.document.documentElement);
    this.tesserae = /** @type {Fields} */ ({ startup: this.startup, fail() {}, hear() {} });
    Object.assign(this.window, { tesserae: this.tesserae });
    const all = {
      ...{ ...own, ...called, window: this.window, self: globalThis, PerformanceObserver },
      ...{ requestAnimationFrame: frame, tesserae: this.tesserae, ...given },
    };
    for (const [name, value] of Object.entries(all))
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }

  /** Puts texts into localStorage, as the app does. @param {Record<string, string>} texts */
  keep(texts) {
    for (const [name, text] of Object.entries(texts))
      this.window.localStorage.setItem(`tesserae.${name}`, text);
  }

  /** @param {string} path of a module of web/ @returns {Promise<any>} */
  module(path) {
    return import(new URL(`${path}?tab=${this.number}`, WEB).href);
  }

  /** The events that the app gets from now on. @returns {Promise<Fields[]>} */
  async told() {
    const told = /** @type {Fields[]} */ ([]);
    const line = await this.module("page/worker/line.js");
    line.connectTo((/** @type {string} */ event) => told.push(JSON.parse(event)));
    return told;
  }

  /** Events of the start. @param {StartEvent[]} events */
  happen(...events) {
    for (const event of events) this.window.tesserae.startup.send(event);
  }

  /** @param {string} id @returns {any} */
  get(id) {
    const found = this.document.getElementById(id);
    if (!found) throw new Error(`There is no ${id}.`);
    return found;
  }

  /** An event of the window. @param {string} type */
  dispatch(type) {
    this.window.dispatchEvent(new this.window.Event(type));
  }

  /**
   * An event of an element.
   * @param {any} target
   * @param {string} type
   * @param {Fields} [fields]
   */
  fire(target, type, fields = {}) {
    const event = new this.window.Event(type, { bubbles: true, cancelable: true });
    for (const [name, value] of Object.entries(fields))
      Object.defineProperty(event, name, { value });
    target.dispatchEvent(event);
    return event;
  }
}
