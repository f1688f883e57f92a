import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { connect, createServer as createTlsServer, type SecureContextOptions } from 'node:tls';
import { inspect } from 'node:util';
import { selfSigned } from '#test/support/services/self-signed.ts';
import { parseSettings } from '../../settings.ts';
import { createMailer, MailError } from './mail.ts';

let dataDir: string;
before(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'phila-mail-'));
});
after(() => rm(dataDir, { recursive: true }));

const mail = { to: 'thandi@example.com', subject: 'Môre', text: 'Hallo\n', html: '<p>Hallo</p>' };

test('without SMTP_URL each mail is a complete file that only the owner reads, sorted by time', async () => {
  const times = [new Date('2025-05-01T10:00:00.000Z'), new Date('2025-05-01T10:00:00.001Z')];
  const settings = parseSettings(
    { DATA_DIR: dataDir, MAIL_FROM: 'Phila <hello@phila.example>' },
    '/',
  );
  const clock = [...times];
  for (const text of ['first', 'second']) {
    const now = clock.shift() ?? new Date();
    await createMailer(settings, () => now).send({ ...mail, text });
  }
  const folder = path.join(dataDir, 'mail');
  const names = (await readdir(folder)).sort();
  assert.equal(names.length, 2);
  assert.match(names[0] ?? '', /^2025-05-01T10-00-00-000Z-[0-9a-f]{8}\.eml$/);
  const contents = await Promise.all(
    names.map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  assert.match(contents[0] ?? '', /first/);
  assert.match(contents[1] ?? '', /second/);
  assert.match(contents[0] ?? '', /^From: Phila <hello@phila\.example>\r?$/m);
  assert.match(contents[0] ?? '', /^To: thandi@example\.com\r?$/m);
  assert.match(contents[0] ?? '', /^Subject: =\?UTF-8\?/m);
  assert.match(contents[0] ?? '', /^Date: Thu, 01 May 2025 10:00:00 \+0000\r?$/m);
  assert.match(contents[0] ?? '', /^Content-Type: text\/html/m);
  assert.equal((await stat(folder)).mode & 0o777, 0o700);
  for (const name of names) assert.equal((await stat(path.join(folder, name))).mode & 0o777, 0o600);
});

test('a subject cannot add headers', async () => {
  const settings = parseSettings({ DATA_DIR: path.join(dataDir, 'headers') }, '/');
  await createMailer(settings).send({ ...mail, subject: 'Hi\r\nBcc: other@example.com' });
  const folder = path.join(dataDir, 'headers', 'mail');
  const [name = ''] = await readdir(folder);
  assert.doesNotMatch(await readFile(path.join(folder, name), 'utf8'), /^Bcc:/im);
});

/** A mail server in the few words that a delivery takes (RFC 5321). */
async function startSmtp(
  recipientAnswer = '250 ok',
  certificate: SecureContextOptions | null = null,
) {
  const received: string[] = [];
  const answer = (socket: Socket) => {
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received.push(text);
      if (inData) {
        if (!text.endsWith('\r\n.\r\n')) return;
        inData = false;
        socket.write('250 queued\r\n');
      } else if (/^DATA/i.test(text)) {
        inData = true;
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
      else if (/^RCPT/i.test(text)) socket.write(`${recipientAnswer}\r\n`);
      else socket.write('250 ok\r\n');
    });
    socket.on('error', () => {});
  };
  const server: Server =
    certificate === null ? createServer(answer) : createTlsServer(certificate, answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { received, port, close: () => server.close() };
}

test('with SMTP_URL mail goes to that server and no file is written', async (t) => {
  const smtp = await startSmtp();
  t.after(smtp.close);
  const folder = path.join(dataDir, 'smtp');
  const settings = parseSettings(
    { DATA_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` },
    '/',
  );
  await createMailer(settings).send(mail);
  const all = smtp.received.join('');
  assert.match(all, /RCPT TO:<thandi@example\.com>/);
  assert.match(all, /^From: Phila <no-reply@localhost>\r$/m);
  assert.match(all, /^Content-Type: text\/html/m);
  await assert.rejects(readdir(folder), { code: 'ENOENT' });
});

test('a mail that the server refuses is not taken for sent', async (t) => {
  // servers like to repeat whom they refuse
  const smtp = await startSmtp('550 5.1.1 <thandi@example.com>: no such mailbox');
  t.after(smtp.close);
  const settings = parseSettings({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` }, '/');
  await assert.rejects(createMailer(settings).send(mail), (error) => {
    // errors are logged, and a log holds nobody's address
    assert.doesNotMatch(inspect(error, { depth: 9 }), /thandi|example\.com/);
    return error instanceof Error && /EENVELOPE.*550/.test(error.message);
  });
});

test('an address that is refused for good is told from one that may be taken later', async (t) => {
  for (const [answer, forGood] of [
    ['550 5.1.1 no such mailbox', true],
    ['450 4.2.0 come back later', false],
  ] as const) {
    const smtp = await startSmtp(answer);
    t.after(smtp.close);
    const settings = parseSettings({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` }, '/');
    await assert.rejects(
      createMailer(settings).send(mail),
      (error) => error instanceof MailError && error.forGood === forGood,
    );
  }
  // nobody listens: that is no word about the address
  const settings = parseSettings({ SMTP_URL: 'smtp://127.0.0.1:1' }, '/');
  await assert.rejects(
    createMailer(settings).send(mail),
    (error) => error instanceof MailError && !error.forGood,
  );
});

test('a mail server whose certificate nobody vouches for is told nothing', async (t) => {
  const { privateKey: key, certificate: cert } = selfSigned('localhost');
  const smtp = await startSmtp('250 ok', { key, cert });
  t.after(smtp.close);
  const settings = parseSettings({ SMTP_URL: `smtps://me:secret@localhost:${smtp.port}` }, '/');
  await assert.rejects(createMailer(settings).send(mail), (error) => {
    assert.doesNotMatch(inspect(error, { depth: 9 }), /thandi|secret/);
    return error instanceof Error && /ESOCKET/.test(error.message);
  });
  assert.deepEqual(smtp.received, []);
  // the server is sound: whoever vouches for its certificate is greeted
  const greeted = await new Promise((resolve, reject) => {
    const socket = connect({ host: 'localhost', port: smtp.port, ca: cert });
    socket.on('error', reject).on('data', (greeting) => {
      socket.destroy();
      resolve(greeting.toString());
    });
  });
  assert.equal(greeted, '220 test\r\n');
});

test('a mail server that is not there is named by what failed', async () => {
  const smtp = await startSmtp();
  const { port } = smtp;
  await new Promise((resolve) => smtp.close().once('close', resolve));
  const settings = parseSettings({ SMTP_URL: `smtp://me:secret@127.0.0.1:${port}` }, '/');
  await assert.rejects(createMailer(settings).send(mail), (error) => {
    assert.doesNotMatch(inspect(error, { depth: 9 }), /thandi|secret/);
    return error instanceof Error && /ESOCKET|ECONNREFUSED/.test(error.message);
  });
});

test('the description tells where mail goes, without the password', () => {
  const described = (env: Record<string, string>) =>
    createMailer(parseSettings(env, '/')).description;
  assert.equal(
    described({ SMTP_URL: 'smtps://me:secret@mail.example.com:465' }),
    'SMTP server mail.example.com:465',
  );
  assert.equal(described({ DATA_DIR: '/var/phila' }), 'files in /var/phila/mail');
});
