// The day, which may change while the page is open: reports that to the app. Timers come late if a
// page sleeps, so it also checks the day on return, and before all other events.

/** @typedef {{ today: string, zone: number }} Day today: as YYYY.MM.DD; zone: minutes by which UTC is ahead */

/** The day now. The browser's date formats take a tenth of a second on a phone. @returns {Day} */
export function dayNow() {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  const today = parts.map((part) => String(part).padStart(2, "0")).join(".");
  return { today, zone: now.getTimezoneOffset() };
}

/**
 * Reports when the day or the time zone changes. Returns the function that checks it.
 * @param {Day} told the known one
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
