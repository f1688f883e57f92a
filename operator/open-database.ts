import { existsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { passwordFile } from '#database/embedded/installation/password.ts';
import { findRunning, startEmbedded } from '#database/embedded/launcher.ts';
import type { Settings } from '#server/settings.ts';
import { OperatorError } from './operator-error.ts';

export interface OperatorDatabase {
  /** A connection of the database's owner. */
  readonly owner: pg.Client;
  close(): Promise<void>;
}

export const databaseName = 'phila';

async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...config, application_name: 'phila operator' });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** The database of DATABASE_URL. @throws OperatorError */
export async function openOutside(url: string): Promise<OperatorDatabase> {
  const owner = await connect({ connectionString: url }).catch((error: unknown) => {
    const cause = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`DATABASE_URL: no connection (${cause})`, { cause: error });
  });
  return { owner, close: () => owner.end() };
}

/** Joins the server that runs on the data; where none does, its database is started for this command alone. */
async function openEmbedded({
  dataDir,
  backup: { archive },
}: Pick<Settings, 'dataDir' | 'backup'>): Promise<OperatorDatabase> {
  if (!existsSync(path.join(dataDir, passwordFile))) {
    throw new OperatorError(
      `There are no data in ${dataDir}. Set DATA_DIR, or run npm start once.`,
    );
  }
  const running = await findRunning(dataDir);
  const started = running === null ? await startEmbedded({ dataDir, archive }) : null;
  const connection = running ?? started?.connection;
  try {
    const owner = await connect({ ...connection, database: databaseName });
    return {
      owner,
      async close() {
        await owner.end();
        await started?.stop();
      },
    };
  } catch (error) {
    await started?.stop();
    throw error;
  }
}

/**
 * Opens the database of the settings as its owner, beside a running server or without one.
 * @throws OperatorError, EmbeddedError
 */
export function openAsOwner(settings: Settings): Promise<OperatorDatabase> {
  return settings.databaseUrl === null ? openEmbedded(settings) : openOutside(settings.databaseUrl);
}
