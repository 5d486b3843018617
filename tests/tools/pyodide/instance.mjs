// An instance of a WebAssembly whose imports do nothing: to look at its memory and its function table.
import fs from "node:fs";

export function instance(file) {
  const wasm = new WebAssembly.Module(fs.readFileSync(file));
  const imports = {};
  for (const { module, name, kind } of WebAssembly.Module.imports(wasm)) {
    const made = {
      function: () => () => {},
      global: () => new WebAssembly.Global({ value: "i32", mutable: true }, 0),
      tag: () => new WebAssembly.Tag({ parameters: ["i32"] }),
    };
    imports[module] ??= {};
    imports[module][name] = made[kind]();
  }
  return new WebAssembly.Instance(wasm, imports);
}
