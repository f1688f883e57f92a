import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Tick, tickState } from './tick-book.ts';
import { createTickStore, type TickStore, type TickWorld } from './tick-store.ts';

const list = '2026-11-21T08:00:00+00:00';
const trip = (food: string) => [`${food}@1-mon`];
const isTicked = (store: TickStore, food: string) =>
  tickState(store.current().book, food, trip(food)) === 'all';

/** The table of ticks with its rule: an older change that arrives late is left out. */
function createServer() {
  const rows = new Map<string, Tick>();
  return {
    list: list as string | null,
    rows,
    take(ticks: ReadonlyMap<string, Tick>): ReadonlyMap<string, Tick> {
      const taken = new Map<string, Tick>();
      for (const [item, tick] of ticks) {
        if ((rows.get(item)?.at ?? 0) > tick.at) continue;
        rows.set(item, tick);
        taken.set(item, tick);
      }
      return taken;
    },
  };
}
type Server = ReturnType<typeof createServer>;

interface Device {
  readonly world: TickWorld;
  kept: string | null;
  clock: number;
  /** Whether the network fails before the server hears, or after. */
  fails: () => 'before' | 'after' | false;
  retry: (() => void) | null;
  otherList: number;
}

function createDevice(server: Server, clock = Date.parse(list) + 1000): Device {
  const asked = async <T>(answer: () => T): Promise<T> => {
    const fault = device.fails();
    await new Promise(setImmediate);
    if (fault === 'before') throw new Error('no network');
    const said = answer();
    if (fault === 'after') throw new Error('the answer was lost');
    return said;
  };
  const device: Device = {
    kept: null,
    clock,
    fails: () => false,
    retry: null,
    otherList: 0,
    world: {
      isSignedIn: () => true,
      readKept: () => device.kept,
      keep: (text) => {
        device.kept = text;
      },
      readListTime: () => asked(() => server.list),
      readTicks: () => asked(() => new Map(server.rows)),
      sendTicks: (ticks) => asked(() => server.take(ticks)),
      onOtherList: () => device.otherList++,
      now: () => device.clock++,
      later: (act) => {
        device.retry = act;
        return () => {
          device.retry = null;
        };
      },
    },
  };
  return device;
}

/** Until nothing is under way any more. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await new Promise(setImmediate);
}

function opened(device: Device, id = list): TickStore {
  const store = createTickStore(device.world);
  store.open(id);
  return store;
}

/** Numbers from 0 to 1 that are the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

test('a tick shows at once, reaches the server, and is there on the next visit', async () => {
  const server = createServer();
  const device = createDevice(server);
  const store = opened(device);
  store.tick('rice', true);
  assert.ok(isTicked(store, 'rice'));
  await quiet();
  assert.equal(server.rows.get('rice')?.ticked, true);
  assert.equal(store.current().book.pending.size, 0);
  const next = opened(createDevice(server));
  assert.equal(next.current().known, false);
  await quiet();
  assert.ok(next.current().known);
  assert.ok(isTicked(next, 'rice'));
});

test('without a network ticks are kept, through the death of the tab, until it is back', async () => {
  const server = createServer();
  const device = createDevice(server);
  device.fails = () => 'before';
  const store = opened(device);
  await quiet();
  for (let item = 0; item < 10; item++) store.tick(`food-${item}`, true);
  await quiet();
  assert.equal(server.rows.size, 0);
  assert.ok(store.current().failing);
  // the tab is killed: only what was kept remains
  const later = createDevice(server);
  later.kept = device.kept;
  const next = opened(later);
  assert.ok(next.current().known);
  assert.ok(isTicked(next, 'food-3'));
  await quiet();
  assert.equal(server.rows.size, 10);
  assert.equal(next.current().book.pending.size, 0);
});

test('200 visits over a network that fails at random lose no tick', async () => {
  for (let seed = 1; seed <= 200; seed++) {
    const random = randomFrom(seed);
    const server = createServer();
    const device = createDevice(server);
    device.fails = () => (random() < 0.5 ? (random() < 0.5 ? 'before' : 'after') : false);
    let store = opened(device);
    const wanted = new Map<string, boolean>();
    for (let step = 0; step < 30; step++) {
      const item = `food-${Math.floor(random() * 12)}`;
      wanted.set(item, !(wanted.get(item) ?? false));
      store.tick(item, wanted.get(item) ?? false);
      if (random() < 0.4) await new Promise(setImmediate);
      if (random() < 0.2) device.retry?.();
      if (random() < 0.1) store.sync();
      // the tab is killed and opened again
      if (random() < 0.05) store = opened(device);
    }
    await quiet();
    device.fails = () => false;
    store.sync();
    await quiet();
    assert.equal(store.current().book.pending.size, 0, `seed ${seed}`);
    for (const [item, ticked] of wanted) {
      assert.equal(server.rows.get(item)?.ticked, ticked, `seed ${seed}, ${item}`);
      assert.equal(isTicked(store, item), ticked, `seed ${seed}, ${item}`);
    }
  }
});

test('of two devices the one that ticked last wins on both, even when its tick arrives first', async () => {
  const server = createServer();
  const [phone, tablet] = [createDevice(server), createDevice(server)];
  const one = opened(phone);
  const other = opened(tablet);
  await quiet();
  phone.fails = () => 'before';
  one.tick('rice', true);
  await quiet();
  tablet.clock = phone.clock + 60_000;
  other.tick('rice', true);
  other.tick('rice', false);
  await quiet();
  phone.fails = () => false;
  one.sync();
  await quiet();
  assert.equal(server.rows.get('rice')?.ticked, false);
  assert.ok(!isTicked(one, 'rice'));
  assert.equal(one.current().book.pending.size, 0);
});

const newer = '2026-11-21T09:00:00+00:00';

test('unsent ticks of a list that was replaced elsewhere never reach the new one', async () => {
  const server = createServer();
  const device = createDevice(server);
  const store = opened(device);
  store.tick('oats', true);
  await quiet();
  device.fails = () => 'before';
  store.tick('rice', true);
  await quiet();
  // another device makes a new list, which clears the ticks
  server.list = newer;
  server.rows.clear();
  device.fails = () => false;
  store.sync();
  await quiet();
  assert.equal(server.rows.size, 0);
  assert.equal(device.otherList, 1);
  store.open(newer);
  assert.equal(store.current().known, false);
  await quiet();
  assert.ok(store.current().known);
  assert.equal(server.rows.size, 0);
  assert.ok(!isTicked(store, 'rice') && !isTicked(store, 'oats'));
  store.tick('eggs', true);
  await quiet();
  assert.deepEqual([...server.rows.keys()], ['eggs']);
});

test('a list that follows a change of the plan keeps its ticks, those unsent too', async () => {
  const server = createServer();
  const device = createDevice(server);
  const store = opened(device);
  store.tick('oats', true);
  await quiet();
  device.fails = () => 'before';
  store.tick('rice', true);
  await quiet();
  server.list = newer;
  device.fails = () => false;
  const later = createDevice(server, device.clock);
  later.kept = device.kept;
  const next = opened(later, newer);
  await quiet();
  assert.deepEqual([...server.rows.keys()], ['oats', 'rice']);
  assert.ok(isTicked(next, 'rice') && isTicked(next, 'oats'));
});

test('a new list made here begins with what the server keeps of the ticks, which it was told before', async () => {
  const server = createServer();
  const device = createDevice(server);
  const store = opened(device);
  store.tick('oats', true);
  await quiet();
  device.fails = () => 'before';
  store.tick('rice', true, { premium: true });
  await quiet();
  device.fails = () => false;
  await store.replace(() => {
    assert.equal(server.rows.get('rice')?.premium, true);
    server.list = newer;
    server.rows.delete('oats');
    return Promise.resolve(newer);
  });
  store.open(newer);
  await quiet();
  assert.ok(store.current().known);
  assert.ok(isTicked(store, 'rice') && !isTicked(store, 'oats'));
  assert.deepEqual([...server.rows.keys()], ['rice']);
});

test('a new list made here of which the server keeps no tick starts unticked', async () => {
  const server = createServer();
  const device = createDevice(server);
  const store = opened(device);
  store.tick('oats', true);
  await quiet();
  // this tick is on its way when the button is pressed
  store.tick('rice', true);
  const replaced = store.replace(async () => {
    store.tick('eggs', true);
    await quiet();
    server.list = newer;
    server.rows.clear();
    return newer;
  });
  await replaced;
  store.open(newer);
  await quiet();
  assert.equal(server.rows.size, 0);
  assert.ok(store.current().known);
  assert.ok(['oats', 'rice', 'eggs'].every((food) => !isTicked(store, food)));
  // where it could not be made, the old ticks stay
  store.tick('salt', true);
  await assert.rejects(
    store.replace(() => Promise.reject(new Error('no plan'))),
    /no plan/,
  );
  await quiet();
  assert.ok(isTicked(store, 'salt'));
  assert.deepEqual([...server.rows.keys()], ['salt']);
});

test('retries wait longer and longer, and one at a time', async () => {
  const delays: number[] = [];
  const device = createDevice(createServer());
  device.fails = () => 'before';
  const store = createTickStore({
    ...device.world,
    later(act, delayMs) {
      delays.push(delayMs);
      return device.world.later(act, delayMs);
    },
  });
  store.open(list);
  store.tick('rice', true);
  for (let attempt = 0; attempt < 7; attempt++) {
    await quiet();
    device.retry?.();
  }
  await quiet();
  assert.deepEqual(delays.slice(0, 4), [2000, 4000, 8000, 16_000]);
  assert.equal(delays.at(-1), 60_000);
});

test('nothing is sent or kept for a member who has signed out', async () => {
  const server = createServer();
  const device = createDevice(server);
  const store = createTickStore({ ...device.world, isSignedIn: () => false });
  store.open(list);
  store.tick('rice', true);
  await quiet();
  assert.equal(server.rows.size, 0);
  assert.equal(device.kept, null);
});
