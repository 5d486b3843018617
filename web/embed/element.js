// <tesserae-game>: attributes, methods and events, as docs/embed.md tells of them.
const OPTIONS = ["theme", "lang", "colourway", "level", "side", "readonly", "controls"];
const SOURCE = ["src", "game", "position", "moves", "ply", "poster"];

const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);

const framed = new Set(); // the boards with a frame
const running = new Set(); // those that are to keep it, the one that was used last at the end

const watcher = new IntersectionObserver((seen) => {
  for (const { target, isIntersecting } of seen) target.inSight(isIntersecting);
});

class Board extends HTMLElement {
  static observedAttributes = [...OPTIONS, ...SOURCE];

  #line = null;
  #starting = null; // kept once the frame's game is there
  #settle = null;
  #standing = null;
  #link = ""; // the game to be resumed, instead of the one in the attributes
  #picture = ""; // of it
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
    if (!address) return Promise.reject(this.#failure("src"));
    const tired = [...running].slice(0, Math.max(0, running.size + 1 - MOST));
    for (const board of tired) board.sleep();
    this.#starting = new Promise((resolve, reject) => (this.#settle = { resolve, reject }));
    this.#starting.catch(() => {});
    this.#untouched = false;
    const frame = make("iframe", { src: address, title: GAMES[gameOf(this.#from)].title });
    this.#line = new Line(frame, () => this.#silent());
    running.add(this);
    framed.add(this);
    this.#stage.querySelector("button")?.remove();
    this.#stage.append(frame);
    return this.#starting;
  }

  /** Back to a picture of the game as it is; it goes on when the board is used again. */
  async sleep() {
    const line = this.#line;
    if (!line) return;
    running.delete(this);
    const { theme } = Object.fromEntries(optionsOf(this));
    const shade = ["light", "dark"].includes(theme) ? theme : dark.matches ? "dark" : "light";
    const asked = this.#standing && line.ask("picture", { shade }, this.#failure("silent"));
    const { picture } = (await asked?.catch(() => null)) ?? {};
    if (this.#line !== line) return;
    this.#stop();
    const sound = isText(picture, LONGEST) && picture;
    this.#picture = sound ? `data:image/svg+xml,${encodeURIComponent(picture)}` : "";
    this.#draw();
  }

  play(move) {
    return this.#request("play", { move: String(move) });
  }

  go(ply) {
    return this.#request("go", { ply: Number(ply) });
  }

  undo() {
    return this.#request("undo");
  }

  /** Another game: a link, or an object with any of game, position, moves and ply. */
  load(game) {
    const source = typeof game === "string" ? { src: game } : { game: gameOf(this.#from), ...game };
    const link = linkOf(source);
    if (!link) return Promise.reject(this.#failure("src"));
    if (this.#starting) return this.#request("load", { link: dressed(link, optionsOf(this)) });
    this.#link = link;
    this.#standing = null;
    return this.start();
  }

  /** Whether the board is in sight, by the observer's word. */
  inSight(seen) {
    this.#seen = seen;
    if (seen && this.getAttribute("loading") === "visible") this.#startAlone();
  }

  /** A frame's message, if it is from this board's. */
  hear(source, data) {
    const said = source === this.#line.frame.contentWindow && read(data);
    if (said) this.#take(said);
  }

  /** Where the game begins when it is started now. */
  get #from() {
    const given = Object.fromEntries(SOURCE.map((name) => [name, this.getAttribute(name)]));
    return this.#link || linkOf(given);
  }

  get #language() {
    const given = known(this.closest("[lang]")?.lang);
    return given ?? navigator.languages.map(known).find(Boolean) ?? Object.keys(WORDS)[0];
  }

  get #controls() {
    const wish = this.getAttribute("controls");
    return Object.hasOwn(FOOT, wish) ? wish : "all";
  }

  #failure(code) {
    return failure(code, WORDS[this.#language][code] ?? "");
  }

  /** The frame's address. Who played against the engine keeps the side that he had. */
  #address() {
    const options = optionsOf(this);
    const reader = this.hasAttribute("level") && this.#link && this.#standing?.reader;
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
      this.#stage.firstChild.replaceWith(board);
      this.#stage.children[1].replaceWith(foot);
      return;
    }
    const named = (it) => it.replace("{game}", GAMES[slug].title);
    const given = /[?&][pg]=./.test(this.#from);
    const caption = this.#standing ? "asleep" : given ? "given" : "caption";
    const kind = this.#standing ? "resume" : this.hasAttribute("readonly") ? "show" : "start";
    const own = this.#picture || this.getAttribute("poster");
    board.append(image(slug, this.getAttribute("theme"), own, given));
    foot.append(named(words[caption]).replace("{ply}", this.#standing?.ply));
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

  /** The frame goes; what it was asked is not done. */
  #stop(error = failure("asleep", "")) {
    running.delete(this);
    framed.delete(this);
    this.#line?.close(error);
    this.#settle?.reject(error);
    this.#line = this.#starting = this.#settle = null;
    this.#link = this.#standing?.link ?? this.#link;
  }

  async #request(type, fields) {
    await this.start();
    const { picture, ...told } = await this.#line.ask(type, fields, this.#failure("silent"));
    return told;
  }

  #emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  #fail({ code, message }) {
    if (code !== "asleep") this.#emit("error", { code, message });
  }

  #take(said) {
    const { type, id, height, code, message } = said;
    this.#line.answered();
    if (type === "resize") this.#grow(height);
    const error = isText(code) && isText(message) && failure(code, message);
    if (type === "error" && error) this.#refuse(id, error);
    const now = standing(said);
    if (!now) return;
    this.#standing = now;
    if (running.delete(this)) running.add(this);
    if (type === "done") this.#line.settle(id)?.resolve({ ...now, picture: said.picture });
    if (type === "ready") this.#settle?.resolve({ ...now });
    if (type === "ready" || type === "look") this.#emit(type, now);
    if (type === "move" && isText(said.move) && isSide(said.side)) {
      this.#emit(type, { ...now, move: said.move, side: said.side });
    }
    if (type === "gameover" && isSide(said.winner) && isText(said.reason) && isText(message)) {
      this.#emit(type, { ...now, winner: said.winner, reason: said.reason, message });
    }
  }

  #refuse(id, error) {
    const request = this.#line.settle(id);
    if (request) request.reject(error);
    else this.#fail(error);
  }

  /** The frame needs another height; what is below the board gives or takes it. */
  #grow(height) {
    if (!Number.isFinite(height) || height < 50 || height > 10_000) return;
    const [board, foot] = this.#stage.children;
    const rest = height - board.offsetHeight;
    if (Math.abs(rest - foot.offsetHeight) > 1) foot.style.height = `${Math.max(0, rest)}px`;
    this.#emit("resize", { width: this.offsetWidth, height });
  }
}

addEventListener("message", ({ source, origin, data }) => {
  if (origin === HERE.origin) for (const board of framed) board.hear(source, data);
});
if (!customElements.get(NAME)) customElements.define(NAME, Board);
