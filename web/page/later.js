// What is seldom wanted, fetched when it is: files to keep, a picture as PNG, a QR code, the
// whole app as one file, backups.

import { generate } from "lean-qr";
import * as backups from "./backup.js";

const HEAD = 200; // bytes of the one file, plain letters, in which its first tag stands

/** Does an effect; gives the event that answers it, if there is one. */
export function carryOut(effect) {
  return { download, picture, qr, onefile, backup, saveaside, restorenext, restore }[effect.do](effect);
}

function download({ name, mime, text }) {
  keep(name, new Blob([text], { type: mime }));
}

async function picture({ name, svg, width, height }) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d").drawImage(image, 0, 0, width, height);
  keep(name, await new Promise((done) => canvas.toBlob(done, "image/png")));
}

function qr({ text }) {
  const code = generate(text);
  const places = Array.from({ length: code.size ** 2 }, (_, n) => n);
  const dark = (n) => code.get(n % code.size, Math.floor(n / code.size));
  return { type: "modules", text, size: code.size, modules: places.map((n) => +dark(n)).join("") };
}

/** The file learns which site it comes from: the links that it gives lead there. */
async function onefile({ name, home }) {
  const response = await fetch(name);
  if (!response.ok) throw new Error(`${name}: status ${response.status}`);
  const file = await response.blob();
  const head = await file.slice(0, HEAD).text();
  if (!head.includes('data-onefile=""')) throw new Error(`${name}: another page`);
  const ours = head.replace('data-onefile=""', `data-onefile="${new URL("./", home).href}"`);
  keep(name, new Blob([ours, file.slice(HEAD)], { type: "text/html" }));
}

async function backup(effect) {
  const { name, text } = await backups.backup(effect);
  download({ name, mime: "application/json", text });
}

async function saveaside() {
  const { name, text } = await backups.aside();
  download({ name, mime: "application/json", text });
}

async function restorenext() {
  return backups.next();
}

async function restore({ file }) {
  await backups.restore(file);
}

function keep(name, blob) {
  const link = document.createElement("a");
  Object.assign(link, { download: name, href: URL.createObjectURL(blob) });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // by then it was read
}
