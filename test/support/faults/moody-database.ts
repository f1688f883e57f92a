import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';
import path from 'node:path';
import type { Login } from '#server/platform/database/database.ts';

/** What a database server does with connections. */
export type DatabaseMood = 'up' | 'starting' | 'stopping';

export interface MoodyDatabase {
  /** The login as it reaches the database through this door. */
  through(login: Login): Login;
  /** What comes from now on; connections that are open are cut where it is not `up`. */
  mood(mood: DatabaseMood): void;
  close(): Promise<void>;
}

/** PostgreSQL's own words and codes in each mood. */
const refusals = {
  starting: ['57P03', 'the database system is starting up'],
  stopping: ['57P03', 'the database system is shutting down'],
} as const;

/** PostgreSQL's ErrorResponse: a code, a length and fields, each with a letter before it and a zero behind. */
function errorResponse([code, message]: readonly [string, string]): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** A door in front of the real database that can be as while the database starts or stops. */
export async function openMoodyDatabase(login: Login): Promise<MoodyDatabase> {
  let current: DatabaseMood = 'up';
  const open = new Set<Socket>();
  const server = createServer((client) => {
    open.add(client);
    client.on('error', () => {});
    client.once('close', () => open.delete(client));
    if (current !== 'up') {
      const refusal = refusals[current];
      client.once('data', () => client.end(errorResponse(refusal)));
      return;
    }
    const behind = login.host.startsWith('/')
      ? createConnection(path.join(login.host, `.s.PGSQL.${login.port}`))
      : createConnection(login.port, login.host);
    behind.on('error', () => client.destroy());
    behind.once('close', () => client.destroy());
    client.once('close', () => behind.destroy());
    client.pipe(behind).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const cut = () => {
    for (const client of open) client.destroy();
  };
  return {
    through: (one) => ({ ...one, host: '127.0.0.1', port: address.port }),
    mood(mood) {
      current = mood;
      if (mood !== 'up') cut();
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
