// Attributes -> links. A link is a fragment, as the README tells of them.

/** The language that we have words in, of a language's tag; undefined if we have none. */
function known(tag) {
  const short = String(tag ?? "").slice(0, 2).toLowerCase();
  return Object.hasOwn(WORDS, short) ? short : undefined;
}

/** The game that a link is to; undefined if there is no such game. */
function gameOf(link) {
  const slug = /^#\/(\w+)(\?|$)/.exec(link)?.[1];
  return Object.hasOwn(GAMES, slug) ? slug : undefined;
}

/** The link that src, or game, position, moves and ply make; "" if there is no such game. */
function linkOf({ src, game, position, moves, ply }) {
  let link = src ? src.slice(src.indexOf("#")) : `#/${game || Object.keys(GAMES)[0]}`;
  if (!src && (position || moves)) {
    const fields = { p: position, g: moves?.trim().split(/[\s.]+/).join("."), at: ply };
    const given = Object.entries(fields).filter(([, value]) => value || value === 0);
    link += `?v=1&${written(given)}`;
  }
  return gameOf(link) ? link : "";
}

function written(fields) {
  return fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
}

/** The fields of a link that say how a board is to be shown. */
function optionsOf(board) {
  const controls = board.getAttribute("controls");
  const fields = {
    theme: board.getAttribute("theme"),
    lang: known(board.closest("[lang]")?.lang),
    way: board.getAttribute("colourway"),
    level: board.getAttribute("level"),
    side: board.getAttribute("side"),
    readonly: board.hasAttribute("readonly") && 1,
    bar: controls === "status" && "0",
    bare: controls === "none" && 1,
  };
  return Object.entries(fields).filter(([, value]) => value);
}

/** A link with fields in it, in place of those of the same name. */
function dressed(link, fields) {
  const [path, query = ""] = link.split("?");
  const names = fields.map(([name]) => name);
  const kept = query.split("&").filter((it) => it && !names.includes(it.split("=")[0]));
  const whole = [...kept, ...(fields.length ? [written(fields)] : [])].join("&");
  return whole ? `${path}?${whole}` : path;
}
