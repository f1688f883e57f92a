import assert from 'node:assert/strict';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { createRefreshTokens } from './refresh-token.ts';

const tokens = createRefreshTokens(randomBytes(32));

test('every session and counter comes back from its token', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.maxSafeNat(), (sessionId, counter) => {
      const text = tokens.write({ sessionId, counter });
      assert.match(text, /^[A-Za-z0-9_-]{51,70}$/);
      assert.deepEqual(tokens.read(text), { sessionId, counter });
    }),
    { numRuns: 500 },
  );
});

test('a token with any bit changed is not taken', () => {
  const bytes = Buffer.from(tokens.write({ sessionId: randomUUID(), counter: 300 }), 'base64url');
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8((changed[bit >> 3] ?? 0) ^ (1 << (bit & 7)), bit >> 3);
    assert.equal(tokens.read(changed.toString('base64url')), 'malformed');
  }
});

test('a token whose checksum was mended after a change is known to be a forgery', () => {
  const bytes = Buffer.from(tokens.write({ sessionId: randomUUID(), counter: 3 }), 'base64url');
  bytes.writeUInt8(4, 17);
  const signed = bytes.subarray(0, -4);
  const check = createHash('sha256').update(signed).digest().subarray(0, 4);
  assert.equal(tokens.read(Buffer.concat([signed, check]).toString('base64url')), 'unknown');
});

test("another server's token is unknown, and what is no token is malformed", () => {
  const other = createRefreshTokens(randomBytes(32));
  assert.equal(tokens.read(other.write({ sessionId: randomUUID(), counter: 0 })), 'unknown');
  assert.equal(tokens.read('a'.repeat(12)), 'unknown');
  for (const text of ['', 'a'.repeat(11), 'A'.repeat(12), 'a'.repeat(13), '!'.repeat(51), 'é']) {
    assert.equal(tokens.read(text), 'malformed', text);
  }
});
