// The browser's offer to install the app, while it is valid.
import { send } from "../worker/line.js";

/** @type {BeforeInstallPromptEvent | null} */
let offer = null;
let listens = false; // whether the app does

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  setOffer(/** @type {BeforeInstallPromptEvent} */ (event));
});
addEventListener("appinstalled", () => setOffer(null));

/** From now on, tells the app whether there is an offer. */
export function watchOffers() {
  listens = true;
  if (offer) setOffer(offer);
}

/** @param {BeforeInstallPromptEvent | null} now */
function setOffer(now) {
  offer = now;
  if (listens) send({ type: "installable", yes: now !== null });
}

export function install() {
  offer?.prompt();
  setOffer(null);
}
