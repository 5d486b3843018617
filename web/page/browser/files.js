// Texts from the user: pasted, dropped on the page, chosen as a file, or handed over by the system,
// for which the manifest lists the files that the app opens.

import { isBackup } from "../../storage/storage.js";
import { runLazily } from "../commands.js";
import { send } from "../worker/line.js";

/** Maximum number of bytes read from a file: more than the app accepts. */
const LONGEST = 1_000_000;

/** The query with which the page was opened; it leaves the address before everything is read. */
const opened = new URLSearchParams(location.search);

export function receiveTexts() {
  const give = (/** @type {string} */ text) =>
    send({ type: "given", text: text.slice(0, LONGEST) });
  const read = async (/** @type {ArrayLike<File> | null | undefined} */ files) => {
    const file = files?.[0];
    if (!file) return;
    if (await isBackup(file)) await runLazily({ do: "restore", file });
    else give(decode(await file.slice(0, LONGEST).arrayBuffer()));
  };
  addEventListener("paste", ({ target, clipboardData }) => {
    if (target instanceof Element && target.closest("input, textarea")) return;
    give(clipboardData?.getData("text") ?? "");
  });
  addEventListener("change", async ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "file") return;
    await read(target.files);
    target.value = ""; // so that the same file can be chosen again
  });
  addEventListener("dragover", (event) => {
    if (hasFiles(event)) event.preventDefault();
  });
  addEventListener("drop", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    read(event.dataTransfer?.files);
  });
  const shared = ["shared", "shared-url"].map((name) => opened.get(name) ?? "").join("\n");
  if (shared.trim()) give(shared.trim());
  window.launchQueue?.setConsumer(async ({ files }) => {
    const [visit] = performance.getEntriesByType("navigation"); // a reload brings the files again
    const isNew = /** @type {PerformanceNavigationTiming} */ (visit)?.type !== "reload";
    if (files.length && isNew) await read([await files[0].getFile()]);
  });
}

/** A text in UTF-8, or else in Latin-1, in which all bytes are valid. @param {ArrayBuffer} bytes */
function decode(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("latin1").decode(bytes);
  }
}

/** @param {DragEvent} event */
function hasFiles({ dataTransfer }) {
  return dataTransfer?.types.includes("Files") ?? false;
}
