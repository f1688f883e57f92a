import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { LoadCount } from '../limits/load-shed.ts';
import { noteBegun } from './elapsed.ts';
import { putInFront } from './in-front.ts';
import { requestId, requestIdHeader, type TellAnswered } from './request-log.ts';

/** A short text with its head. */
export interface ShortAnswer {
  readonly status: number;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly text: string;
  /** Pattern of the route, for the log. */
  readonly route: string;
}

/**
 * Looks whether a request can be answered without the framework, and reads nothing of its body.
 * @returns null where it cannot; otherwise the work, which gives null where the framework shall answer after all, and never
 *   fails: what is refused is refused by the framework
 */
export type FindWork = (request: IncomingMessage) => (() => Promise<ShortAnswer | null>) | null;

interface Rules {
  /** Whether nothing has to be said of the way by which the request has come. */
  isExpected(request: IncomingMessage): boolean;
  readonly load: LoadCount;
  isClosing(): boolean;
  readonly tellAnswered: TellAnswered;
}

/**
 * Lets small answers that are asked for most go past the framework, which costs such a one as much as all the rest of it.
 * The same rules hold on both ways: a request that one of them concerns takes the long way, where it is told so.
 * @returns names whoever finds the work of a request
 */
export function openShortWay(
  server: Server,
  { isExpected, load, isClosing, tellAnswered }: Rules,
): (find: FindWork) => void {
  let findWork: FindWork = () => null;

  async function takeShortWay(
    request: IncomingMessage,
    response: ServerResponse,
    work: () => Promise<ShortAnswer | null>,
  ): Promise<void> {
    const begun = performance.now();
    const answer = await work();
    if (answer === null) {
      noteBegun(request, begun);
      load.leave(response);
      takeLongWay(request, response);
      return;
    }
    const { status, headers, text, route } = answer;
    const id = requestId(request.headers);
    if (isClosing()) response.shouldKeepAlive = false;
    const length = String(Buffer.byteLength(text));
    response.writeHead(status, [...headers, 'content-length', length, requestIdHeader, id]);
    response.end(text);
    tellAnswered({ id, method: 'GET', route, status, ms: performance.now() - begun });
  }

  const takeLongWay = putInFront(server, (request, response) => {
    const work = isClosing() || !isExpected(request) ? null : findWork(request);
    if (work === null || !load.enter(response)) takeLongWay(request, response);
    else void takeShortWay(request, response, work);
  });
  return (find) => {
    findWork = find;
  };
}
