import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
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

test('lines that wait for others are written when the process ends, however many they are', async () => {
  const log = JSON.stringify(import.meta.resolve('./log.ts'));
  const program = `
    const { createLog } = await import(${log});
    const log = createLog('info');
    for (let count = 1; count <= 2_000; count += 1) log.info({ count }, 'one');
    process.exit(0);`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    program,
  ]);
  const counts = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).count);
  assert.deepEqual(
    counts,
    Array.from({ length: 2_000 }, (_, index) => index + 1),
  );
});

test('a server that runs as root warns of it, and no other does', () => {
  const lines: string[] = [];
  const log = { warn: (line: string) => lines.push(line) };
  for (const userId of [undefined, 1000]) warnOfRoot(log, userId);
  assert.deepEqual(lines, []);
  warnOfRoot(log, 0);
  assert.match(lines.join(), /as root/);
});
