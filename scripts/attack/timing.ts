import { randomInt, randomUUID } from 'node:crypto';
import { timing } from '#bench/meals.ts';
import { type Connection, openConnection } from './connection.ts';
import { signUpMember } from './members.ts';

const tries = 200;
/** Wrong passwords that one account may be tried with before tries are counted out. */
const triesOfAnAccount = 10;
/** By how much two medians may differ, in per cent of the smaller. */
const bar = 10;

/** One member or nobody, asked for with a wrong password, each time from another network. */
async function tryOnce(connection: Connection, email: string): Promise<number> {
  const { status, milliseconds } = await connection.ask({
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    body: JSON.stringify({ email, password: `wrong horse ${randomUUID().slice(0, 4)}` }),
    from: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
  });
  if (status !== 400) throw new Error(`a wrong password was answered ${status}`);
  return milliseconds;
}

/** Whether the time of a refusal tells who is a member: so many tries of each, in random order. */
export async function compareTimes(url: string): Promise<boolean> {
  const count = tries / triesOfAnAccount;
  const members: string[] = [];
  for (let made = 0; made < count; made += 1) members.push((await signUpMember(url)).email);
  const strangers = members.map(() => `${randomUUID()}@example.com`);
  const connection = openConnection(url, null);
  // connections are made and queries prepared before anything is measured
  for (let warm = 0; warm < triesOfAnAccount; warm += 1) {
    await tryOnce(connection, `${randomUUID()}@example.com`);
  }
  const ofMembers: number[] = [];
  const ofStrangers: number[] = [];
  for (let turn = 0; turn < tries; turn += 1) {
    const pair = [
      { email: members[turn % count] ?? '', times: ofMembers },
      { email: strangers[turn % count] ?? '', times: ofStrangers },
    ];
    for (const { email, times } of randomInt(2) === 0 ? pair : pair.toReversed()) {
      times.push(await tryOnce(connection, email));
    }
  }
  connection.close();
  const [wrong, unknown] = [timing('', ofMembers).median, timing('', ofStrangers).median];
  const apart = (Math.abs(wrong - unknown) / Math.min(wrong, unknown)) * 100;
  console.log(
    `time of a refused sign-in, ${tries} tries each: wrong password ${wrong.toFixed(2)} ms, unknown user ${unknown.toFixed(2)} ms (medians), ${apart.toFixed(1)} % apart (at most ${bar} %)`,
  );
  return apart <= bar;
}
