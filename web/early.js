// Runs before the first paint: shows the screen that the address asks for, in the user's
// language and theme, and keeps the last click until Python answers.
"use strict";
(() => {
  const root = document.documentElement;
  const page = document.getElementById("page");
  const languages = ["en", "fr"];

  function settings() {
    try {
      return JSON.parse(localStorage.getItem("tesserae.settings")) ?? {};
    } catch {
      return {};
    }
  }

  function wish(name, kept) {
    const asked = "embed" in root.dataset && new URLSearchParams(location.hash.split("?")[1]);
    return (asked && asked.get(name)) || kept;
  }

  function language() {
    const wishes = [wish("lang", settings().language), ...navigator.languages, "en"];
    return wishes.map((it) => String(it).slice(0, 2).toLowerCase()).find((it) => languages.includes(it));
  }

  function screen() {
    const parts = location.hash.replace(/^#?\/?/, "").split("?")[0].split("/");
    const name = parts.filter(Boolean).join("-") || "home";
    const find = (it) => document.getElementById(`screen-${it}.${root.lang}`);
    return find("embed" in root.dataset ? `${name}-embed` : name) ?? find(name) ?? find("home");
  }

  function paint() {
    page.replaceChildren(screen()?.content.cloneNode(true) ?? "");
  }

  function keep(event) {
    const target = event.target.closest("[data-act]");
    if (!target) return;
    for (const other of page.querySelectorAll(".waiting")) other.classList.remove("waiting");
    target.classList.add("waiting");
    const { act, arg = "" } = target.dataset;
    tesserae.early = { type: "press", act, arg };
  }

  function fail() {
    const failed = document.getElementById(`screen-failed.${root.lang}`);
    page.prepend(failed.content.cloneNode(true));
    page.querySelector("button").onclick = () => location.reload();
  }

  /** The shell takes over: it gets the last click. */
  function ready() {
    removeEventListener("click", keep);
    removeEventListener("hashchange", paint);
    return JSON.stringify(tesserae.early);
  }

  const tesserae = (window.tesserae = { early: null, ready, fail });
  root.lang = language();
  root.dataset.theme = wish("theme", settings().theme) ?? "system";
  paint();
  addEventListener("click", keep);
  addEventListener("hashchange", paint);
  addEventListener("error", (event) => event.target.localName === "script" && fail(), true);
  navigator.locks?.request(`tesserae ${root.dataset.build}`, { mode: "shared" }, () => new Promise(() => {}));
})();
