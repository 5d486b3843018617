// A board in any page. The build fills in what stands in double braces.
const NAME = "tesserae-game";
const script = document.currentScript;
const HERE = new URL("./", script?.src ?? location.href);
const MOST = Math.max(1, Number.parseInt(script?.dataset.running, 10) || 2); // frames at a time
const GAMES = {{games}}; // slug -> title, and the board's width by its height
const WORDS = {{words}}; // language -> name -> sentence
const STYLE = {{style}};
