// Runs while the styles and the other scripts of the page are loading.
import "./unblock.js";
import "./ahead.js";
