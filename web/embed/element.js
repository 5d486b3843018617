// <tesserae-game>: attributes, methods and events, as documented in docs/embed.md.
import { framed, running, watcher } from "./boards.js";
import { GAMES, HERE, MOST, NAME, OPTIONS, SOURCE, STYLE, STYLING, WORDS } from "./constants.js";
import {
  encodedFields,
  gameOf,
  languageAround,
  languageOf,
  linkOf,
  optionsOf,
  taskOf,
  withFields,
} from "./links.js";
import {
  caption,
  dark,
  dataUrl,
  image,
  isControls,
  make,
  parts,
  startButton,
  tellOfFailure,
} from "./picture.js";
import { failure, isText, Port, read, readDetail, readState } from "./port.js";

const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);

export class Board extends HTMLElement {
  static observedAttributes = [...OPTIONS, ...SOURCE, ...STYLING];

  /** @type {Port | null} */
  #port = null;
  /** Resolves once the frame shows its game. @type {Promise<GameState> | null} */
  #starting = null;
  /** Settle that promise. @type {{ resolve: (now: GameState) => void, reject: (error: Failure) => void } | null} */
  #settle = null;
  /** @type {GameState | null} */
  #state = null;
  /** The link of the game to resume, in place of the one in the attributes. */
  #link = "";
  /** The picture of that game, as a data URL. */
  #picture = "";
  /** Names of attributes that have changed. @type {Set<string>} */
  #changed = new Set();
  /** The options of the frame. */
  #options = "";
  #untouched = true;
  /** Whether the frame has not answered. */
  #failed = false;
  #seen = false;
  #stage = make("div", {});
  /** The last error reported. @type {Failure | undefined} */
  #told;

  /** Reports an error once, however many promises it rejects. @param {Failure} error */
  #fail = (error) => {
    const { code, message } = error;
    if (error !== this.#told && code !== "asleep") this.#emit("error", { code, message });
    this.#told = error;
  };

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: "open" });
    shadow.adoptedStyleSheets = [sheet];
    shadow.append(this.#stage);
  }

  connectedCallback() {
    this.#draw();
    watcher.observe(this);
    if (this.getAttribute("loading") === "eager") this.#startAlone();
  }

  disconnectedCallback() {
    watcher.unobserve(this);
    this.#untouched ||= this.#port !== null; // moved, it starts again
    this.#stop();
  }

  /** With this, `moveBefore` keeps the frame: the game does not restart. */
  connectedMoveCallback() {}

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (!this.isConnected) return;
    if (!this.#changed.size) queueMicrotask(() => this.#applyChanges());
    this.#changed.add(name);
  }

  /** The last known state of the game; null before there is one. */
  get standing() {
    return this.#state && { ...this.#state };
  }

  /** Starts the board, unless it runs; the promise resolves once the frame shows its game. */
  start() {
    if (this.#starting) return this.#starting;
    const address = this.#address();
    this.#options = encodedFields(optionsOf(this));
    const slug = gameOf(this.#nextLink);
    if (!address || !slug) return Promise.reject(this.#failure("src"));
    const idle = [...running].slice(0, Math.max(0, running.size + 1 - MOST));
    for (const board of idle) board.sleep();
    /** @type {Promise<GameState>} */
    const starting = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    starting.catch(() => {});
    this.#starting = starting;
    this.#untouched = this.#failed = false;
    const frame = make("iframe", { src: address, title: GAMES[slug].title });
    this.#port = new Port(frame, () => this.#silent());
    running.add(this);
    framed.add(this);
    this.#stage.querySelector("button")?.remove();
    this.#stage.append(frame);
    return starting;
  }

  /** Replaces the frame by a picture of the game; the game resumes when the board is used again. */
  async sleep() {
    const port = this.#port;
    if (!port) return;
    running.delete(this);
    const theme = this.getAttribute("theme");
    const shade = theme === "dark" || (theme !== "light" && dark.matches) ? "dark" : "light";
    const request = this.#state && port.ask("picture", { shade }, this.#failure("silent"));
    const answer = await request?.catch(() => null);
    if (this.#port !== port) return;
    this.#stop();
    this.#picture = dataUrl(answer?.picture);
    this.#draw();
  }

  /** @param {string} move */
  play(move) {
    return this.#request("play", { move: String(move) });
  }

  /** @param {number} ply */
  go(ply) {
    return this.#request("go", { ply: Number(ply) });
  }

  undo() {
    return this.#request("undo");
  }

  /**
   * Marks cells in a colour: names, or a text with names between spaces.
   * @param {string | Iterable<string>} cells
   * @param {TesseraeColour} [colour]
   */
  highlight(cells, colour) {
    const names = typeof cells === "string" ? cells.trim().split(/\s+/) : cells;
    return this.#request("highlight", { cells: [...names], colour });
  }

  /** @param {string} from @param {string} to @param {TesseraeColour} [colour] */
  arrow(from, to, colour) {
    return this.#request("arrow", { from, to, colour });
  }

  /** @param {string} text */
  comment(text) {
    return this.#request("comment", { text });
  }

  /** @param {number | null} value */
  setEvaluation(value) {
    return this.#request("setEvaluation", { value });
  }

  clear() {
    return this.#request("clear");
  }

  /** Replays the game; 0 pauses. @param {number} [pace] in seconds a ply */
  replay(pace) {
    return this.#request("replay", { pace });
  }

  /** Loads a game: a link, or fields named like the attributes. @param {string | Source} game */
  load(game) {
    const own = gameOf(this.#nextLink);
    const source = typeof game === "string" ? { src: game } : { game: own, ...game };
    const link = linkOf(source);
    if (!link) return Promise.reject(this.#failure("src"));
    if (this.#starting) return this.#request("load", { link: withFields(link, optionsOf(this)) });
    this.#link = link;
    this.#state = null;
    return this.start();
  }

  /** Called by the observer when the board comes into view or leaves it. @param {boolean} seen */
  inSight(seen) {
    this.#seen = seen;
    if (seen && this.getAttribute("loading") === "visible") this.#startAlone();
  }

  /** Handles a message, if it is from this board's frame. @param {MessageEvent} event */
  hear({ source, origin, data }) {
    const port = this.#port;
    if (!port || source !== port.frame.contentWindow) return;
    const fields = read(data);
    if (fields && origin === HERE.origin) this.#handle(port, fields);
    else if (fields && origin === "null") this.#hearSealed(port, fields);
  }

  /**
   * A sandboxed frame without an origin cannot run the app. It stays, as it says so in place of the
   * board.
   * @param {Port} port
   * @param {Message} fields
   */
  #hearSealed(port, { type, code, message }) {
    if (type === "hello" || type === "error") port.answered();
    if (type !== "error" || !isText(code) || !isText(message)) return;
    const error = failure(code, message);
    this.#settle?.reject(error);
    this.#fail(error);
  }

  /** The policy of the page has blocked some frame. @param {boolean} byIsolation */
  blocked(byIsolation) {
    this.#port?.blocked(byIsolation);
  }

  /** The link with which the board starts next. */
  get #nextLink() {
    const source = Object.fromEntries(SOURCE.map((name) => [name, this.getAttribute(name)]));
    return this.#link || linkOf(source);
  }

  get #language() {
    const language = languageOf(languageAround(this));
    return language ?? navigator.languages.map(languageOf).find(Boolean) ?? Object.keys(WORDS)[0];
  }

  get #controls() {
    const controls = this.getAttribute("controls");
    return isControls(controls) ? controls : "all";
  }

  /** @param {string} code */
  #failure(code) {
    return failure(code, WORDS[this.#language][code] ?? "");
  }

  /** The frame's address. A reader who played against the engine keeps their side. */
  #address() {
    const options = optionsOf(this);
    const reader = this.hasAttribute("level") && this.#link ? this.#state?.reader : null;
    if (reader && !this.hasAttribute("side")) options.push(["side", reader]);
    const link = this.#nextLink;
    return link && new URL(`embed.html${withFields(link, options)}`, HERE).href;
  }

  /** Starts without a click, only once; does not put boards in view to sleep. */
  #startAlone() {
    if (!this.#untouched) return;
    if (running.size >= MOST) {
      const idle = [...running].find((board) => !board.#seen);
      if (!idle) return;
      idle.sleep();
    }
    this.start().catch(this.#fail);
  }

  #applyChanges() {
    const reload = SOURCE.some((name) => this.#changed.has(name));
    for (const name of STYLING) this.#changed.delete(name);
    const redraw = this.#changed.size;
    this.#changed.clear();
    if (reload) {
      this.#link = this.#picture = "";
      this.#state = this.#port && this.#state;
    }
    if (redraw) this.#draw();
    const options = optionsOf(this);
    const encoded = encodedFields(options);
    if (!this.#port || (!reload && encoded === this.#options)) return;
    this.#options = encoded;
    const request = reload
      ? this.#request("load", { link: withFields(this.#nextLink, options) })
      : this.#request("set", { options: encoded });
    request.catch(this.#fail);
  }

  #draw() {
    const words = WORDS[this.#language];
    const slug = gameOf(this.#nextLink);
    this.#stage.className = `stage ${this.#controls}`;
    this.#stage.lang = this.#language;
    if (!slug) {
      this.#stage.replaceChildren(make("p", { class: "foot" }, words.src));
      return;
    }
    const task = taskOf(this.#nextLink);
    const [board, foot] = parts(slug, this.#controls, task === "read");
    if (this.#port) {
      this.#stage.children[0].replaceWith(board);
      this.#stage.children[1].replaceWith(foot);
      return;
    }
    const given = task === "solve" || /[?&][gmps]=./.test(this.#nextLink);
    const own = this.#picture || this.getAttribute("poster");
    board.append(image(slug, this.getAttribute("theme"), own, given));
    if (this.#failed) tellOfFailure(foot, words, new URL(this.#nextLink, HERE).href);
    else foot.append(caption(words, slug, this.#state?.ply, given));
    const fresh = task || (this.hasAttribute("readonly") ? "show" : "start");
    const kind = this.#state ? "resume" : fresh;
    const button = startButton(words, slug, kind, () => this.#clicked());
    this.#stage.replaceChildren(board, foot, button);
  }

  #clicked() {
    this.start().catch(this.#fail);
    this.#port?.frame.focus();
  }

  #silent() {
    const error = this.#failure("silent");
    const hadFocus = this.shadowRoot?.activeElement === this.#port?.frame;
    this.#stop(error);
    this.#failed = true;
    this.#draw();
    if (hadFocus) this.#stage.querySelector("a")?.focus();
    this.#fail(error);
  }

  /** Removes the frame; pending requests are rejected. @param {Failure} error */
  #stop(error = failure("asleep", "")) {
    running.delete(this);
    framed.delete(this);
    this.#port?.close(error);
    this.#settle?.reject(error);
    this.#port = null;
    this.#starting = null;
    this.#settle = null;
    this.#link = this.#state?.link ?? this.#link;
  }

  /**
   * Sends a request to the frame, starting it if necessary.
   * @param {string} type
   * @param {object} [fields]
   * @returns {Promise<GameState>}
   */
  async #request(type, fields = {}) {
    await this.start();
    const answer = await this.#port?.ask(type, fields, this.#failure("silent"));
    if (!answer) throw failure("asleep", "");
    return answer.state;
  }

  /** @param {string} name @param {object} detail */
  #emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** @param {Port} port @param {Message} fields */
  #handle(port, fields) {
    const { type, id, height, code, message } = fields;
    port.answered();
    if (type === "resize") this.#fit(height);
    if (type === "key" && isText(fields.key, 40)) this.#emit(type, { key: fields.key });
    if (type === "error" && isText(code) && isText(message)) {
      const error = failure(code, message);
      const request = port.settle(id);
      if (request) request.reject(error);
      else this.#fail(error);
    }
    const now = readState(fields);
    if (!now) return;
    this.#state = now;
    if (running.delete(this)) running.add(this);
    if (type === "done") port.settle(id)?.resolve({ state: { ...now }, picture: fields.picture });
    if (type === "ready") this.#settle?.resolve({ ...now });
    const more = readDetail(fields);
    if (more) this.#emit(/** @type {string} */ (type), { ...now, ...more });
  }

  /** Fits the part below the board to the frame's height. @param {unknown} height */
  #fit(height) {
    if (typeof height !== "number" || !(height >= 50 && height <= 10_000)) return;
    const [board, foot] = /** @type {HTMLCollectionOf<HTMLElement>} */ (this.#stage.children);
    const rest = height - board.offsetHeight;
    if (Math.abs(rest - foot.offsetHeight) > 1) foot.style.height = `${Math.max(0, rest)}px`;
    this.#emit("resize", { width: this.offsetWidth, height });
  }
}

if (!customElements.get(NAME)) {
  customElements.define(NAME, /** @satisfies {new () => TesseraeGame} */ (Board));
}
