import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { end, freePort } from '#test/support/server/process.ts';
import { type Look, Looks } from '../looks.ts';
import { type Running, start } from '../running.ts';
import { createWire, newEmail, newPassword, signUp } from '../wire.ts';
import { Heard, tellErrors } from './heard.ts';

const members = 12;
/** So long nobody answers at the mail server's port. */
const awayMs = 300_000;
/** Later than the longest pause between two tries, which is two minutes. */
const patienceMs = 150_000;

interface MailServer {
  /** Message-ID and address of each mail that was taken, in their order. */
  readonly taken: readonly { readonly name: string; readonly to: string }[];
  close(): Promise<void>;
}

/** A mail server in the few words that a delivery takes (RFC 5321). */
async function startMailServer(port: number): Promise<MailServer> {
  const taken: { name: string; to: string }[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    let text = '';
    let mail: string | null = null;
    socket.write('220 here\r\n');
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (mail !== null && line !== '.') {
          mail += `${line}\n`;
        } else if (mail !== null) {
          const find = (pattern: RegExp) => pattern.exec(mail ?? '')?.[1] ?? '';
          taken.push({ name: find(/^Message-ID: (.*)$/im), to: find(/^To: (.*)$/im) });
          mail = null;
          socket.write('250 taken\r\n');
        } else if (line === 'DATA') {
          mail = '';
          socket.write('354 go on\r\n');
        } else if (line === 'QUIT') {
          socket.end('221 goodbye\r\n');
        } else {
          socket.write('250 well\r\n');
        }
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    taken,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function askForMails({ owner }: Running, url: string, mailPort: number, heard: Heard) {
  const wire = createWire(url);
  const addresses = Array.from({ length: members }, newEmail);
  for (const email of addresses) await signUp(wire, email, newPassword());
  for (const email of addresses) {
    const began = performance.now();
    const answer = await wire('POST', '/auth/v1/recover', { body: { email } });
    heard.add('mail for a new password', answer, began, []);
  }
  await pause(awayMs);
  const back = performance.now();
  const mails = await startMailServer(mailPort);
  const waits = async () => {
    const { rowCount } = await owner.query('select from auth.mail_outbox');
    return (rowCount ?? 0) > 0;
  };
  while ((await waits()) && performance.now() - back < patienceMs) await pause(250);
  console.log(`the last mail went out ${((performance.now() - back) / 1000).toFixed(0)} s later`);
  const looks: Look[] = addresses.map((email) => {
    const arrived = mails.taken.filter(({ to }) => to === email);
    return { what: 'mail arrived once', held: arrived.length === 1, told: `${arrived.length}` };
  });
  const names = new Set(mails.taken.map(({ name }) => name));
  const told = `${names.size} of ${members}`;
  looks.push({ what: 'each has a name of its own', held: names.size === members, told });
  await mails.close();
  return looks;
}

/**
 * So many rounds in which nobody answers at the mail server's port for five minutes while members ask for mails.
 * @returns whether each mail arrived, and once
 */
export async function playMail(rounds: number): Promise<boolean> {
  const looks = new Looks();
  const heard = new Heard();
  for (let number = 0; number < rounds; number += 1) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'phila-faults-'));
    const [port, mailPort] = [await freePort(), await freePort()];
    const running = await start(port, dataDir, { SMTP_URL: `smtp://127.0.0.1:${mailPort}` });
    try {
      const url = `http://127.0.0.1:${port}`;
      looks.add(number, await askForMails(running, url, mailPort, heard));
    } finally {
      await running.owner.end();
      await end(running.server.child, 'SIGTERM');
      tellErrors(running.server.output());
      await rm(dataDir, { recursive: true, force: true });
    }
  }
  const polite = heard.tell();
  return looks.tell() && polite;
}
