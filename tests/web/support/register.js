// Loads a module of web/ once for each tab: `?tab=1` behind its address goes to all that it imports.
import { register } from "node:module";

register("./tabs.js", import.meta.url);
