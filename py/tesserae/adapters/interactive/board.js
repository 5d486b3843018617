// The interactive board in a notebook: shows the markup that Python makes, and tells what is
// clicked. A module for anywidget; it loads nothing.

const REGIONS = ["status", "tray", "steps", "moves"];
const SKELETON = `
  <div class="widget">
    <div class="place"><svg class="board"><g class="picture" aria-hidden="true"></g><g class="spots"></g></svg></div>
    <div class="side">
      <div class="status" role="status"></div>
      <div class="tray"></div>
      <div class="nav"></div>
      <div class="moves"></div>
    </div>
  </div>`;

const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

/** A colour in whatever notation, as it is painted: red, green, blue and opacity up to 255. */
function painted(colour) {
  paint.clearRect(0, 0, 1, 1);
  paint.fillStyle = "transparent";
  paint.fillStyle = colour; // what is no colour changes nothing
  paint.fillRect(0, 0, 1, 1);
  return paint.getImageData(0, 0, 1, 1).data;
}

export default {
  render({ model, el }) {
    el.dataset.lmSuppressShortcuts = "true"; // JupyterLab's own keys, which it takes first
    const host = document.createElement("div");
    el.append(host);
    const root = host.attachShadow({ mode: "open" });
    root.innerHTML = SKELETON;
    const sheet = new CSSStyleSheet();
    root.adoptedStyleSheets = [sheet];
    const frame = root.querySelector(".widget");
    const board = root.querySelector(".board");
    let sent = 0;
    let touched = false;
    const shown = new Map();

    function send(act, arg) {
      sent += 1;
      model.set("sent", { n: sent, at: Date.now(), act, arg, touched });
      model.save_changes();
    }

    function fill(place, markup) {
      if (shown.get(place) === markup) return;
      shown.set(place, markup);
      place.innerHTML = markup;
    }

    function draw() {
      const view = model.get("view");
      const { id, role } = root.activeElement ? describe(root.activeElement) : {};
      frame.dataset.game = view.game;
      frame.dataset.way = view.way;
      frame.setAttribute("aria-busy", `${view.waits}`);
      board.setAttribute("viewBox", view.box);
      fill(root.querySelector(".picture"), view.picture);
      fill(root.querySelector(".spots"), view.spots);
      for (const name of REGIONS)
        fill(root.querySelector(name === "steps" ? ".nav" : `.${name}`), view[name]);
      if (id && !root.activeElement) refocus(id, role);
      const current = root.querySelector(".moves [aria-current]");
      const box = root.querySelector(".moves");
      if (current) box.scrollTop = current.offsetTop - box.offsetTop - box.clientHeight / 2;
    }

    const describe = (element) => ({ id: element.id, role: element.getAttribute("role") });

    /** What had the focus has it again; a piece that is gone leaves it to the board. */
    function refocus(id, role) {
      const same = root.getElementById(id) ?? root.querySelector('[role="gridcell"][tabindex="0"]');
      if (role === "gridcell" && same?.id === id) stop(same);
      same?.focus({ preventScroll: true });
    }

    /** The grid is one tab stop: the cell that had the focus last. */
    function stop(cell) {
      for (const other of root.querySelectorAll('[role="gridcell"][tabindex="0"]'))
        other.setAttribute("tabindex", "-1");
      cell.setAttribute("tabindex", "0");
    }

    function step(cell, [down, right]) {
      const rows = [...root.querySelectorAll('[role="row"]')].map((row) => [...row.children]);
      const row = rows.findIndex((cells) => cells.includes(cell));
      const next = rows[row + down]?.[rows[row].indexOf(cell) + right];
      if (!next) return;
      stop(next);
      next.focus({ preventScroll: true });
    }

    function press(element) {
      if (element.getAttribute("aria-disabled") === "true" && element.dataset.act === "go") return;
      send(element.dataset.act, element.dataset.arg);
    }

    root.addEventListener("pointerdown", (event) => (touched = event.pointerType === "touch"));
    root.addEventListener("click", (event) => {
      const element = event.target.closest("[data-act]");
      if (element && element.tagName !== "SELECT") press(element);
    });
    root.addEventListener(
      "change",
      ({ target }) => target.dataset.act && send(target.dataset.act, target.value),
    );
    root.addEventListener("keydown", (event) => {
      touched = false;
      event.stopPropagation(); // or the notebook would take it
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const { key, target } = event;
      const cell = target.closest('[role="gridcell"]');
      if (key === "Escape") send("cancel", "");
      else if (cell && ARROWS[key]) step(cell, ARROWS[key]);
      else if (["Enter", " "].includes(key) && target.closest("svg.board"))
        press(target.closest("[data-act]"));
      else return;
      event.preventDefault();
    });

    /** Light or dark, as the notebook is, whatever it is written in: by what lies behind. */
    function isDark() {
      for (let it = el; it; it = it.parentElement ?? it.getRootNode().host) {
        const [red, green, blue, opacity] = painted(getComputedStyle(it).backgroundColor);
        if (opacity > 127) return 0.3 * red + 0.59 * green + 0.11 * blue < 128;
      }
      return matchMedia("(prefers-color-scheme: dark)").matches;
    }

    function tint() {
      const theme = model.get("theme");
      host.dataset.theme = theme === "auto" ? (isDark() ? "dark" : "light") : theme;
    }

    function dress() {
      tint();
      frame.style.setProperty("--size", `${model.get("size")}px`);
      sheet.replaceSync(model.get("styles"));
    }

    dress();
    draw();
    const system = matchMedia("(prefers-color-scheme: dark)");
    const changes = new MutationObserver(tint);
    for (const it of [document.documentElement, document.body])
      changes.observe(it, { attributes: true });
    system.addEventListener("change", tint);
    const placed = new ResizeObserver(tint); // some notebooks put it on the page after this
    placed.observe(host);
    model.on("change:view", draw);
    for (const name of ["theme", "size", "styles"]) model.on(`change:${name}`, dress);
    return () => {
      changes.disconnect();
      placed.disconnect();
      system.removeEventListener("change", tint);
      model.off("change:view", draw);
      for (const name of ["theme", "size", "styles"]) model.off(`change:${name}`, dress);
    };
  },
};
