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

  /** The shell takes over: the first event, with what is kept and the last click. */
  async function ready(event) {
    const found = await storage.first();
    removeEventListener("click", keep);
    removeEventListener("hashchange", paint);
    MutationObserver.prototype.observe = observe;
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    if (!document.getElementById("guide")?.firstChild) delete standing.guide;
    return JSON.stringify({ ...JSON.parse(event), ...found, early, dark, today: today(), standing });
  }

  const seldom = new Set(["download", "picture", "qr", "onefile", "backup", "saveaside", "restorenext"]);

  let failures = 0; // of the import below: what failed once fails ever after under its address

  /** Does what is seldom wanted, by a file of its own; gives the event that answers it, if any. */
  async function later(effect) {
    const file = failures ? `later.js?${failures}` : "later.js";
    const { carryOut } = await import(new URL(file, here)).catch((error) => {
      failures += 1;
      throw error;
    });
    return carryOut(effect);
  }

  /** Carries out the effects that are not the shell's, which are left. What they have to tell
      comes as events. */
  function carry(text) {
    const failed = { type: "failed" };
    const act = (effect) => (seldom.has(effect.do) ? later : storage.effects[effect.do]);
    const all = JSON.parse(text);
    for (const effect of all.filter(act)) {
      const done = new Promise((give) => give(act(effect)(effect)));
      done.then((event) => event && storage.say(event), () => storage.say(failed));
    }
    return JSON.stringify(all.filter((effect) => !act(effect)));
  }

  /** The browser's offer to install the app, for as long as it stands. */
  let offer = null;
  let offered = () => {};

  function offers(tell) {
    offered = tell;
    if (offer) tell(true);
  }

  function install() {
    offer?.prompt();
    offer = null;
    offered(false);
  }

  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event;
    offered(true);
  });
  addEventListener("appinstalled", () => {
    offer = null;
    offered(false);
  });

  const LONGEST = 1_000_000; // bytes of a file that are read: more than the app takes

  /** Tells the text of what is pasted, dropped on the page, or chosen as a file. */
  function receive(tell) {
    const read = async ([file]) => {
      if (!file) return;
      if (await storage.isBackup(file)) await later({ do: "restore", file });
      else tell(await file.slice(0, LONGEST).text());
    };
    const files = (event) => (event.dataTransfer.types.includes("Files") ? event.dataTransfer.files : null);
    addEventListener("paste", (event) => {
      if (!event.target.closest?.("input, textarea")) tell(event.clipboardData.getData("text").slice(0, LONGEST));
    });
    addEventListener("change", ({ target }) => {
      if (target.type === "file") read(target.files).then(() => (target.value = ""));
    });
    addEventListener("dragover", (event) => files(event) && event.preventDefault());
    addEventListener("drop", (event) => {
      if (files(event)) event.preventDefault();
      read(files(event) ?? []);
    });
  }

  /** What is being copied: Safari lets a click begin that alone, so the text is handed in later. */
  let copying = null;

  addEventListener("click", ({ target }) => {
    if (!target.closest?.('[data-act^="copy-"]') || !window.ClipboardItem) return;
    let hand;
    const text = new Promise((take) => (hand = take));
    const copied = navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
    copied.catch(() => {}); // whoever hands the text in is told as well
    copying = { hand, copied };
  });

  /** Puts a text on the clipboard; fails where that is not allowed. */
  function copy(text) {
    if (!copying) return navigator.clipboard.writeText(text);
    const { hand, copied } = copying;
    copying = null;
    hand(new Blob([text], { type: "text/plain" }));
    return copied;
  }

  // PyScript would look through every attribute of all markup that is put in, for handlers of its
  // own. There are none, and on a phone that is a third of the time that a patch takes.
  const { observe } = MutationObserver.prototype;
  MutationObserver.prototype.observe = () => {};

  let early = null;
  const { hear } = storage;
  Object.assign(window.tesserae, { ready, carry, hear, receive, offers, install, copy });
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
