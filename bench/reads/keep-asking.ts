import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A request as it goes over the wire, and the status with which it should be answered. */
export interface Asked {
  readonly bytes: string;
  readonly status: number;
}

/** What a GET looks like on the wire, as a browser's or the official client's does. */
export function getRequest(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}\r\n`;
}

/** The head of an answer and where its body ends; null while more is to come. */
function readAnswer(text: string): { readonly head: string; readonly length: number } | null {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = text.slice(0, end);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined && !head.includes(' 304 ')) throw new Error(`no length in ${head}`);
  const whole = end + 4 + Number(length ?? 0);
  return text.length < whole ? null : { head, length: whole };
}

/** One request after the other on one connection, until it is over. @returns how many were answered, and bytes of one */
async function keepOne(
  port: number,
  { bytes, status }: Asked,
  isOver: () => boolean,
): Promise<{ answered: number; size: number }> {
  const socket: Socket = connect(port, '127.0.0.1').setNoDelay(true).setEncoding('latin1');
  await once(socket, 'connect');
  let answered = 0;
  let size = 0;
  let text = '';
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the connection was closed')));
    socket.on('data', (part: string) => {
      text += part;
      const answer = readAnswer(text);
      if (answer === null) return;
      if (!answer.head.startsWith(`HTTP/1.1 ${status} `)) return reject(new Error(answer.head));
      size = answer.length;
      text = '';
      answered += 1;
      if (isOver()) resolve();
      else socket.write(bytes);
    });
    socket.write(bytes);
  });
  socket.destroy();
  return { answered, size };
}

/**
 * So many seconds of requests, each on a connection of its own, with as little work on this side as can be.
 * @returns answers a second, and bytes of one with its head
 */
export async function keepAsking(
  port: number,
  asked: readonly Asked[],
  seconds: number,
): Promise<{ readonly rate: number; readonly answered: number; readonly size: number }> {
  const start = performance.now();
  const isOver = () => performance.now() - start >= seconds * 1_000;
  const all = await Promise.all(asked.map((one) => keepOne(port, one, isOver)));
  const answered = all.reduce((sum, one) => sum + one.answered, 0);
  const rate = answered / ((performance.now() - start) / 1_000);
  return { rate, answered, size: all[0]?.size ?? 0 };
}
