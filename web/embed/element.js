// <tesserae-game>: attributes, methods and events, as docs/embed.md tells of them.
import { GAMES, HERE, MOST, NAME, STYLE, WORDS } from "./given.js";
import { failure, isCount, isSide, isText, Line, LONGEST, read, standing } from "./line.js";
import {
  dressed,
  gameOf,
  known,
  languageAround,
  linkOf,
  optionsOf,
  taskOf,
  written,
} from "./links.js";
import { dark, image, isControls, make, places, startButton } from "./picture.js";

const OPTIONS = ["theme", "lang", "colourway", "level", "side", "readonly", "controls"];
const SOURCE = ["src", "game", "position", "moves", "ply", "ask", "lesson", "puzzle", "poster"];

const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);

/** The boards with a frame. @type {Set<Board>} */
const framed = new Set();
/** Those that are to keep it, the one that was used last at the end. @type {Set<Board>} */
const running = new Set();

const watcher = new IntersectionObserver((seen) => {
  for (const { target, isIntersecting } of seen) {
    /** @type {Board} */ (target).inSight(isIntersecting);
  }
});

class Board extends HTMLElement {
  static observedAttributes = [...OPTIONS, ...SOURCE];

  /** @type {Line | null} */
  #line = null;
  /** Resolves once the frame's game is there. @type {Promise<Standing> | null} */
  #starting = null;
  /** @type {{ resolve: (now: Standing) => void, reject: (error: Failure) => void } | null} */
  #settle = null;
  /** @type {Standing | null} */
  #standing = null;
  /** The game to be resumed, instead of the one in the attributes. */
  #link = "";
  /** Of that game. */
  #picture = "";
  /** Names of attributes. @type {Set<string>} */
  #changed = new Set();
  #untouched = true;
  #seen = false;
  #stage = make("div", {});

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
    this.#stop();
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (!this.isConnected) return;
    if (!this.#changed.size) queueMicrotask(() => this.#follow());
    this.#changed.add(name);
  }

  /** The game as it was last told of. Null before that. */
  get standing() {
    return this.#standing && { ...this.#standing };
  }

  /** Starts the board, if it does not run; the promise is kept once its game is there. */
  start() {
    if (this.#starting) return this.#starting;
    const address = this.#address();
    const slug = gameOf(this.#from);
    if (!address || !slug) return Promise.reject(this.#failure("src"));
    const tired = [...running].slice(0, Math.max(0, running.size + 1 - MOST));
    for (const board of tired) board.sleep();
    /** @type {Promise<Standing>} */
    const starting = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    starting.catch(() => {});
    this.#starting = starting;
    this.#untouched = false;
    const frame = make("iframe", { src: address, title: GAMES[slug].title });
    this.#line = new Line(frame, () => this.#silent());
    running.add(this);
    framed.add(this);
    this.#stage.querySelector("button")?.remove();
    this.#stage.append(frame);
    return starting;
  }

  /** Back to a picture of the game as it is; it goes on when the board is used again. */
  async sleep() {
    const line = this.#line;
    if (!line) return;
    running.delete(this);
    const { theme } = Object.fromEntries(optionsOf(this));
    const isDark = theme === "dark" || (theme !== "light" && dark.matches);
    const shade = isDark ? "dark" : "light";
    const asked = this.#standing && line.ask("picture", { shade }, this.#failure("silent"));
    const answer = await asked?.catch(() => null);
    if (this.#line !== line) return;
    this.#stop();
    const picture = answer?.picture;
    this.#picture =
      isText(picture, LONGEST) && picture
        ? `data:image/svg+xml,${encodeURIComponent(picture)}`
        : "";
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
   * Another game: a link, or an object with attributes of the same names.
   * @param {string | Source} game
   */
  load(game) {
    const own = gameOf(this.#from);
    const source = typeof game === "string" ? { src: game } : { game: own, ...game };
    const link = linkOf(source);
    if (!link) return Promise.reject(this.#failure("src"));
    if (this.#starting) return this.#request("load", { link: dressed(link, optionsOf(this)) });
    this.#link = link;
    this.#standing = null;
    return this.start();
  }

  /**
   * Whether the board is in sight, by the observer's word.
   * @param {boolean} seen
   */
  inSight(seen) {
    this.#seen = seen;
    if (seen && this.getAttribute("loading") === "visible") this.#startAlone();
  }

  /**
   * A frame's message, if it is from this board's.
   * @param {MessageEventSource | null} source
   * @param {unknown} data
   */
  hear(source, data) {
    const line = this.#line;
    if (!line || source !== line.frame.contentWindow) return;
    const said = read(data);
    if (said) this.#take(line, said);
  }

  /** Where the game begins when it is started now. */
  get #from() {
    const given = Object.fromEntries(SOURCE.map((name) => [name, this.getAttribute(name)]));
    return this.#link || linkOf(given);
  }

  get #language() {
    const given = known(languageAround(this));
    return given ?? navigator.languages.map(known).find(Boolean) ?? Object.keys(WORDS)[0];
  }

  get #controls() {
    const wish = this.getAttribute("controls");
    return isControls(wish) ? wish : "all";
  }

  /** @param {string} code */
  #failure(code) {
    return failure(code, WORDS[this.#language][code] ?? "");
  }

  /** The frame's address. Who played against the engine keeps the side that he had. */
  #address() {
    const options = optionsOf(this);
    const reader = this.hasAttribute("level") && this.#link ? this.#standing?.reader : null;
    if (reader && !this.hasAttribute("side")) options.push(["side", reader]);
    const link = this.#from;
    return link && new URL(`embed.html${dressed(link, options)}`, HERE).href;
  }

  /** A start that nobody asked for happens once, and no board in sight gives way to it. */
  #startAlone() {
    if (!this.#untouched) return;
    if (running.size >= MOST) {
      const idle = [...running].find((board) => !board.#seen);
      if (!idle) return;
      idle.sleep();
    }
    this.start().catch((error) => this.#fail(error));
  }

  /** Attributes were changed. */
  #follow() {
    const elsewhere = SOURCE.some((name) => this.#changed.has(name));
    this.#changed.clear();
    if (elsewhere) {
      this.#link = this.#picture = "";
      this.#standing = this.#line && this.#standing;
    }
    this.#draw();
    if (!this.#line) return;
    const options = optionsOf(this);
    const request = elsewhere
      ? this.#request("load", { link: dressed(this.#from, options) })
      : this.#request("set", { options: written(options) });
    request.catch((error) => this.#fail(error));
  }

  #draw() {
    const words = WORDS[this.#language];
    const slug = gameOf(this.#from);
    this.#stage.className = `stage ${this.#controls}`;
    this.#stage.lang = this.#language;
    if (!slug) {
      this.#stage.replaceChildren(make("p", { class: "foot" }, words.src));
      return;
    }
    const [board, foot] = places(slug, this.#controls);
    if (this.#line) {
      this.#stage.children[0].replaceWith(board);
      this.#stage.children[1].replaceWith(foot);
      return;
    }
    /** @param {string} it */
    const named = (it) => it.replace("{game}", GAMES[slug].title);
    const task = taskOf(this.#from);
    const given = task === "solve" || /[?&][pg]=./.test(this.#from);
    const caption = this.#standing ? "asleep" : given ? "given" : "caption";
    const fresh = task || (this.hasAttribute("readonly") ? "show" : "start");
    const kind = this.#standing ? "resume" : fresh;
    const own = this.#picture || this.getAttribute("poster");
    board.append(image(slug, this.getAttribute("theme"), own, given));
    foot.append(named(words[caption]).replace("{ply}", String(this.#standing?.ply)));
    const button = startButton(words[kind], named(words[`${kind}_named`]), () => this.#clicked());
    this.#stage.replaceChildren(board, foot, button);
  }

  #clicked() {
    this.start().catch((error) => this.#fail(error));
    this.#line?.frame.focus();
  }

  #silent() {
    const error = this.#failure("silent");
    this.#stop(error);
    this.#draw();
    this.#fail(error);
  }

  /** The frame goes; what it was asked is not done. @param {Failure} error */
  #stop(error = failure("asleep", "")) {
    running.delete(this);
    framed.delete(this);
    this.#line?.close(error);
    this.#settle?.reject(error);
    this.#line = null;
    this.#starting = null;
    this.#settle = null;
    this.#link = this.#standing?.link ?? this.#link;
  }

  /**
   * Asks the frame, which is started if it does not run.
   * @param {string} type
   * @param {object} [fields]
   * @returns {Promise<Standing>}
   */
  async #request(type, fields = {}) {
    await this.start();
    const answer = await this.#line?.ask(type, fields, this.#failure("silent"));
    if (!answer) throw failure("asleep", "");
    const { picture, ...told } = answer;
    return told;
  }

  /**
   * @param {string} name
   * @param {object} detail
   */
  #emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** @param {Failure} error */
  #fail({ code, message }) {
    if (code !== "asleep") this.#emit("error", { code, message });
  }

  /**
   * @param {Line} line
   * @param {Message} said
   */
  #take(line, said) {
    const { type, id, height, code, message } = said;
    line.answered();
    if (type === "resize") this.#grow(height);
    if (type === "error" && isText(code) && isText(message)) {
      const error = failure(code, message);
      const request = line.settle(id);
      if (request) request.reject(error);
      else this.#fail(error);
    }
    const now = standing(said);
    if (!now) return;
    this.#standing = now;
    if (running.delete(this)) running.add(this);
    if (type === "done") line.settle(id)?.resolve({ ...now, picture: said.picture });
    if (type === "ready") this.#settle?.resolve({ ...now });
    if (type === "ready" || type === "look") this.#emit(type, now);
    if (type === "move" && isText(said.move) && isSide(said.side)) {
      this.#emit(type, { ...now, move: said.move, side: said.side });
    }
    const { puzzle, tries, how } = said;
    if ((type === "solved" || type === "failed") && isCount(puzzle) && isCount(tries)) {
      this.#emit(type, { ...now, puzzle, tries, ...(isText(how) && { how }) });
    }
    if (type === "gameover" && isSide(said.winner) && isText(said.reason) && isText(message)) {
      this.#emit(type, { ...now, winner: said.winner, reason: said.reason, message });
    }
  }

  /**
   * The frame needs another height; what is below the board gives or takes it.
   * @param {unknown} height
   */
  #grow(height) {
    if (typeof height !== "number" || !(height >= 50 && height <= 10_000)) return;
    const [board, foot] = /** @type {HTMLCollectionOf<HTMLElement>} */ (this.#stage.children);
    const rest = height - board.offsetHeight;
    if (Math.abs(rest - foot.offsetHeight) > 1) foot.style.height = `${Math.max(0, rest)}px`;
    this.#emit("resize", { width: this.offsetWidth, height });
  }
}

addEventListener("message", ({ source, origin, data }) => {
  if (origin === HERE.origin) for (const board of framed) board.hear(source, data);
});
if (!customElements.get(NAME)) customElements.define(NAME, Board);
