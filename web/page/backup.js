// All that this device keeps, as one file, and back again. The format: docs/storage.md.
const VERSION = 1;
const LARGEST = 100_000_000; // bytes
const MOST = 50_000; // games
const PART = { games: 25, characters: 300_000 };
const MOST_ASIDE = 500;

const { texts, games, shape, storage } = window.tesserae;

/** Everything as one object. */
async function everything() {
  const store = await games.store;
  const kept = [];
  for (const [id, { updated, used }] of await games.summaries()) {
    const text = await games.text(id);
    if (text !== null) kept.push({ id, updated, used, text });
  }
  const aside = (await store.aside()).map(([name, value]) => ({ name: String(name), value }));
  const made = new Date().toISOString();
  return { tesserae: "backup", version: VERSION, made, values: texts.kept(), games: kept, aside };
}

export async function backup({ date }) {
  const text = JSON.stringify(await everything());
  return { name: `tesserae-${date.replaceAll(".", "-") || "backup"}.json`, text };
}

export async function aside() {
  const found = (await (await games.store).aside()).map(([name, value]) => ({
    name: String(name),
    value,
  }));
  return { name: "tesserae-set-aside.json", text: JSON.stringify(found, null, 1) };
}

const { isObject } = shape;

function parsed(text) {
  try {
    const it = JSON.parse(text);
    const sound =
      isObject(it) && it.tesserae === "backup" && it.version === VERSION && Array.isArray(it.games);
    return sound && it.games.length <= MOST ? it : null;
  } catch {
    return null;
  }
}

/** A game of the file as the app reads it; what is none comes without a text. */
function game(it) {
  const sound = isObject(it) && shape.isId(it.id) && shape.isText(it.text);
  const stamp = (time) => (shape.isTime(time) ? Math.min(time, Date.now()) : 0);
  return sound
    ? { id: it.id, text: it.text, updated: stamp(it.updated), used: stamp(it.used) }
    : {};
}

/** Texts that this version has no reader for are taken where there are none. */
function values(found) {
  const pairs = Object.entries(isObject(found) ? found : {}).slice(0, 20);
  const sound = pairs.filter(
    ([name, it]) => /^[a-z][a-z.-]{0,40}$/.test(name) && typeof it === "string",
  );
  const short = sound.filter(([, it]) => it.length <= texts.LONGEST);
  const ours = short.filter(([name]) => !texts.foreign(name));
  for (const [name, it] of ours)
    if (name !== "settings" && texts.read(name) === null) texts.save(name, it);
  return Object.fromEntries(ours);
}

async function setAside(found) {
  const store = await games.store;
  for (const it of Array.isArray(found) ? found.slice(0, MOST_ASIDE) : []) {
    if (!isObject(it) || typeof it.name !== "string" || it.name.length > 200) continue;
    await store.keepAside(it.name, it.value).catch(() => {});
  }
}

let parts = null;

/** The parts that go to the app, each when it has done with the one before. */
function* cut(found) {
  const all = found.games.map(game);
  const others = values(found.values);
  const total = all.length;
  let part = [];
  let size = 0;
  let first = true;
  for (const it of all) {
    part.push(it);
    size += JSON.stringify(it).length;
    if (part.length < PART.games && size < PART.characters) continue;
    yield { type: "backup-part", games: part, total, ...(first && { values: others }) };
    [part, size, first] = [[], 0, false];
  }
  if (part.length || first)
    yield { type: "backup-part", games: part, total, ...(first && { values: others }) };
}

export function next() {
  const part = parts?.next();
  if (part && !part.done) return part.value;
  parts = null;
  return { type: "backup-read", trouble: false };
}

export async function restore(file) {
  if (parts) return;
  const found = file.size <= LARGEST ? parsed(await file.text()) : null;
  if (!found) {
    storage.say({ type: "backup-read", trouble: true });
    return;
  }
  await setAside(found.aside);
  parts = cut(found);
  storage.say(next());
}
