// Keeps the browser's offer to install the app while it is valid.
import { send } from "../worker/line.js";

/** @type {BeforeInstallPromptEvent | null} */
let offer = null;
let reports = false; // whether the app can take events

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  setOffer(/** @type {BeforeInstallPromptEvent} */ (event));
});
addEventListener("appinstalled", () => setOffer(null));

/** Tells the app whether there is an offer, now and whenever that changes. */
export function watchOffers() {
  reports = true;
  if (offer) setOffer(offer);
}

/** @param {BeforeInstallPromptEvent | null} now */
function setOffer(now) {
  offer = now;
  if (reports) send({ type: "installable", yes: now !== null });
}

export function install() {
  offer?.prompt();
  setOffer(null);
}
