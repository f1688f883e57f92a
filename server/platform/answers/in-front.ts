import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export type TakeRequest = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Puts somebody in front of whoever answers the requests of a server.
 * @returns hands a request on to whoever answered so far
 */
export function putInFront(server: Server, take: TakeRequest): TakeRequest {
  const [before] = server.listeners('request');
  if (before === undefined) throw new TypeError('nobody answers the requests of this server');
  server.removeAllListeners('request');
  server.on('request', take);
  return (request, response) => {
    Reflect.apply(before, server, [request, response]);
  };
}
