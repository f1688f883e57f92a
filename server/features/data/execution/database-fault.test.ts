import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { WireError } from '../wire-error.ts';
import { faultOf } from './database-fault.ts';

function reported(code: string, message = 'secret inside', detail?: string): pg.DatabaseError {
  const error = new pg.DatabaseError(message, message.length, 'error');
  error.code = code;
  if (detail !== undefined) error.detail = detail;
  return error;
}

const statuses: readonly (readonly [string, number])[] = [
  ['08006', 503],
  ['53300', 503],
  ['53400', 500],
  ['25P03', 503],
  ['57P01', 503],
  ['57P02', 503],
  ['57P03', 503],
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['25001', 500],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['42501', 403],
  ['0LP01', 403],
  ['0P000', 403],
  ['28000', 403],
  ['21000', 500],
  ['P0001', 400],
  ['P0002', 500],
  ['PT418', 418],
  ['40001', 409],
  ['40P01', 409],
  ['40003', 500],
  ['54001', 400],
  ['55P03', 503],
  ['55000', 500],
  ['57014', 504],
  ['58030', 500],
  ['XX000', 500],
  ['23502', 400],
  ['23514', 400],
  ['22P02', 400],
  ['42703', 400],
  ['42P10', 400],
];

for (const [code, status] of statuses) {
  test(`SQLSTATE ${code} is answered with ${status}`, () => {
    const fault = faultOf(reported(code), 'authenticated');
    assert.equal(fault.status, status);
    assert.equal(fault.code, code);
  });
}

test("what the request did wrong is told in the database's words", () => {
  const fault = faultOf(
    reported('23505', 'duplicate key', 'Key (id)=(1) exists.'),
    'authenticated',
  );
  assert.deepEqual(
    [fault.message, fault.details, fault.hint],
    ['duplicate key', 'Key (id)=(1) exists.', null],
  );
});

test("faults of the server's side say nothing of the inside", () => {
  const codes = ['XX000', '58030', 'P0002', '53300', '08006', '42P17', '25001'];
  for (const code of codes) {
    const { message, details, hint } = faultOf(
      reported(code, 'secret inside', 'secret detail'),
      'anon',
    );
    assert.doesNotMatch(`${message}${details}${hint}`, /secret/, code);
  }
  const bug = faultOf(new TypeError('secret inside'), 'authenticated');
  assert.equal(bug.status, 500);
  assert.doesNotMatch(bug.message, /secret/);
});

test('a visitor without rights is asked to sign in, a member is refused', () => {
  const visitor = faultOf(reported('42501'), 'anon');
  assert.equal(visitor.status, 401);
  assert.equal(visitor.headers['www-authenticate'], 'Bearer');
  const member = faultOf(reported('42501'), 'authenticated');
  assert.equal(member.status, 403);
  assert.equal(member.headers['www-authenticate'], undefined);
});

test('a role that is not there is 401, any other wrong setting 400', () => {
  assert.equal(faultOf(reported('22023', 'role "x" does not exist'), 'anon').status, 401);
  assert.equal(faultOf(reported('22023', 'invalid value for parameter'), 'anon').status, 400);
});

test('JSON that is nested too deep is told without a hint for the operator', () => {
  const error = reported('54001', 'stack depth limit exceeded');
  error.hint = 'Increase the configuration parameter "max_stack_depth"';
  const { message, hint } = faultOf(error, 'authenticated');
  assert.deepEqual([message, hint], ['stack depth limit exceeded', null]);
});

test('what a moment changes may be tried again after it, and what was too slow may not', () => {
  const pause = (code: string) => faultOf(reported(code), 'authenticated').headers['retry-after'];
  for (const code of ['57P03', '53300', '55P03', '40P01', '40001']) assert.equal(pause(code), '1');
  assert.equal(pause('57014'), undefined);
});

test('a lost connection is 503, a full pool 504; both may be tried again', () => {
  const lost = faultOf(new Error('Connection terminated unexpectedly'), 'anon');
  const refused = faultOf(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'anon');
  const full = faultOf(new Error('timeout exceeded when trying to connect'), 'anon');
  assert.deepEqual([lost.status, refused.status, full.status], [503, 503, 504]);
  assert.deepEqual([lost.code, refused.code, full.code], ['PGRST001', 'PGRST001', 'PGRST003']);
  assert.equal(lost.headers['retry-after'], '1');
});

test("the wire's own errors pass as they are", () => {
  const own = new WireError({ status: 404, code: 'PGRST205', message: 'x' });
  assert.equal(faultOf(own, 'anon'), own);
});
