// Receives texts and files: pasted, dropped on the page, chosen, shared, or opened with the app, as
// the manifest offers.

import { isBackup } from "../../storage/storage.js";
import { runLazily } from "../commands.js";
import { send } from "../worker/line.js";

/** Maximum number of bytes read from a file: more than the app accepts. */
const LONGEST = 1_000_000;

/** The query of the first address: main.js removes it before it is read. */
const query = new URLSearchParams(location.search);

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
  const shared = ["shared", "shared-url"].map((name) => query.get(name) ?? "").join("\n");
  if (shared.trim()) give(shared.trim());
  window.launchQueue?.setConsumer(async ({ files }) => {
    const [visit] = performance.getEntriesByType("navigation"); // a reload delivers the files again
    const isNew = /** @type {PerformanceNavigationTiming} */ (visit)?.type !== "reload";
    if (files.length && isNew) await read([await files[0].getFile()]);
  });
}

/** Decodes UTF-8, or else Latin-1, in which all bytes are valid. @param {ArrayBuffer} bytes */
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
