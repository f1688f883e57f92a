import { statfs } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { stuckReminder } from '#database/alarm-bounds.ts';
import { listBackups } from '#database/backup/backup-files.ts';
import { deletionListName, readDeletionList } from '#database/backup/deletion-list.ts';
import { readDrillResult } from '#database/drill/drill-result.ts';
import { readReadingResult } from '#database/drill/reading-result.ts';
import { unmatchedDays } from '#membership/unmatched-days.ts';
import {
  type MemberDatabase,
  operator,
  type PoolGauge,
  type ServiceDatabase,
} from '../platform/database/database.ts';
import { Metrics } from '../platform/watch/metrics.ts';
import type { Settings } from '../settings.ts';
import { addAlarms } from './alarm-metrics.ts';
import { one, secondsAgo } from './gauge-values.ts';

export interface MetricsParts {
  readonly settings: Pick<Settings, 'backup' | 'dataDir' | 'databaseUrl' | 'model'>;
  readonly members: MemberDatabase & PoolGauge;
  readonly accounts: ServiceDatabase & PoolGauge;
}

const workSchema = v.tuple([
  v.object({
    queued: v.number(),
    running: v.number(),
    plansAge: v.number(),
    webhook: v.number(),
    givenUp: v.number(),
    cancellations: v.number(),
    cancellationsAge: v.number(),
    unmatched: v.number(),
    unreadAge: v.number(),
  }),
]);
const age = (column: string) => `coalesce(extract(epoch from now() - min(${column})), 0)::float8`;
const workSql = `
  select g.*, w.*, c.*, p.*, n.* from
    (select count(*) filter (where state = 'queued')::integer as queued,
        count(*) filter (where state = 'running')::integer as running, ${age('created_at')} as "plansAge"
      from public.generations where state in ('queued', 'running')) g,
    (select count(*) filter (where gave_up_at is null)::integer as webhook,
        count(gave_up_at)::integer as "givenUp" from outbox.profile_messages) w,
    (select count(*)::integer as cancellations, ${age('created_at')} as "cancellationsAge"
      from public.subscription_cancellations where status = 'pending') c,
    (select count(*)::integer as unmatched from payments.inbox
      where state = 'unmatched' and received_at > now() - make_interval(days => $1)) p,
    (select ${age('received_at')} as "unreadAge" from payments.inbox where state = 'new') n`;

const messagesSchema = v.array(
  v.object({ channel: v.string(), waiting: v.number(), age: v.number() }),
);
const messagesSql = `
  select channel, count(m.id)::integer as waiting, ${age('m.created_at')} as age
    from unnest(array['mail', 'text']) as channel left join auth.mail_outbox m using (channel)
    group by channel order by channel`;

function addWork(metrics: Metrics, { members }: MetricsParts): void {
  metrics.addGauges(
    [
      {
        name: 'phila_generations',
        help: 'Plans that members wait for, in all processes',
        labelNames: ['state'],
      },
      { name: 'phila_generations_oldest_seconds', help: 'How long the first of them has waited' },
      { name: 'phila_webhook_waiting', help: 'Saved profiles that the webhook has not taken' },
      { name: 'phila_webhook_given_up', help: 'Saved profiles that it will not be told any more' },
      { name: 'phila_cancellations_pending', help: 'Requests to cancel that wait' },
      { name: 'phila_cancellations_oldest_seconds', help: 'How long the first of them has waited' },
      {
        name: 'phila_payments_unmatched',
        help: `Payments of ${unmatchedDays} days without a member`,
      },
      {
        name: 'phila_payments_unread_oldest_seconds',
        help: 'How long the first message of a payment provider has waited to be read',
      },
    ],
    async () => {
      const { rows } = await members.run(
        operator,
        { text: workSql, values: [unmatchedDays] },
        { readOnly: true },
      );
      const [work] = v.parse(workSchema, rows);
      return {
        phila_generations: [
          { labels: { state: 'queued' }, value: work.queued },
          { labels: { state: 'running' }, value: work.running },
        ],
        phila_generations_oldest_seconds: one(work.plansAge),
        phila_webhook_waiting: one(work.webhook),
        phila_webhook_given_up: one(work.givenUp),
        phila_cancellations_pending: one(work.cancellations),
        phila_cancellations_oldest_seconds: one(work.cancellationsAge),
        phila_payments_unmatched: one(work.unmatched),
        phila_payments_unread_oldest_seconds: one(work.unreadAge),
      };
    },
  );
}

function addMessages(metrics: Metrics, { accounts }: MetricsParts): void {
  const labelNames = ['channel'];
  metrics.addGauges(
    [
      { name: 'phila_messages_waiting', help: 'Mails and texts not yet taken', labelNames },
      {
        name: 'phila_messages_oldest_seconds',
        help: 'How long the first of them has waited',
        labelNames,
      },
    ],
    async () => {
      const { rows } = await accounts.run({ text: messagesSql });
      const messages = v.parse(messagesSchema, rows);
      const by = (value: (row: (typeof messages)[number]) => number) =>
        messages.map((row) => ({ labels: { channel: row.channel }, value: value(row) }));
      return {
        phila_messages_waiting: by(({ waiting }) => waiting),
        phila_messages_oldest_seconds: by((row) => row.age),
      };
    },
  );
}

const remindersSchema = v.tuple([v.object({ waiting: v.number(), stuck: v.number() })]);
const remindersSql = `
  select count(*) filter (where expires_at > now())::integer as waiting,
      count(*) filter (where ${stuckReminder})::integer as stuck
    from reminders.messages where sent_at is null`;

function addReminders(metrics: Metrics, { members }: MetricsParts): void {
  metrics.addGauges(
    [
      { name: 'phila_reminders_waiting', help: 'Reminders that no push service has taken yet' },
      {
        name: 'phila_reminders_stuck',
        help: 'Reminders that were refused again and again, or missed in the last day',
      },
    ],
    async () => {
      const { rows } = await members.run(operator, { text: remindersSql }, { readOnly: true });
      const [{ waiting, stuck }] = v.parse(remindersSchema, rows);
      return { phila_reminders_waiting: one(waiting), phila_reminders_stuck: one(stuck) };
    },
  );
}

function addDisks(metrics: Metrics, { settings }: MetricsParts): void {
  const { folder } = settings.backup;
  const disks = [
    ...(settings.databaseUrl === null ? [{ disk: 'data', place: settings.dataDir }] : []),
    ...(folder === null ? [] : [{ disk: 'backups', place: folder }]),
  ];
  const labelNames = ['disk'];
  metrics.addGauges(
    [
      { name: 'phila_disk_free_bytes', help: 'Room on the disk of a folder', labelNames },
      { name: 'phila_disk_size_bytes', help: 'Size of that disk', labelNames },
    ],
    async () => {
      const found = await Promise.all(
        disks.map(async ({ disk, place }) => ({ labels: { disk }, ...(await statfs(place)) })),
      );
      return {
        phila_disk_free_bytes: found.map(({ labels, bavail, bsize }) => ({
          labels,
          value: bavail * bsize,
        })),
        phila_disk_size_bytes: found.map(({ labels, blocks, bsize }) => ({
          labels,
          value: blocks * bsize,
        })),
      };
    },
  );
  if (folder === null) return;
  metrics.addGauges(
    [{ name: 'phila_backup_age_seconds', help: 'Age of the newest backup; absent: there is none' }],
    async () => {
      const [newest] = await listBackups(folder);
      const ages = newest ? secondsAgo(newest.madeAt) : [];
      return { phila_backup_age_seconds: ages };
    },
  );
  metrics.addGauges(
    [
      { name: 'phila_drill_age_seconds', help: 'Since a backup was last restored to try it' },
      { name: 'phila_drill_ok', help: 'Whether all held then: 1, else 0' },
    ],
    async () => {
      const last = await readDrillResult(folder);
      return {
        phila_drill_age_seconds: last ? secondsAgo(new Date(last.at)) : [],
        phila_drill_ok: last ? one(last.ok ? 1 : 0) : [],
      };
    },
  );
}

function addReading(metrics: Metrics, { settings }: MetricsParts): void {
  const { nightlyRead, deletions: folder } = settings.backup;
  if (!nightlyRead) return;
  metrics.addGauges(
    [
      { name: 'phila_reading_age_seconds', help: 'Since all of the database was last read' },
      { name: 'phila_reading_ok', help: 'Whether all could be read then: 1, else 0' },
    ],
    async () => {
      const last = await readReadingResult(folder);
      return {
        phila_reading_age_seconds: last ? secondsAgo(new Date(last.at)) : [],
        phila_reading_ok: last ? one(last.ok ? 1 : 0) : [],
      };
    },
  );
}

function addDeletions(metrics: Metrics, { settings }: MetricsParts): void {
  const file = path.join(settings.backup.deletions, deletionListName);
  metrics.addGauges(
    [
      {
        name: 'phila_deletions_age_seconds',
        help: 'Age of the list of deleted accounts, without which a restore brings them back; absent: there is none',
      },
    ],
    async () => {
      const list = await readDeletionList(file);
      const ages = list ? secondsAgo(list.until) : [];
      return { phila_deletions_age_seconds: ages };
    },
  );
}

/** The numbers of this process and of the work that all processes share. */
export function createProductMetrics(parts: MetricsParts): Metrics {
  const metrics = new Metrics();
  metrics.watchPool('members', parts.members);
  metrics.watchPool('accounts', parts.accounts);
  const all = [addWork, addMessages, addReminders, addDisks, addReading, addDeletions];
  for (const add of all) add(metrics, parts);
  addAlarms(metrics, parts);
  return metrics;
}
