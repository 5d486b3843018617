// Runs while the styles and all other scripts of the page are on their way.
import "./unblock.js";
import "./ahead.js";
