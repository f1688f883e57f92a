import { setTimeout as pause } from 'node:timers/promises';
import { wire as paths } from '#contract/paths.ts';
import { weekdayOn } from '#planning/calendar.ts';
import { wallClock } from '#server/platform/clock.ts';
import { type PushBrowser, startPushService } from '#test/support/services/push-service.ts';
import { type Act, type Ending, ending } from '../act.ts';
import { bodyOf, isDone } from '../wire.ts';
import { memberOf } from './product.ts';
import { playRounds } from './rounds.ts';

/** At this hour sessions are told of, with hours to spare. */
const wantedHour = 9;

/** A zone in which it is morning now. */
function morningZone(): string {
  const ahead = ((wantedHour - new Date().getUTCHours() + 36) % 24) - 12;
  // the names of these zones count the other way
  return ahead >= 0 ? `Etc/GMT-${ahead}` : `Etc/GMT+${-ahead}`;
}

/** Longer than a reminder that was under way stays with the process that took it. */
const patienceMs = 60_000;
const lookMs = 50;

/** How a reminder ended: one that is sent again under the same name takes the place of the first, and is shown once. */
function endingOf({ delivered }: PushBrowser): Ending {
  const shown = new Set(delivered.map(({ tag, topic }) => `${tag} ${topic}`)).size;
  if (shown > 1) return ending('half', `shown ${shown} times`);
  return shown === 1 ? ending('whole') : ending('lost', 'never shown');
}

/** Waits for the first reminder of a browser, as long as one may take. */
async function arrived({ delivered }: PushBrowser): Promise<void> {
  const until = Date.now() + patienceMs;
  while (delivered.length === 0 && Date.now() < until) await pause(lookMs);
}

/** Each device that is added is told once of the session of today. */
function remindersAct(service: Awaited<ReturnType<typeof startPushService>>): Act {
  return {
    name: 'reminder',
    async begin({ wire, owner, note }) {
      const member = await memberOf(wire);
      const zone = morningZone();
      const today = wallClock(new Date(), zone)?.day ?? '';
      bodyOf(await member.post(`${paths.generateExercisePlans}?wait=true`, {}));
      await owner().query(
        `update public.exercise_plans set starts_on = $2::date, details = jsonb_set(
            jsonb_set(details::jsonb, '{start}', to_jsonb($2::text)),
            '{sessions,0,weekday}', to_jsonb($3::text))::json
          where user_id = $1`,
        [member.id, today, weekdayOn(today)],
      );
      const choice = { action: 'choose', kinds: ['sessions'], time_zone: zone };
      bodyOf(await member.post(paths.reminders, choice));
      const told: PushBrowser[] = [];
      let pending: PushBrowser | null = null;
      let isAdded = false;
      return {
        async work() {
          for (;;) {
            const browser = service.subscribe();
            pending = browser;
            isAdded = false;
            const { endpoint, p256dh, auth } = browser;
            const add = { action: 'add-device', endpoint, p256dh, auth };
            if (!isDone(await member.post(paths.reminders, add))) return;
            isAdded = true;
            while (browser.delivered.length === 0) {
              await pause(lookMs);
              if ((await wire('GET', paths.health)) === null) return;
            }
            told.push(browser);
            pending = null;
            note();
          }
        },
        async judge() {
          const last = pending;
          if (last && isAdded) await arrived(last);
          // whatever was under way when the server was killed has been sent again by now
          await service.quiet();
          const earlier = told.map((browser) => {
            const found = endingOf(browser);
            return found.how === 'whole' ? ending('kept') : found;
          });
          if (!last) return earlier;
          const isAbsent = !isAdded && last.delivered.length === 0;
          return [...earlier, isAbsent ? ending('absent') : endingOf(last)];
        },
      };
    },
  };
}

/** So many rounds of a kill while reminders are on their way. @returns whether none was lost or shown twice */
export async function playReminders(rounds: number): Promise<boolean> {
  const service = await startPushService({ answersWithinMs: 150 });
  const env = { PUSH_HOSTS: '127.0.0.1', PUSH_PLAIN_HTTP: 'on' };
  try {
    const held = await playRounds([remindersAct(service)], rounds, env);
    console.log(
      `${service.asked()} reminders arrived; ${service.repeats()} of them a second time under the same name, which a device shows in the place of the first`,
    );
    for (const fault of service.faults) console.log(`  ${fault}`);
    return held && service.faults.length === 0;
  } finally {
    await service.close();
  }
}
