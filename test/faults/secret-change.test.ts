import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import * as v from 'valibot';
import { type EmbeddedServer, startEmbedded } from '#database/embedded/launcher.ts';
import { loginRoles } from '#database/provision.ts';
import { runOperator } from '#operator/main.ts';
import { plainReason, type RunningServer, serve } from '#server/main.ts';
import { sealedColumns, secretChange } from '#server/platform/secrets/sealed-columns.ts';
import { createSecrets } from '#server/platform/secrets/secrets.ts';
import { parseSettings } from '#server/settings.ts';
import { newEmail, password, sessionIn } from '#test/support/accounts/auth-calls.ts';
import { mailsIn } from '#test/support/accounts/mailbox.ts';
import { appCode, enrolledIn } from '#test/support/accounts/second-step.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { freePort } from '#test/support/server/process.ts';

const root = path.resolve(import.meta.dirname, '..', '..');
const former = 'the former secret, of more than 32 characters';
const next = 'the next secret, which has more than 32 characters';

// the passwords of logins belong to the whole cluster, so this needs one of its own
let cluster: EmbeddedServer;
let folder: string;
let owner: pg.Client;
const running = new Set<RunningServer>();

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'phila-secret-change-'));
  cluster = await startEmbedded({ dataDir: path.join(folder, 'cluster'), ephemeral: true });
  owner = new pg.Client({ ...cluster.connection, database: 'postgres' });
  // the cluster is stopped at the end
  owner.on('error', () => {});
  await owner.connect();
});
after(async () => {
  await Promise.all([...running].map((server) => server.close()));
  await owner.end();
  await cluster.stop();
  await rm(folder, { recursive: true });
});

async function start(port: number, env: Readonly<Record<string, string>>): Promise<RunningServer> {
  const { host, user, password: clusterPassword, port: databasePort } = cluster.connection;
  const credentials = `${user}:${encodeURIComponent(clusterPassword)}`;
  const settings = parseSettings(
    {
      PORT: String(port),
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: `postgres://${credentials}@${encodeURIComponent(host)}:${databasePort}/postgres`,
      LOG_LEVEL: 'silent',
      PLANNING_THREADS: '1',
      PLANNING_REHEARSAL: 'off',
      PLANS_AHEAD: 'off',
      ...env,
    },
    root,
  );
  const server = await serve(settings, root);
  running.add(server);
  return server;
}

interface Place {
  readonly port: number;
  server: RunningServer;
}

/** Ends a server and starts it with other secrets on the same port. */
async function restart(place: Place, env: Readonly<Record<string, string>>): Promise<void> {
  await place.server.close();
  running.delete(place.server);
  place.server = await start(place.port, env);
}

async function ask(place: Place, url: string, token: string | null, body?: unknown) {
  const answer = await fetch(`http://127.0.0.1:${place.port}${url}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      apikey: 'anon',
      'content-type': 'application/json',
      authorization: `Bearer ${token ?? 'anon'}`,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const headers = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, text, body: text === '' ? null : JSON.parse(text) };
}

const refresh = async (place: Place, refreshToken: string) =>
  sessionIn(
    await ask(place, '/auth/v1/token?grant_type=refresh_token', null, {
      refresh_token: refreshToken,
    }),
  );

async function answerStep(place: Place, token: string, factorId: string, code: string) {
  const asked = await ask(place, `/auth/v1/factors/${factorId}/challenge`, token, {});
  const { id } = v.parse(v.object({ id: v.string() }), asked.body);
  const body = { challenge_id: id, code };
  return sessionIn(await ask(place, `/auth/v1/factors/${factorId}/verify`, token, body));
}

/** The code in the one mail that was written. */
async function mailedCode(): Promise<string> {
  const codes = async () => {
    const mails = await mailsIn(path.join(folder, 'data'));
    return mails.flatMap((mail) => /10 minutes: (\d{6})/.exec(mail)?.[1] ?? []);
  };
  await eventually(async () => (await codes()).length > 0, 'the mail with the code');
  return (await codes())[0] ?? '';
}

/** So that both servers must connect anew. */
const cutConnections = () =>
  owner.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = any($1)', [
    [...loginRoles],
  ]);

const rowsOf = (place: Place, token: string) =>
  ask(place, '/rest/v1/profiles?select=user_id', token);
const opensData = async (place: Place, token: string) => {
  assert.equal((await rowsOf(place, token)).status, 200);
};

test('the secret is changed under two servers: nobody is signed out, and nothing that it sealed is lost', async () => {
  const [portOne, portOther] = [await freePort(), await freePort()];
  const one: Place = { port: portOne, server: await start(portOne, { SECRET_KEY: former }) };
  const other: Place = { port: portOther, server: await start(portOther, { SECRET_KEY: former }) };
  const both = [one, other] as const;

  // what hangs on the former secret
  const member = sessionIn(
    await ask(one, '/auth/v1/signup', null, { email: newEmail(), password }),
  );
  const forgetful = sessionIn(
    await ask(other, '/auth/v1/signup', null, { email: newEmail(), password }),
  );
  const app = enrolledIn(
    await ask(one, '/auth/v1/factors', member.access_token, { factor_type: 'totp' }),
  );
  const code = appCode(app.totp.secret, new Date());
  const stepped = await answerStep(one, member.access_token, app.id, code);
  await ask(one, '/auth/v1/recover', null, { email: forgetful.user.email });
  const recoveryCode = await mailedCode();
  const waiting = createSecrets(former).seal('mail-outbox', 'a mail for later');
  await owner.query(
    `insert into auth.mail_outbox (sealed, next_attempt_at, expires_at, created_at)
      values ($1, now() + interval '1 hour', now() + interval '1 day', now())`,
    [waiting],
  );

  // each in its turn learns of the next one, then makes new things from it
  await restart(one, { SECRET_KEY: former, SECRET_KEY_OLD: next });
  await restart(other, { SECRET_KEY: former, SECRET_KEY_OLD: next });
  await restart(one, { SECRET_KEY: next, SECRET_KEY_OLD: former });
  const fromNext = await refresh(one, stepped.refresh_token);
  for (const place of both) {
    await opensData(place, stepped.access_token);
    await opensData(place, fromNext.access_token);
  }
  const takenByFormer = await refresh(other, fromNext.refresh_token);
  await restart(other, { SECRET_KEY: next, SECRET_KEY_OLD: former });
  await opensData(other, takenByFormer.access_token);

  // 'keys reseal' while both run; whatever connects from then on needs the new passwords
  const change = secretChange(createSecrets(next, former));
  const told = (await runOperator(owner, ['keys', 'reseal'], { change: () => change })).join('\n');
  for (const line of [/signing_keys +1 /, /mfa_factors +1 /, /mail_outbox +1 /]) {
    assert.match(told, line);
  }
  await cutConnections();
  for (const place of both) {
    // a connection that was cut may be handed out once more
    await eventually(
      async () => (await rowsOf(place, takenByFormer.access_token)).status === 200,
      'new connections of the database',
    );
  }
  const again = (await runOperator(owner, ['keys', 'reseal'], { change: () => change })).join('\n');
  assert.match(again, /signing_keys +0 .*mfa_factors +0 .*mail_outbox +0 /s);

  // a code that was mailed before the change still opens the way, and a device that slept through it is signed in
  const recovered = await ask(one, '/auth/v1/verify', null, {
    type: 'recovery',
    email: forgetful.user.email,
    token: recoveryCode,
  });
  assert.equal(recovered.status, 200);
  const woken = await refresh(other, takenByFormer.refresh_token);

  // the former secret is gone for good
  for (const place of both) await restart(place, { SECRET_KEY: next });
  const session = await refresh(one, woken.refresh_token);
  await opensData(other, session.access_token);
  const signedIn = sessionIn(
    await ask(other, '/auth/v1/token?grant_type=password', null, {
      email: member.user.email,
      password,
    }),
  );
  const later = appCode(app.totp.secret, new Date(Date.now() + 30_000));
  await opensData(
    one,
    (await answerStep(other, signedIn.access_token, app.id, later)).access_token,
  );
  const { rows } = await owner.query<{ sealed: string }>('select sealed from auth.mail_outbox');
  assert.deepEqual(
    rows.map(({ sealed }) => createSecrets(next).unseal('mail-outbox', sealed)),
    ['a mail for later'],
  );
  assert.equal(
    (
      await ask(one, '/auth/v1/token?grant_type=refresh_token', null, {
        refresh_token: stepped.refresh_token,
      })
    ).status,
    400,
    'a token of the former secret',
  );
  await assert.rejects(start(await freePort(), { SECRET_KEY: former }), (error) =>
    /another SECRET_KEY .*SECRET_KEY_OLD/.test(plainReason(error) ?? ''),
  );
});

test('every column that holds sealed texts is sealed anew', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select attrelid::regclass || '.' || attname as name from pg_attribute
      join pg_class on pg_class.oid = attrelid
      where attname ~ '^sealed' and relkind = 'r' and attnum > 0 and not attisdropped order by 1`,
  );
  assert.deepEqual(
    rows.map(({ name }) => name),
    sealedColumns.map(({ table, column }) => `${table}.${column}`).sort(),
  );
});
