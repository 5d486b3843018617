// The code that is shown says where this site is; the last board is listened to and played in.
"use strict";
(() => {
  const here = new URL("./", location.href).href;
  for (const code of document.querySelectorAll("code")) {
    code.textContent = code.textContent.replaceAll("https://example.org/tesserae/", here);
  }

  const board = document.getElementById("talking");
  const heard = document.getElementById("heard");
  const note = ({ type, detail }) => {
    const line = document.createElement("p");
    line.textContent = `${type} ${JSON.stringify(detail)}`;
    heard.append(line);
    heard.scrollTop = heard.scrollHeight;
  };
  for (const name of ["ready", "move", "look", "gameover", "error"]) {
    board.addEventListener(name, note);
  }
  document.getElementById("play").addEventListener("click", ({ target }) => {
    board.play(target.dataset.move).catch(({ message }) => note({ type: "error", detail: message }));
  });
})();
