// Gives styles the height of the notice above a page, as --told: the board gets smaller by it, and
// stays in the window with its controls.

let current = "0px";

function update() {
  const notice = document.getElementById("notice");
  const height = `${notice?.firstElementChild ? notice.offsetHeight : 0}px`;
  if (height !== current) document.documentElement.style.setProperty("--told", height);
  current = height;
}

/** Updates the height when a notice comes or goes, and when the window wraps it differently. */
export function leaveRoomForNotices() {
  addEventListener("tesserae-patched", (event) => {
    const changed = /** @type {CustomEvent<string[]>} */ (event).detail;
    if (changed.includes("notice") || changed.includes("page")) update();
  });
  addEventListener("resize", update);
}
