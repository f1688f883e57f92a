import assert from 'node:assert/strict';
import { test } from 'node:test';
import readQrCode from 'qr/decode.js';
import { createTotpKey, stepOfCode } from './totp.ts';

/** RFC 6238, appendix B (SHA-1); of its eight digits an app of six shows the last. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
for (const [seconds, code] of [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const) {
  test(`the code of second ${seconds} is the one of the standard`, () => {
    const step = Math.floor(seconds / 30);
    const at = (time: number) => stepOfCode(secret, code, new Date(time * 1000));
    assert.equal(at(seconds), step);
    assert.equal(at(step * 30 - 30), step, 'a clock that is one step behind');
    assert.equal(at(step * 30 + 59), step, 'a clock that is one step ahead');
    assert.equal(at(step * 30 - 31), null);
    assert.equal(at(step * 30 + 60), null);
  });
}

test('what is no code is no code', () => {
  for (const code of ['', '28708', '2870822', '28708a', '２８７０８２']) {
    assert.equal(stepOfCode(secret, code, new Date(59_000)), null);
  }
});

/** What a camera reads from the picture, whose second path has one rectangle for each dark run. */
function scan(svg: string): string {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const start = (row * width + Number(x) * scale) * 4;
      for (let at = start; at < start + Number(length) * scale * 4; at += 4)
        data.fill(0, at, at + 3);
    }
  }
  return readQrCode({ width, height: width, data });
}

test('a new key has 160 bits and its address stands in the picture', () => {
  const key = createTotpKey('Phila', 'thandi@example.com');
  assert.match(key.secret, /^[A-Z2-7]{32}$/);
  const uri = new URL(key.uri);
  assert.equal(uri.protocol + uri.host, 'otpauth:totp');
  assert.equal(decodeURIComponent(uri.pathname), '/Phila:thandi@example.com');
  assert.equal(uri.searchParams.get('secret'), key.secret);
  assert.equal(uri.searchParams.get('issuer'), 'Phila');
  assert.match(key.qrCode, /^<svg .*<\/svg>$/);
  assert.ok(!key.qrCode.includes('#'), 'it would end a data address');
  assert.equal(scan(key.qrCode), key.uri);
  assert.notEqual(key.secret, createTotpKey('Phila', 'thandi@example.com').secret);
});
