import { parseArgs } from 'node:util';
import { runCommand, UsageError } from '../usage.ts';
import { playClock } from './outages/clock.ts';
import { playDatabase } from './outages/database.ts';
import { playDisk } from './outages/disk.ts';
import { playMail } from './outages/mail.ts';
import { playRolling } from './releases/rolling.ts';
import { playUpgrade } from './releases/upgrade.ts';
import { playArchive } from './restores/archive.ts';
import { playMoments } from './restores/moment.ts';
import { playRestores } from './restores/restore.ts';
import { accountActs } from './rounds/accounts.ts';
import { playGenerations } from './rounds/generations.ts';
import { paymentActs, paymentSettings } from './rounds/payments.ts';
import { productActs } from './rounds/product.ts';
import { playReminders } from './rounds/reminders.ts';
import { playRounds } from './rounds/rounds.ts';

const usage = `npm run faults -- [generations|accounts|product|payments|reminders|archive|moment|database|clock|disk|mail|upgrade] [rounds]
       npm run faults -- restore [rounds] [--members count]
       npm run faults -- rolling [tag or commit]

Kills servers of its own with kill -9 while members are in the middle of something, starts them again, and asks whether
what was cut off is there as a whole or not at all, and whether all that was answered is still there.
  generations   20 members press at once; each must have exactly one whole set of plans (100 rounds)
  accounts      sign-up, refresh of a session, change of password, second factor (30 rounds)
  product       profile, plans, swapped meals, ticks (30 rounds)
  payments      a provider tells of charges: each counts, or was not answered (100 rounds)
  reminders     devices that are added are told once of the session of today (100 rounds)
  restore       a backup while members write, the data folder destroyed, and the backup restored (3 rounds), with so
                many more members with plans who only lie there (1000)
  archive       the embedded database put back to a moment, from the archive that it writes by itself (2 rounds)
  moment        a PostgreSQL of the machine's own put back to a moment, from base backup and WAL archive (1 round)
  database      the database killed, stopped for 15 s and restarted while members write (3 rounds)
  clock         the machine's clock jumps by an hour and by ten years, forwards and back (1 round)
  disk          a small disk fills while members write (1 round)
  mail          the mail server away for five minutes (1 round)
  upgrade       data of the PostgreSQL before moved to the one of now, the command killed on the way (5 rounds)
  rolling       the release before and this version at the same time on one database that members use`;

type Play = (rounds: number | undefined, crowd: number | undefined) => Promise<boolean>;
const kinds: ReadonlyMap<string, Play> = new Map<string, Play>([
  ['generations', (rounds = 100) => playGenerations(rounds)],
  ['restore', (rounds = 3, crowd = 1_000) => playRestores(rounds, crowd)],
  ['archive', (rounds = 2) => playArchive(rounds)],
  ['moment', (rounds = 1) => playMoments(rounds)],
  ['accounts', (rounds = 30) => playRounds(accountActs, rounds)],
  ['payments', (rounds = 100) => playRounds(paymentActs, rounds, paymentSettings)],
  ['reminders', (rounds = 100) => playReminders(rounds)],
  ['clock', (rounds = 1) => playClock(rounds)],
  ['disk', (rounds = 1) => playDisk(rounds)],
  ['mail', (rounds = 1) => playMail(rounds)],
  ['upgrade', (rounds = 5) => playUpgrade(rounds)],
  ['database', (rounds = 3) => playDatabase(rounds)],
  ['product', (rounds = 30) => playRounds(productActs, rounds)],
]);

/** A count that was given must be one. @throws UsageError */
function countOf(what: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) {
    throw new UsageError(`${what}: a whole number from 1, not '${text}'.`);
  }
  return count;
}

await runCommand(usage, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { members: { type: 'string' } },
  });
  const [kind = 'generations', count, ...more] = /^\d/.test(positionals[0] ?? '')
    ? ['generations', ...positionals]
    : positionals;
  const [word] = more;
  if (word !== undefined) throw new UsageError(`'${word}' says nothing here.`);
  const crowd = countOf('--members', values.members);
  if (crowd !== undefined && kind !== 'restore') {
    throw new UsageError('--members is for restore.');
  }
  if (kind === 'rolling') return (await playRolling(count)) ? 0 : 1;
  const play = kinds.get(kind);
  if (!play) throw new UsageError(`There is no '${kind}'.`);
  return (await play(countOf('rounds', count), crowd)) ? 0 : 1;
});
