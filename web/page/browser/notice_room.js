// The height of the notice above a page, for styles, as --told: the board leaves that room, so that
// the board and its controls stay in the window.

let known = "0px";

function tell() {
  const notice = document.getElementById("notice");
  const told = `${notice?.firstElementChild ? notice.offsetHeight : 0}px`;
  if (told !== known) document.documentElement.style.setProperty("--told", told);
  known = told;
}

/** Sets the height when a notice comes or goes, and when its lines change with the window. */
export function leaveRoomForNotices() {
  addEventListener("tesserae-patched", (event) => {
    const changed = /** @type {CustomEvent<string[]>} */ (event).detail;
    if (changed.includes("notice") || changed.includes("page")) tell();
  });
  addEventListener("resize", tell);
}
