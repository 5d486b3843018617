// Code in links: packed and unpacked again, and what is refused.
import assert from "node:assert/strict";
import { test } from "node:test";
import { checkCode, LONGEST, pack, unpack } from "../../../web/lab/packing.js";

test("code comes back as it was", async () => {
  const code = 'def choose(board):\n    return "Sa1"  # déjà vu\n'.repeat(50);
  const packed = await pack(code);
  assert.match(packed, /^[\w-]+$/);
  assert.ok(packed.length < 300);
  assert.equal(await unpack(packed), code);
});

test("a small text that unpacks to a large one is refused", async () => {
  const packed = await pack("x".repeat(20 * LONGEST));
  assert.ok(packed.length < 20_000);
  await assert.rejects(unpack(packed), /too long/);
});

test("what is no code is refused", async () => {
  await assert.rejects(unpack("abc"));
  await assert.rejects(unpack("!"));
  for (const sign of ["\0", "\x1b", "\u202e", "\u2067", "\r"]) {
    await assert.rejects(unpack(await pack(`a${sign}b`)), /no code/);
    assert.throws(() => checkCode(`a${sign}b`));
  }
  assert.equal(checkCode("a\r\nb\tc"), "a\nb\tc");
});
