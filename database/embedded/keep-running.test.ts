import assert from 'node:assert/strict';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { keepEmbedded } from './keep-running.ts';
import { readServerFile } from './server-process.ts';
import { eventually, query, temporaryFolder } from './test-program.ts';

const posixOnly = { skip: process.platform === 'win32' };

async function keep(t: TestContext) {
  const dataDir = await temporaryFolder();
  const warned: string[] = [];
  const server = await keepEmbedded({ dataDir, warn: (line) => warned.push(line) });
  t.after(() => server.stop());
  // between the end of one server and the start of the next nothing else may hold this process
  const awake = setInterval(() => {}, 1_000);
  t.after(() => clearInterval(awake));
  const kill = async () => {
    const file = await readServerFile(path.join(dataDir, 'postgres'));
    assert.ok(file);
    process.kill(file.pid, 'SIGKILL');
    return file.pid;
  };
  const answers = (sql: string) => query(server.connection, sql);
  const comesBack = async (killed: number) => {
    await eventually('another server answers at the same place', async () => {
      const file = await readServerFile(path.join(dataDir, 'postgres'));
      if (file === null || file.pid === killed || file.status !== 'ready') return false;
      return answers('select 1').then(
        () => true,
        () => false,
      );
    });
  };
  return { server, warned, kill, answers, comesBack };
}

test(
  'a database that is killed is started again at the same place with each saved row, three times',
  posixOnly,
  async (t) => {
    const { server, warned, kill, answers, comesBack } = await keep(t);
    await answers('create table kept (id integer)');
    for (const id of [1, 2, 3]) {
      await answers(`insert into kept values (${id})`);
      await comesBack(await kill());
      assert.deepEqual(
        await answers('select id from kept order by id'),
        [1, 2, 3].slice(0, id).map((saved) => ({ id: saved })),
      );
      assert.match(warned.at(-1) ?? '', new RegExp(`started again, ${id} of 3`));
    }
    await kill();
    assert.notEqual(await server.exited, 0);
    assert.equal(warned.length, 3, warned.join());
  },
);

test('one that is stopped stays stopped, also in the middle of a restart', posixOnly, async (t) => {
  const calm = await keep(t);
  await calm.server.stop();
  assert.equal(await calm.server.exited, 0);
  assert.deepEqual(calm.warned, []);

  const killed = await keep(t);
  await killed.kill();
  await eventually('it is being started again', async () => killed.warned.length > 0);
  await killed.server.stop();
  await killed.server.exited;
  await assert.rejects(killed.answers('select 1'));
});
