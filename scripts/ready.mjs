// Waits until the server on this machine is ready for members: `node scripts/ready.mjs [seconds]`, 0 by default, which asks
// once. Ends with 0 when `/readyz` says so, else with 1 and the reason. For supervisors, containers and scripts; plain
// JavaScript without packages, on Node 20 or later.
// PORT and HOST say where it listens, as they do to the server; SITE_URL's path is not asked for.
import { setTimeout as pause } from 'node:timers/promises';

const pollMs = 250;
const patienceMs = 5_000;
const everywhere = new Set(['', '0.0.0.0', '::']);
const host = process.env.HOST ?? '127.0.0.1';
const url = `http://${everywhere.has(host) ? '127.0.0.1' : host}:${process.env.PORT ?? 3000}/readyz`;
const until = performance.now() + Number(process.argv[2] ?? 0) * 1000;

/** @returns null when it is ready, else why not */
async function ask() {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
    if (answer.ok) return null;
    const { status } = await answer.json();
    return `${answer.status} ${status}`;
  } catch (error) {
    return error.cause?.code ?? error.message;
  }
}

let reason = await ask();
while (reason !== null && performance.now() < until) {
  await pause(pollMs);
  reason = await ask();
}
if (reason !== null) {
  console.error(`not ready: ${url}: ${reason}`);
  process.exitCode = 1;
}
