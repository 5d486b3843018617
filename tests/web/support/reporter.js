// Reports the tests that fail and how much of each folder was run; fails where that is too little.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The least share of lines that tests run, per folder, in per cent. @type {Record<string, number>} */
const LEAST = { "web/storage": 90 };

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** @typedef {{ path: string, lines: { line: number, count: number }[] }} Run */
/** @typedef {{ type: string, data: any }} TestEvent */

/** The numbers of the lines that are more than a comment. @param {string} file */
function code(file) {
  const lines = readFileSync(file, "utf8").split("\n");
  const numbers = lines.map((it, n) => (/^\s*(\/\/|\/?\*|$)/.test(it) ? 0 : n + 1));
  return new Set(numbers.filter(Boolean));
}

/**
 * The lines of each folder of which a module was loaded, all and those that were run. A module that
 * several tabs have loaded is there several times.
 * @param {Run[]} files
 */
export function folders(files) {
  /** @type {Map<string, Map<number, boolean>>} */
  const byFile = new Map();
  const loaded = files.map((it) => path.relative(ROOT, it.path));
  const ours = loaded.filter((it) => it.startsWith("web/")).map((it) => path.dirname(it));
  for (const folder of new Set([...Object.keys(LEAST), ...ours])) {
    for (const name of readdirSync(path.join(ROOT, folder)).filter((it) => it.endsWith(".js"))) {
      const lines = [...code(path.join(ROOT, folder, name))];
      byFile.set(`${folder}/${name}`, new Map(lines.map((line) => [line, false])));
    }
  }
  for (const { path: file, lines } of files) {
    const run = byFile.get(path.relative(ROOT, file));
    if (!run) continue;
    for (const { line, count } of lines) if (count > 0 && run.has(line)) run.set(line, true);
  }
  /** @type {Map<string, { all: number, run: number }>} */
  const sums = new Map();
  for (const [name, run] of byFile) {
    const folder = path.dirname(name);
    const sum = sums.get(folder) ?? { all: 0, run: 0 };
    sums.set(folder, sum);
    sum.all += run.size;
    sum.run += [...run.values()].filter(Boolean).length;
  }
  return sums;
}

/** @param {AsyncIterable<TestEvent>} source */
export default async function* report(source) {
  let passed = 0;
  let failed = 0;
  for await (const { type, data } of source) {
    const isFile = data?.nesting === 0 && data.name?.endsWith(".test.js");
    if (type === "test:pass" && !isFile) passed += 1;
    if (type === "test:fail") {
      failed += 1;
      const { cause } = data.details.error;
      yield `FAILED ${data.name} (${path.relative(ROOT, data.file ?? "")})\n`;
      yield `${cause?.stack ?? cause ?? data.details.error}\n\n`;
    }
    if (type === "test:stderr") yield data.message;
    if (type !== "test:coverage") continue;
    for (const [folder, { all, run }] of folders(data.summary.files)) {
      const percent = (100 * run) / all;
      const least = LEAST[folder] ?? 0;
      if (percent < least) process.exitCode = 1;
      yield `${folder}: ${percent.toFixed(1)} % of the lines were run`;
      yield least ? `, at least ${least} % must be\n` : "\n";
    }
  }
  yield `${passed} tests of JavaScript passed, ${failed} failed\n`;
}
