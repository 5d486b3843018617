// Puts this site's address into the code that the page shows; lists the events of the last board, and
// plays a move there.
"use strict";
(() => {
  const here = new URL("./", location.href).href;
  for (const code of document.querySelectorAll("code")) {
    code.textContent = code.textContent.replaceAll("https://example.org/tesserae/", here);
  }

  const board = /** @type {TesseraeGame | null} */ (document.getElementById("talking"));
  const heard = document.getElementById("heard");
  const play = document.getElementById("play");
  if (!board || !heard || !play) throw new Error("The page lacks its last board.");

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
  play.addEventListener("click", () => {
    const failed = /** @param {Error} error */ ({ message }) =>
      note({ type: "error", detail: message });
    board.play(play.dataset.move ?? "").catch(failed);
  });
})();
