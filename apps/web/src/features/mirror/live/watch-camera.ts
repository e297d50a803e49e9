import type { Landmarks } from '@bandeja/pose/landmarks';
import { liveWorkerUrl, loaderUrl } from '#features/mirror/model-files.ts';
import type { LiveAnswer, LiveOrder, ModelFiles } from '#features/mirror/worker-messages.ts';

export type Seen = {
  /** Of this page's clock. */
  seconds: number;
  landmarks: Landmarks | undefined;
  width: number;
  height: number;
  /** How long the device took for it. */
  spentSeconds: number;
};

type Watch = {
  video: HTMLVideoElement;
  model: ModelFiles;
  onReady: () => void;
  onSeen: (seen: Seen) => void;
  onFailed: () => void;
};

/** Shows the camera's pictures to a worker, as many as the device manages; none is kept. @returns ends it, worker and all */
export function watchCamera({ video, model, onReady, onSeen, onFailed }: Watch): () => void {
  const worker = new Worker(liveWorkerUrl, { type: 'module', name: 'mirror' });
  let isOver = false;
  let takenAt = 0;

  function end(): void {
    isOver = true;
    worker.terminate();
  }
  function fail(): void {
    if (isOver) return;
    end();
    onFailed();
  }
  const order = (message: LiveOrder, transfer: Transferable[] = []) => worker.postMessage(message, transfer);

  async function take(): Promise<void> {
    if (isOver) return;
    // hidden, or not begun yet
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return void requestAnimationFrame(() => void take());
    takenAt = performance.now();
    const picture = await createImageBitmap(video);
    if (isOver) picture.close();
    else order({ kind: 'see', picture }, [picture]);
  }

  worker.addEventListener('error', fail);
  worker.addEventListener('message', ({ data }: MessageEvent<LiveAnswer>) => {
    if (isOver) return;
    switch (data.kind) {
      case 'failed':
        return fail();
      case 'ready':
        onReady();
        break;
      case 'seen': {
        const { landmarks, width, height } = data;
        const spentSeconds = (performance.now() - takenAt) / 1000;
        onSeen({ seconds: takenAt / 1000, landmarks, width, height, spentSeconds });
      }
    }
    // the next picture that the screen shows; a hidden page waits
    requestAnimationFrame(() => void take().catch(fail));
  });
  order({ kind: 'start', runtime: { model, loaderUrl } });
  return end;
}
