import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { putInFront } from '../answers/in-front.ts';

/** Browsers and proxies send a request once the last one is answered; a library may send a few at once. */
const mostBehind = 10;

/**
 * Hangs up on whoever sends requests without waiting for the answers. Each of them is worked on as it comes, and its answer
 * stands behind the one before: a stranger who reads none of them could have all answers of a process under way on two
 * connections, and everybody else be refused.
 * @param onHungUp told of each connection
 * @param most answers that wait on one connection for the one before
 */
export function boundPipelines(server: Server, onHungUp: () => void, most = mostBehind): void {
  const waiting = new WeakMap<Socket, number>();
  const goOn = putInFront(server, (request, response) => {
    const { socket } = request;
    // the rest of a packet on which it was hung up
    if (socket.destroyed) return;
    // one that waits for no other has its socket at once
    if (response.socket === null) {
      const behind = (waiting.get(socket) ?? 0) + 1;
      if (behind > most) {
        onHungUp();
        socket.destroy();
        return;
      }
      waiting.set(socket, behind);
      response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    }
    goOn(request, response);
  });
}
