// Puts this site's address into the code on the page; makes a board and its code from the choices;
// lists the events of the last board, plays a move there and draws on it.
"use strict";
(() => {
  /** @param {string} id @returns {any} */
  const the = (id) => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`The page lacks #${id}.`);
    return element;
  };
  const here = new URL("./", location.href).href;
  const form = /** @type {HTMLFormElement} */ (the("choices"));
  const made = /** @type {TesseraeGame} */ (the("made"));
  const { site = "", study = "", studied = "" } = form.dataset;
  for (const code of document.querySelectorAll("code")) {
    code.textContent = code.textContent.replaceAll(site, here);
  }

  const LOOK = ["paper", "ink", "accent", "board"];
  /** Pixels below the board; extra ones of a study. @type {Record<string, [number, number]>} */
  const FOOT = { all: [97, 99], status: [52, 99], none: [0, 0] };

  /** @param {string} name @returns {HTMLInputElement & HTMLSelectElement} */
  const field = (name) => /** @type {any} */ (form.elements.namedItem(name));
  /** @param {string} name */
  const value = (name) => field(name).value.trim();

  /** Fills in what follows from a choice of game or colours. @param {string} name */
  function follow(name) {
    const show = value("show");
    if (show === "study") field("game").value = studied;
    if (name !== "position") {
      field("position").value = field("game").selectedOptions[0].dataset.position ?? "";
    }
    const { theme, colours } = field("colours").selectedOptions[0].dataset;
    if (name === "colours" && theme && colours) {
      field("theme").value = theme;
      for (const [at, colour] of colours.split(" ").entries()) field(LOOK[at]).value = colour;
    }
    if (name === "colours" && value("colours") === "yours" && value("theme") === "system") {
      field("theme").value = "light"; // the colours to begin with are for it
    }
    for (const it of LOOK) field(it).disabled = value("colours") !== "yours";
    field("game").disabled = show === "study";
    field("moves").disabled = show !== "game";
    field("position").disabled = show !== "position";
    field("who").disabled = !["game", "position"].includes(show);
    field("width").value = value("size");
  }

  /** The attributes for the choices. @returns {Record<string, string>} */
  function attributes() {
    const [show, who, controls, theme] = ["show", "who", "controls", "theme"].map(value);
    const plays = ["game", "position"].includes(show);
    const source = {
      game: { moves: value("moves") },
      position: { position: value("position") },
      lesson: { lesson: "" },
      puzzle: { puzzle: "today" },
      study: { study },
    }[show];
    return {
      game: value("game"),
      ...Object.fromEntries(
        Object.entries(source ?? {}).filter(([name, it]) => it || name === "lesson"),
      ),
      ...(plays && who === "look" && { readonly: "" }),
      ...(plays && who && who !== "look" && { level: who }),
      ...(controls !== "all" && { controls }),
      ...(theme !== "system" && { theme }),
    };
  }

  const colours = () => (value("colours") ? LOOK.map((name) => [name, value(name)]) : []);

  /** The address of the frame. @param {Record<string, string>} it */
  function address({
    game,
    moves,
    position,
    lesson,
    puzzle,
    level,
    readonly,
    controls,
    theme,
    ...it
  }) {
    const page = lesson === "" ? "/learn" : puzzle ? `/puzzle/${puzzle}` : it.study ? "/study" : "";
    const fields = Object.entries({
      p: position,
      g: moves?.split(/[\s.]+/).join("."),
      theme,
      level,
      readonly: readonly === "" && "1",
      bar: controls === "status" && "0",
      bare: controls === "none" && "1",
      ...Object.fromEntries(colours().map(([name, colour]) => [name, colour.slice(1)])),
    }).filter(([, value]) => value);
    const all = fields.map(([name, value]) => `${name}=${encodeURIComponent(value || "")}`);
    const begins = it.study ? [it.study] : moves || position ? ["v=1"] : [];
    const query = [...begins, ...all].join("&");
    return `${here}embed.html#/${game}${page}${query && `?${query}`}`;
  }

  /** Shows the board and its code. */
  function show() {
    const wanted = attributes();
    for (const name of made.getAttributeNames()) {
      if (!["id", "class", "style"].includes(name) && !(name in wanted)) made.removeAttribute(name);
    }
    for (const [name, value] of Object.entries(wanted)) {
      if (made.getAttribute(name) !== value) made.setAttribute(name, value);
    }
    made.style.cssText = "";
    const width = Number(value("size"));
    if (width !== 560) made.style.maxWidth = `${width}px`;
    for (const [name, colour] of colours()) made.style.setProperty(`--tesserae-${name}`, colour);
    const link = document.createElement("a");
    link.textContent = field("game").selectedOptions[0].text;
    link.href = `${here}#/${wanted.game}`;
    const copy = /** @type {HTMLElement} */ (made.cloneNode(false));
    for (const name of ["id", "class"]) copy.removeAttribute(name);
    if (!copy.getAttribute("style")) copy.removeAttribute("style");
    copy.append(link);
    const frame = document.createElement("iframe");
    const [foot, more] = FOOT[value("controls")];
    const height = width + foot + (wanted.study ? more : 0);
    Object.assign(frame, { src: address(wanted), title: link.text, width, height });
    const script = `<script src="${here}embed.js" async></script>\n`;
    the("code").querySelector("code").textContent = script + copy.outerHTML;
    the("line").querySelector("code").textContent = frame.outerHTML;
    the("refused").textContent = "";
  }

  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("change", ({ target }) => {
    follow(/** @type {HTMLInputElement} */ (target).name);
    show();
    made.start?.().catch(() => {}); // it dispatches an error event
  });
  form.addEventListener("input", ({ target }) => {
    if (/** @type {HTMLInputElement} */ (target).type !== "range") return;
    follow("size");
    show();
  });
  made.addEventListener("error", ({ detail }) => {
    the("refused").textContent = detail.message;
  });
  const asked = value("position"); // the browser may restore choices after a reload
  follow(asked ? "position" : "");
  show();

  for (const button of document.querySelectorAll("[data-copies]")) {
    const { copies = "", copied = "" } = /** @type {HTMLElement} */ (button).dataset;
    button.addEventListener("click", async () => {
      const code = the(copies).querySelector("code");
      getSelection()?.selectAllChildren(code);
      await navigator.clipboard.writeText(code.textContent);
      the(copies).querySelector("[role=status]").textContent = copied;
    });
  }

  const board = /** @type {TesseraeGame} */ (the("talking"));
  const heard = the("heard");

  /** @param {{ type: string, detail: unknown }} event */
  const note = ({ type, detail }) => {
    const line = document.createElement("p");
    line.textContent = `${type} ${JSON.stringify(detail)}`;
    heard.append(line);
    heard.scrollTop = heard.scrollHeight;
  };
  for (const name of ["ready", "move", "look", "gameover", "error"]) {
    board.addEventListener(name, (event) => note(/** @type {CustomEvent} */ (event)));
  }
  const failed = /** @param {Error} error */ ({ message }) =>
    note({ type: "error", detail: message });
  the("play").addEventListener("click", () => board.play(the("play").dataset.move).catch(failed));
  the("draw").addEventListener("click", async () => {
    const { cells, comment } = the("draw").dataset;
    const [from, to] = cells.split(" ");
    await board.arrow(from, to).catch(failed);
    await board.comment(comment).catch(failed);
  });
})();
