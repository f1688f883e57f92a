/** Waits before a read is asked for again, in milliseconds: long enough for a lost packet, too short to look stuck. */
const waits = [300, 900] as const;

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

type Fetch = typeof fetch;

/** Whether asking again changes nothing on the server. */
function isRead(init: RequestInit | undefined): boolean {
  return init?.method === undefined || init.method === 'GET' || init.method === 'HEAD';
}

/** A `fetch` that asks for a read again when the connection broke or the server says that it is busy (503). */
export function patiently(send: Fetch): Fetch {
  return async (input, init) => {
    if (!isRead(init)) return send(input, init);
    for (const time of waits) {
      const answer = await send(input, init).catch((error: unknown) => {
        if (init?.signal?.aborted) throw error;
        return null;
      });
      if (answer && answer.status !== 503) return answer;
      await answer?.body?.cancel();
      await wait(time);
    }
    return send(input, init);
  };
}
