// The browser's offer to install the app, while it is valid.

/** @type {BeforeInstallPromptEvent | null} */
let offer = null;
let tell = (/** @type {boolean} */ _) => {};

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = /** @type {BeforeInstallPromptEvent} */ (event);
  tell(true);
});
addEventListener("appinstalled", withdraw);

/** @param {import("../events.js").Send} send hears whether there is an offer */
export function watchOffers(send) {
  tell = (yes) => send({ type: "installable", yes });
  if (offer) tell(true);
}

export function install() {
  offer?.prompt();
  withdraw();
}

function withdraw() {
  offer = null;
  tell(false);
}
