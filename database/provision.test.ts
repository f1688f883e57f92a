import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { type EmbeddedServer, startEmbedded } from './embedded/launcher.ts';
import { loginRoles, ProvisionError, provisionLogins } from './provision.ts';

// logins belong to the whole server, so these tests need one of their own
let server: EmbeddedServer;
let dataDir: string;
let admin: pg.Client;

before(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'phila-provision-'));
  server = await startEmbedded({ dataDir, ephemeral: true });
  admin = await connected();
});
after(async () => {
  await admin.end();
  await server.stop();
  await rm(dataDir, { recursive: true });
});

const target = () => ({ ...server.connection, database: 'postgres' });

async function connected(): Promise<pg.Client> {
  const client = new pg.Client(target());
  await client.connect();
  return client;
}

const passwordOf = (secret: string) => (role: string) => `${secret}-of-${role}`;

async function withoutLogins(): Promise<void> {
  for (const role of loginRoles) {
    await admin.query(`drop role if exists ${role}`);
    await admin.query(`create role ${role} nologin`);
  }
}

async function nameOf(role: string, password: string): Promise<string | undefined> {
  const client = new pg.Client({ ...target(), user: role, password });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select current_user as name');
  await client.end();
  return rows[0]?.name;
}

test('each login gets its password, and keeps it at the next start', async () => {
  await withoutLogins();
  for (let start = 0; start < 2; start += 1) {
    await provisionLogins(admin, target(), passwordOf('first'));
    for (const role of loginRoles)
      assert.equal(await nameOf(role, passwordOf('first')(role)), role);
    await assert.rejects(nameOf('authenticator', 'other'), { code: '28P01' });
  }
});

test("members' statements wait for locks only so long, and an operator's own limit stays", async () => {
  await withoutLogins();
  const limit = async () => {
    const client = new pg.Client({
      ...target(),
      user: 'authenticator',
      password: passwordOf('first')('authenticator'),
    });
    await client.connect();
    const { rows } = await client.query<{ lock_timeout: string }>('show lock_timeout');
    await client.end();
    return rows[0]?.lock_timeout;
  };
  await provisionLogins(admin, target(), passwordOf('first'));
  assert.equal(await limit(), '2s');
  await admin.query("alter role authenticator set lock_timeout = '5s'");
  await provisionLogins(admin, target(), passwordOf('first'));
  assert.equal(await limit(), '5s');
});

test('a server with another secret is refused and takes nothing over', async () => {
  await withoutLogins();
  await provisionLogins(admin, target(), passwordOf('first'));
  await assert.rejects(
    provisionLogins(admin, target(), passwordOf('second')),
    (error) => error instanceof ProvisionError && /SECRET_KEY/.test(error.message),
  );
  assert.equal(
    await nameOf('authenticator', passwordOf('first')('authenticator')),
    'authenticator',
  );
});

test('servers that start at once on a new database all get in', async () => {
  for (let round = 0; round < 8; round += 1) {
    await withoutLogins();
    const owners = await Promise.all(Array.from({ length: 8 }, connected));
    const started = owners.map((owner) => provisionLogins(owner, target(), passwordOf('shared')));
    await Promise.all(started).finally(() => Promise.all(owners.map((owner) => owner.end())));
    for (const role of loginRoles) {
      assert.equal(await nameOf(role, passwordOf('shared')(role)), role);
    }
  }
});

test('no statement carries a password that could be read in the log of the database', async () => {
  await withoutLogins();
  const owner = await connected();
  const { rows: own } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid');
  await provisionLogins(owner, target(), passwordOf('written'));
  const { rows } = await admin.query<{ query: string }>(
    'select query from pg_stat_activity where pid = $1',
    [own[0]?.pid],
  );
  await owner.end();
  assert.match(rows[0]?.query ?? '', /^alter role job_service/i);
  assert.doesNotMatch(rows[0]?.query ?? '', /written/);
});
