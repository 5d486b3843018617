// The day, which goes on while the page is open: it is told to the app when it changes. Timers come late
// where a page sleeps, so it is looked at on return as well, and before anything else is told.

/** @typedef {{ today: string, zone: number }} Day today: as YYYY.MM.DD; zone: minutes by which UTC is ahead */

/** The day now. What the browser has for dates takes a tenth of a second on a phone. @returns {Day} */
export function dayNow() {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  const today = parts.map((part) => String(part).padStart(2, "0")).join(".");
  return { today, zone: now.getTimezoneOffset() };
}

/**
 * Tells when the day or the time zone changes. Returns the function that checks it.
 * @param {Day} told the one that is known
 * @param {(event: EventOf<"day">) => void} tell
 */
export function watchDay(told, tell) {
  function look() {
    const { today, zone } = dayNow();
    if (today === told.today && zone === told.zone) return;
    told = { today, zone };
    tell({ type: "day", today, zone });
  }

  function lookAtMidnight() {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    setTimeout(
      () => {
        look();
        lookAtMidnight();
      },
      Math.max(0, Number(midnight) - Number(now)),
    );
  }

  lookAtMidnight();
  for (const name of ["pageshow", "focus"]) addEventListener(name, look);
  document.addEventListener("visibilitychange", look);
  return look;
}
