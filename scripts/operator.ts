import { userInfo } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { BackupError } from '#database/backup/backup-error.ts';
import { deletionListName } from '#database/backup/deletion-list.ts';
import { EmbeddedError } from '#database/embedded/embedded-error.ts';
import { MigrationError } from '#database/migrate.ts';
import { restore } from '#operator/backups/restore.ts';
import { parseWords, runOperator } from '#operator/main.ts';
import type { PaymentProviders } from '#operator/members/provider.ts';
import { openAsOwner } from '#operator/open-database.ts';
import { OperatorError, Trouble } from '#operator/operator-error.ts';
import { upgradeDatabase } from '#operator/upgrade/upgrade-database.ts';
import { providerMeans } from '#server/assembly/provider-means.ts';
import { PayfastAway, PayfastRefused } from '#server/features/payments/payfast/api.ts';
import { PaystackAway, PaystackRefused } from '#server/features/payments/paystack/api.ts';
import type { MemberDatabase } from '#server/platform/database/database.ts';
import { presenceLock } from '#server/platform/jobs/presence.ts';
import { createDiskWatch, readDisk } from '#server/platform/limits/disk-watch.ts';
import { backedUpSecret, secretCheck } from '#server/platform/secrets/backed-up-secret.ts';
import { secretChange } from '#server/platform/secrets/sealed-columns.ts';
import { openSecrets } from '#server/platform/secrets/secrets.ts';
import { readSettings, type Settings, SettingsError } from '#server/settings.ts';
import { root } from './commands.ts';

process.channel?.unref();

/** From the folder in which the operator typed. */
const typedPath = (typed: string) => path.resolve(process.env.INIT_CWD ?? process.cwd(), typed);

/** @throws OperatorError where no provider is set up */
function providersOf({ payments }: Settings, owner: pg.Client): PaymentProviders {
  const inbox: Pick<MemberDatabase, 'run'> = {
    async run(_identity, { text, values = [] }) {
      const { rows, rowCount } = await owner.query(text, [...values]);
      return { rows, count: rowCount ?? 0 };
    },
  };
  const providers = providerMeans(payments, inbox);
  if (Object.keys(providers).length > 0) return providers;
  throw new OperatorError(
    'This command asks a payment provider: set PAYSTACK_SECRET_KEY, or PAYFAST_MERCHANT_ID and PAYFAST_PASSPHRASE.',
  );
}

/** By which account of the machine the command is given, also where it is given as another one (sudo). */
const actor = () => process.env.SUDO_USER ?? userInfo().username;

async function operate(words: readonly string[]): Promise<readonly string[]> {
  const settings = readSettings(root);
  const { command, rest, deletions, until } = parseWords(words);
  // this one makes the database that all others open
  if (command === 'restore')
    return restore(settings, rest, { check: secretCheck, path: typedPath, deletions, until });
  // and this one what cannot be opened
  if (command === 'upgrade-database') return upgradeDatabase(settings, rest, typedPath);
  const database = await openAsOwner(settings);
  try {
    return await runOperator(database.owner, words, {
      path: typedPath,
      change: () => secretChange(openSecrets(settings)),
      backups: () => ({
        secret: backedUpSecret(settings),
        passphrase: settings.backup.passphrase,
        deletions: path.join(settings.backup.deletions, deletionListName),
        path: typedPath,
      }),
      providers: () => providersOf(settings, database.owner),
      actor: actor(),
      watched: () => ({
        settings,
        presenceLock,
        disk: (folder) => createDiskWatch(readDisk(folder))(),
        now: new Date(),
      }),
    });
  } finally {
    await database.close();
  }
}

const plain = [
  PaystackAway,
  PaystackRefused,
  PayfastAway,
  PayfastRefused,
  OperatorError,
  BackupError,
  EmbeddedError,
  MigrationError,
  SettingsError,
];
try {
  for (const line of await operate(process.argv.slice(2))) console.log(line);
} catch (error) {
  if (!(error instanceof Error && plain.some((kind) => error instanceof kind))) throw error;
  if (error instanceof Trouble) console.log(error.message);
  else console.error(error.message);
  process.exitCode = 1;
}
