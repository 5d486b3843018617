// Reports to the app when the day changes while the page is open. Timers are late in a page that
// sleeps, so the day is also checked on return, and before all other events.

/** @typedef {{ today: string, zone: number }} Day today: YYYY.MM.DD; zone: minutes UTC is ahead */

/** Today, without the browser's date formats, which take 100 ms on a phone. @returns {Day} */
export function dayNow() {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  const today = parts.map((part) => String(part).padStart(2, "0")).join(".");
  return { today, zone: now.getTimezoneOffset() };
}

/**
 * Reports when the day or the time zone changes. Returns the function that checks it.
 * @param {Day} known what the app knows
 * @param {(event: EventOf<"day">) => void} report
 */
export function watchDay(known, report) {
  function check() {
    const { today, zone } = dayNow();
    if (today === known.today && zone === known.zone) return;
    known = { today, zone };
    report({ type: "day", today, zone });
  }

  function checkAtMidnight() {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    setTimeout(
      () => {
        check();
        checkAtMidnight();
      },
      Math.max(0, Number(midnight) - Number(now)),
    );
  }

  checkAtMidnight();
  for (const name of ["pageshow", "focus"]) addEventListener(name, check);
  document.addEventListener("visibilitychange", check);
  return check;
}
