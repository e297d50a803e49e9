/// <reference lib="webworker" />
import type { Tracker } from '@bandeja/pose/tracker';
import { createFrameCanvas } from '#features/mirror/frame-canvas.ts';
import { startRuntime } from '#features/mirror/pose-runtime.ts';
import type { LiveAnswer, LiveOrder } from '#features/mirror/worker-messages.ts';

// its name begins as that of the other worker: both have the policy of their own (apps/api/src/kit/security.ts)

declare const self: DedicatedWorkerGlobalScope;

const answer = (message: LiveAnswer) => self.postMessage(message);
const canvas = createFrameCanvas();
let tracker: Tracker | undefined;

self.addEventListener('message', ({ data }: MessageEvent<LiveOrder>) => {
  work(data)
    .then(answer)
    .catch((error: unknown) => {
      console.error(error);
      answer({ kind: 'failed' });
    });
});

async function work(order: LiveOrder): Promise<LiveAnswer> {
  if (order.kind === 'start') {
    tracker = await startRuntime(order.runtime);
    return { kind: 'ready' };
  }
  const { picture, follow } = order;
  if (follow) tracker?.reset(follow);
  canvas.show({
    displayWidth: picture.width,
    displayHeight: picture.height,
    draw: (context, x, y, width, height) => context.drawImage(picture, x, y, width, height),
  });
  picture.close();
  const { landmarks, people } = (await tracker?.track(canvas)) ?? { landmarks: undefined, people: undefined };
  return { kind: 'seen', landmarks, people, width: canvas.width, height: canvas.height };
}
