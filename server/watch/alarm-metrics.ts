import * as v from 'valibot';
import { nearRefunds } from '#contract/membership/near-refunds.ts';
import { alarmBounds, refusedNotice, untoldYear } from '#database/alarm-bounds.ts';
import { findBases } from '#database/archive/base-files.ts';
import {
  type MemberDatabase,
  operator,
  type ServiceDatabase,
} from '../platform/database/database.ts';
import type { Metrics } from '../platform/watch/metrics.ts';
import type { Settings } from '../settings.ts';
import { one, secondsAgo } from './gauge-values.ts';

export interface AlarmParts {
  readonly settings: Pick<Settings, 'backup' | 'model'>;
  readonly members: MemberDatabase;
  readonly accounts: ServiceDatabase;
}

const readOnly = { readOnly: true };

const promisesSchema = v.tuple([v.object({ requests: v.number(), stops: v.number() })]);
const age = (column: string) => `coalesce(extract(epoch from now() - min(${column})), 0)::float8`;
const promisesSql = `
  select r.*, s.* from
    (select ${age('created_at')} as requests from public.information_requests where answered_at is null) r,
    (select ${age('asked_at')} as stops from payments.stops where done_at is null) s`;

/** What was promised to members, or is by law, within so many days. */
function addPromises(metrics: Metrics, { members }: AlarmParts): void {
  metrics.addGauges(
    [
      {
        name: 'phila_requests_oldest_seconds',
        help: 'How long the first request about somebody’s information has waited for an answer',
      },
      {
        name: 'phila_stops_oldest_seconds',
        help: 'How long a subscription of a deleted account has waited for its provider to end it',
      },
    ],
    async () => {
      const { rows } = await members.run(operator, { text: promisesSql }, readOnly);
      const [{ requests, stops }] = v.parse(promisesSchema, rows);
      return {
        phila_requests_oldest_seconds: one(requests),
        phila_stops_oldest_seconds: one(stops),
      };
    },
  );
}

const untoldSchema = v.tuple([v.object({ years: v.number(), notices: v.number() })]);
const untoldSql = `
  select (select count(*)::integer from payments.told where ${untoldYear}) as years,
    (select count(*)::integer from auth.dormancy where ${refusedNotice}) as notices`;

/** Who was to be told something by mail, and was not. */
function addUntold(metrics: Metrics, { accounts }: AlarmParts): void {
  metrics.addGauges(
    [
      { name: 'phila_years_untold', help: 'Yearly plans that end and were not announced in time' },
      {
        name: 'phila_notices_refused',
        help: 'Members whose mail server refuses to tell them that their account will end',
      },
    ],
    async () => {
      const { rows } = await accounts.run({ text: untoldSql });
      const [{ years, notices }] = v.parse(untoldSchema, rows);
      return { phila_years_untold: one(years), phila_notices_refused: one(notices) };
    },
  );
}

/** It goes through all who asked for an end in half a year, so it is not reckoned at each question. */
const refundsEveryMs = 60 * 60_000;

function addRefunds(metrics: Metrics, { members }: AlarmParts): void {
  const bounds = { near: alarmBounds.refundDays, owed: alarmBounds.owedDays };
  const run = async (text: string, values: readonly unknown[]) =>
    (await members.run(operator, { text, values: [...values] }, readOnly)).rows;
  let since = Number.NEGATIVE_INFINITY;
  let known: Promise<number> | null = null;
  metrics.addGauges(
    [
      {
        name: 'phila_refunds_near',
        help: `Sums that are to go back within ${bounds.near} days, or late; looked at once an hour`,
      },
    ],
    async () => {
      if (!known || performance.now() - since > refundsEveryMs) {
        since = performance.now();
        known = nearRefunds(run, new Date(), bounds).then(({ length }) => length);
        known.catch(() => {
          // asked anew at the next question
          known = null;
        });
      }
      return { phila_refunds_near: one(await known) };
    },
  );
}

const spentSchema = v.tuple([v.object({ dollars: v.number() })]);
const spentSql = `
  select coalesce(sum(spent_micros), 0)::float8 / 1000000 as dollars from public.model_spending
    where month = date_trunc('month', now() at time zone 'utc')`;

function addModel(metrics: Metrics, { settings, members }: AlarmParts): void {
  const { model } = settings;
  if (model === null) return;
  metrics.addGauges(
    [
      { name: 'phila_model_spent_dollars', help: 'What the language model has cost this month' },
      { name: 'phila_model_cap_dollars', help: 'What it may cost' },
    ],
    async () => {
      const { rows } = await members.run(operator, { text: spentSql }, readOnly);
      const [{ dollars }] = v.parse(spentSchema, rows);
      return {
        phila_model_spent_dollars: one(dollars),
        phila_model_cap_dollars: one(model.usdPerMonth),
      };
    },
  );
}

const archiverSchema = v.tuple([v.object({ on: v.boolean(), failing: v.boolean() })]);
const archiverSql = `
  select current_setting('archive_mode') <> 'off' as on,
      coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failing
    from pg_stat_archiver`;

function addArchive(metrics: Metrics, { settings, members }: AlarmParts): void {
  const { archive } = settings.backup;
  if (archive === null) return;
  metrics.addGauges(
    [
      {
        name: 'phila_archive_ok',
        help: 'Whether PostgreSQL could archive what it last tried to: 1, else 0',
      },
      {
        name: 'phila_archive_base_age_seconds',
        help: 'Age of its newest base; absent: there is none',
      },
    ],
    async () => {
      const { rows } = await members.run(operator, { text: archiverSql }, readOnly);
      const [{ on, failing }] = v.parse(archiverSchema, rows);
      const [base] = await findBases(archive).catch(() => []);
      return {
        phila_archive_ok: one(on && !failing ? 1 : 0),
        phila_archive_base_age_seconds: base ? secondsAgo(base.madeAt) : [],
      };
    },
  );
}

/** Numbers behind lines of `operator -- status` that nothing else needs. */
export function addAlarms(metrics: Metrics, parts: AlarmParts): void {
  for (const add of [addPromises, addUntold, addRefunds, addModel, addArchive]) add(metrics, parts);
}
