// `npm run audit:calendars -- 10000`: calendars of random plans, each read by a parser that did not write it.
import { checkCalendars } from '#test/support/plans/calendars.ts';

const [text = '10000'] = process.argv.slice(2);
const runs = Number(text);
if (Number.isInteger(runs) && runs > 0) {
  checkCalendars(runs);
  console.log(`${runs} calendars were read, each with every entry of its plans`);
} else {
  console.error(`A number of calendars is a whole number, not '${text}'.`);
  process.exitCode = 2;
}
process.channel?.unref();
