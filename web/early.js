// Runs before the first paint: shows the screen that the address asks for, in the user's
// language and theme, and keeps the last click until Python answers.
"use strict";
(() => {
  const root = document.documentElement;
  const page = document.getElementById("page");
  const here = document.currentScript.src;
  const languages = ["en", "fr"];
  const themes = ["system", "light", "dark"];
  const { painted, storage, texts } = window.tesserae; // of the scripts before: without them nothing is painted

  function settings() {
    try {
      return JSON.parse(texts.kept().settings) ?? {};
    } catch {
      return {};
    }
  }

  /** What the page around a frame asks for, "" if it does not. */
  function wish(name) {
    const asked = "embed" in root.dataset && new URLSearchParams(location.hash.split("?")[1]);
    return (asked && asked.get(name)) || "";
  }

  function language() {
    const wishes = [wish("lang"), settings().language, ...navigator.languages, "en"];
    const texts = wishes.filter((it) => typeof it === "string");
    return texts.map((it) => it.slice(0, 2).toLowerCase()).find((it) => languages.includes(it));
  }

  function theme() {
    return [wish("theme"), settings().theme, "system"].find((it) => themes.includes(it));
  }

  /** The name of the page that the address asks for. */
  function named() {
    const parts = location.hash.replace(/^#?\/?/, "").split("?")[0].split("/").filter(Boolean);
    return parts.every((it) => /^[a-z]+$/.test(it)) ? parts.join("-") || "home" : "home";
  }

  function screen(name) {
    const find = (it) => document.getElementById(`screen-${it}.${root.lang}`);
    return find("embed" in root.dataset ? `${name}-embed` : name) ?? find("home");
  }

  /** The fingerprints of the regions that stand on the page as the app would draw them. */
  let standing = {};

  function paint() {
    const wanted = screen(named());
    page.replaceChildren(wanted?.content.cloneNode(true) ?? "");
    const looks = {
      bare: wish("bare") === "1",
      barless: wish("bar") === "0",
      elsewhere: wish("g") || wish("p"),
    };
    const wished = Object.keys(looks).filter((look) => looks[look]);
    page.firstElementChild?.classList.add(...wished);
    standing = wished.length ? {} : JSON.parse(wanted?.dataset.standing ?? "{}");
    const guide = document.getElementById("guide");
    if (guide) fill(guide, `${named()}.${root.lang}.html`, wanted.dataset.guide);
    painted();
  }

  /** The rules are a file of their own; the app has them as well, should another come instead. */
  async function fill(guide, file, integrity) {
    const response = await fetch(new URL(file, here), { integrity }).catch(() => null);
    const rules = response?.ok && (await response.text());
    if (rules && !guide.firstChild) guide.innerHTML = rules;
  }

  function keep(event) {
    const target = event.target.closest("[data-act]");
    if (!target) return;
    if (target.download) event.preventDefault(); // the app will fetch it
    for (const other of page.querySelectorAll(".early")) other.classList.remove("early");
    target.classList.add("early");
    const { act, arg = "" } = target.dataset;
    early = { type: "press", act, arg };
  }

  /** As YYYY.MM.DD; what the browser has for dates takes a tenth of a second on a phone. */
  function today() {
    const now = new Date();
    const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
    return parts.map((part) => String(part).padStart(2, "0")).join(".");
  }

  /** The app takes over: what it is told of what is kept, and of the last click. */
  async function ready() {
    const found = await storage.first();
    removeEventListener("click", keep);
    removeEventListener("hashchange", paint);
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    if (!document.getElementById("guide")?.firstChild) delete standing.guide;
    return { ...found, early, dark, today: today(), standing };
  }

  let early = null;
  Object.assign(window.tesserae, { base: here, ready });
  root.lang = language();
  root.dataset.theme = theme();
  paint();
  addEventListener("click", keep);
  addEventListener("hashchange", paint);

  // Held for as long as the page is open: the service worker keeps this build's files.
  const forever = () => new Promise(() => {});
  const lock = `tesserae ${root.dataset.build}`;
  navigator.locks?.request(lock, { mode: "shared" }, forever).catch(() => {});
})();
