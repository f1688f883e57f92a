import { ModelUnavailable } from './model-error.ts';

/** Cuts an answer off that is larger than any real one, before it fills the memory. */
function limited(body: ReadableStream<Uint8Array>, mostBytes: number): ReadableStream<Uint8Array> {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > mostBytes) controller.error(new ModelUnavailable('too-large'));
        else controller.enqueue(chunk);
      },
    }),
  );
}

/** A fetch whose answers end with an error when they grow beyond `mostBytes`. */
export function limitedFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    // a redirect could lead a prompt, or a request from inside the network, to anywhere
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (response.body === null) return response;
    return new Response(limited(response.body, mostBytes), {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
}
