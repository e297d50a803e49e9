import { AiFailure } from '#ports/ai.ts';

/** Fetches from the one host that was named, and no more bytes than `bytesMost`: redirects would carry the key away. */
export function guardedFetch(bytesMost: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      await response.body?.cancel();
      throw new AiFailure('redirect', response.status);
    }
    if (response.body === null) return response;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(atMost(bytesMost)), { status, statusText, headers });
  };
}

function atMost(bytesMost: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > bytesMost) controller.error(new AiFailure('too_large'));
      else controller.enqueue(chunk);
    },
  });
}
