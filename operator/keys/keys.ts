import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import * as v from 'valibot';
import { serviceKeyStart } from '#contract/service-key.ts';
import { OperatorError } from '../operator-error.ts';
import { minute } from '../printed.ts';
import { reseal, type SecretChange } from './reseal.ts';

const hintLength = serviceKeyStart.length + 6;

const listSchema = v.array(
  v.object({
    kind: v.string(),
    id: v.string(),
    created_at: v.date(),
    state: v.string(),
  }),
);

async function list(owner: pg.Client): Promise<readonly string[]> {
  const { rows } = await owner.query(
    `select 'signing' as kind, kid as id, created_at,
        case when revoked_at is not null then 'revoked' when retired_at is not null then 'retired' else 'in use' end as state
      from auth.signing_keys
      union all
      select 'service', hint, created_at, case when revoked_at is null then 'in use' else 'revoked' end
      from auth.service_keys order by kind, created_at`,
  );
  const keys = v.parse(listSchema, rows);
  if (keys.length === 0) return ['There are no keys yet.'];
  return keys.map(
    ({ kind, id, created_at, state }) =>
      `${kind.padEnd(8)}  ${minute(created_at)}  ${state.padEnd(8)}  ${id}`,
  );
}

/** A key for programs of the operator. 256 random bits, so a plain hash hides it. */
async function makeServiceKey(owner: pg.Client): Promise<readonly string[]> {
  const key = `${serviceKeyStart}${randomBytes(32).toString('base64url')}`;
  await owner.query('insert into auth.service_keys (key_hash, hint) values ($1, $2)', [
    createHash('sha256').update(key).digest('base64url'),
    key.slice(0, hintLength),
  ]);
  return [
    key,
    'This is shown once. Whoever has it can read, change and delete every account: keep it where passwords are kept.',
    `'keys revoke ${key.slice(0, hintLength)}' ends it.`,
  ];
}

/** A running server makes the next key itself, when it sees that there is none: only it can seal one. */
async function rotate(owner: pg.Client): Promise<readonly string[]> {
  const { rowCount } = await owner.query(
    'update auth.signing_keys set retired_at = now() where retired_at is null',
  );
  if (rowCount === 0) throw new OperatorError('There is no signing key in use yet.');
  return [
    'The signing key is retired. Running servers sign with a new one within ten seconds; what the old one has signed holds until it ends.',
  ];
}

async function revoke(owner: pg.Client, name: string | undefined): Promise<readonly string[]> {
  if (name === undefined || name === '') {
    throw new OperatorError("Which key? 'keys' lists them.");
  }
  const service = await owner.query(
    'update auth.service_keys set revoked_at = now() where hint = $1 and revoked_at is null',
    [name],
  );
  if (service.rowCount) return [`The service key ${name} is revoked, from now on and everywhere.`];
  const signing = await owner.query(
    `update auth.signing_keys set revoked_at = now(), retired_at = coalesce(retired_at, now())
      where kid = $1 and revoked_at is null`,
    [name],
  );
  if (signing.rowCount === 0)
    throw new OperatorError("There is no such key in use; 'keys' lists them.");
  return [
    'The signing key is revoked. Within ten seconds running servers refuse what it has signed; pages then renew their tokens by themselves.',
  ];
}

/**
 * Keys that sign access tokens, keys of the operator's programs, and the change of the secret.
 * @param change opens the secrets of the settings
 */
export function keys(
  owner: pg.Client,
  [action, name]: readonly string[],
  change: () => SecretChange,
): Promise<readonly string[]> {
  switch (action) {
    case undefined:
      return list(owner);
    case 'service':
      return makeServiceKey(owner);
    case 'rotate':
      return rotate(owner);
    case 'revoke':
      return revoke(owner, name);
    case 'reseal':
      return reseal(owner, change());
    default:
      throw new OperatorError(`keys: service, rotate, revoke or reseal, not '${action}'.`);
  }
}
