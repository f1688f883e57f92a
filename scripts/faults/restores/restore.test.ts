import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playRestores } from './restore.ts';

test('what was answered before a backup is there after the data folder was lost', async () => {
  assert.ok(await playRestores(1, 50));
});
