// Games as the app saves them, for tests that do not care what was played.

/** What lists show of a game. */
export const ABOUT = { plies: 1, seats: [0, 0], turn: 1, result: "", linked: false, players: [] };

/**
 * The command to save a game.
 * @param {string} id
 * @param {string} text
 * @param {Partial<CommandOf<"savegame">>} [more]
 */
export const save = (id, text, more = {}) => ({
  do: "savegame",
  ...{ id, game: "pyrga", version: 0, about: ABOUT, text, updated: 0, used: 0 },
  ...more,
});

/**
 * A stored summary.
 * @param {string} id
 * @param {number} version
 * @param {Partial<Summary>} [more]
 */
export const summary = (id, version, more = {}) => ({
  ...{ id, game: "pyrga", version, updated: version, used: version, about: ABOUT },
  ...more,
});

/** A promise that resolves when what is under way has been done. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/**
 * Waits until it holds.
 * @param {() => unknown} holds
 */
export async function until(holds) {
  for (let tries = 0; tries < 500; tries += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  throw new Error(`It never came to: ${holds}`);
}
