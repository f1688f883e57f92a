/** One server-sent event. */
export interface ServerEvent {
  readonly id: string;
  readonly data: string;
}

/** Splits a stream of server-sent events (of one line of data each) into its events; what is cut off is left out. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: ServerEvent) => void,
  onSign: () => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onSign();
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line) => {
          const colon = line.indexOf(':');
          return [line.slice(0, colon), line.slice(colon + 1).trimStart()] as const;
        }),
      );
      const data = fields.get('data');
      if (data !== undefined) onEvent({ id: fields.get('id') ?? '', data });
    }
  }
}
