import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { createLog } from './log.ts';
import { warnOfRoot } from './root-warning.ts';

test('of an error of the database only its code and place are written, because its words repeat what a member sent', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const words = 'invalid input syntax for type uuid: "thandi@example.com"';
  const error = new pg.DatabaseError(words, words.length, 'error');
  error.code = '22P02';
  error.detail = 'Key (email)=(thandi@example.com) already exists.';
  log.error({ err: error }, 'request failed');
  assert.doesNotMatch(lines.join(''), /thandi/);
  assert.match(lines.join(''), /SQLSTATE 22P02/);
  assert.match(lines.join(''), /log\.test\.ts/);
  log.error({ err: new Error('a mistake of ours') }, 'request failed');
  assert.match(lines[1] ?? '', /a mistake of ours/);
});

test('each line is one JSON object that says when it was, in UTC, and how grave, whatever stands in it', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  log.warn({ route: 'GET /x\r\n{"level":"error"}' }, 'one\nline');
  assert.equal(lines.length, 1);
  assert.equal(lines[0]?.trimEnd().includes('\n'), false);
  const told = JSON.parse(lines[0] ?? '');
  assert.match(told.time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  assert.deepEqual([told.level, told.msg], ['warn', 'one\nline']);
});

test('a server that runs as root warns of it, and no other does', () => {
  const lines: string[] = [];
  const log = { warn: (line: string) => lines.push(line) };
  for (const userId of [undefined, 1000]) warnOfRoot(log, userId);
  assert.deepEqual(lines, []);
  warnOfRoot(log, 0);
  assert.match(lines.join(), /as root/);
});
