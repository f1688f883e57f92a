import { setTimeout as pause } from 'node:timers/promises';
import { wire } from '#contract/paths.ts';
import { type Asked, openConnection } from '../connection.ts';
import type { AttackMember } from '../members.ts';

/** Until when something goes on. */
export interface Until {
  over: boolean;
}

/** What the pages of a member ask for: the four weeks, what the shopping list compares, the dashboard. */
const reads: readonly Asked[] = [
  { method: 'GET', path: '/rest/v1/meal_plans?select=week,content&order=week.asc' },
  { method: 'GET', path: '/rest/v1/meal_plans?select=week,days:details->days&order=week.asc' },
  { method: 'GET', path: '/rest/v1/profiles?select=*' },
  { method: 'GET', path: wire.overview },
  { method: 'GET', path: '/auth/v1/user' },
];
/** Between two reads of a page that somebody looks at; no more than the server lets a member have. */
const readPauseMs = 60;
const readyPauseMs = 200;

export interface Readings {
  readonly milliseconds: readonly number[];
  /** Each read that was not answered with 200: its status and path. */
  readonly failed: readonly string[];
}

/** Reads as the pages of these members do, each on a connection of their own. */
export async function keepReading(
  url: string,
  members: readonly AttackMember[],
  until: Until,
): Promise<Readings> {
  const milliseconds: number[] = [];
  const failed: string[] = [];
  const read = async ({ token }: AttackMember, first: number) => {
    const connection = openConnection(url, token);
    for (let turn = first; !until.over; turn += 1) {
      const asked = reads[turn % reads.length];
      if (!asked) break;
      const answered = await connection.ask(asked);
      milliseconds.push(answered.milliseconds);
      if (answered.status !== 200) failed.push(`${answered.status} ${asked.path}`);
      await pause(readPauseMs);
    }
    connection.close();
  };
  await Promise.all(members.map(read));
  return { milliseconds, failed };
}

/** Asks as a balancer does whether the process is ready. @returns statuses */
export async function keepAskingReady(url: string, until: Until): Promise<readonly number[]> {
  const connection = openConnection(url, null);
  const statuses: number[] = [];
  while (!until.over) {
    statuses.push((await connection.ask({ method: 'GET', path: wire.ready })).status);
    await pause(readyPauseMs);
  }
  connection.close();
  return statuses;
}
