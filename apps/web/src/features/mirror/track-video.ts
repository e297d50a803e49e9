import { pictureOf } from '@bandeja/pose/crop';
import { createDiary } from '@bandeja/pose/diary';
import { liveWorkerUrl, loaderUrl } from '#features/mirror/model-files.ts';
import { paceOf, trialFrames } from '#features/mirror/pace.ts';
import type { Tracking, TrackingJob } from '#features/mirror/tracking.ts';
import type { LiveAnswer, LiveOrder } from '#features/mirror/worker-messages.ts';

/** Between two looks: a film of 60 images a second shows another one each time. */
const stepSeconds = 1 / 60;
const longestEdge = 720;

/** Settles with the time stamp of the picture that is shown; undefined at the end. */
function shownAt(video: HTMLVideoElement, seconds: number): Promise<number | undefined> {
  if (seconds >= video.duration) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    video.addEventListener('error', () => reject(new Error('The video broke off')), { once: true });
    video.requestVideoFrameCallback((_now, { mediaTime }) => resolve(mediaTime));
    video.currentTime = seconds;
  });
}

function opened(clip: Blob, signal: AbortSignal): Promise<HTMLVideoElement> {
  const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true, preload: 'auto' });
  const address = URL.createObjectURL(clip);
  signal.addEventListener('abort', () => URL.revokeObjectURL(address), { once: true });
  return new Promise((resolve, reject) => {
    video.addEventListener('loadeddata', () => resolve(video), { once: true });
    video.addEventListener('error', () => reject(new Error('No decoder')), { once: true });
    video.src = address;
  });
}

/** The worker that sees the camera sees these pictures too: one after the other, each answered. */
function startEye(model: TrackingJob['model']) {
  const worker = new Worker(liveWorkerUrl, { type: 'module', name: 'mirror' });
  const ask = (order: LiveOrder, transfer: Transferable[] = []) =>
    new Promise<LiveAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<LiveAnswer>) => resolve(data);
      worker.onerror = () => reject(new Error('The worker failed'));
      worker.postMessage(order, transfer);
    });
  return { start: () => ask({ kind: 'start', runtime: { model, loaderUrl } }), ask, end: () => worker.terminate() };
}

/** Where the browser has no decoder for programs but plays the film: picture after picture, as they are shown. */
export async function trackVideo({
  clip,
  span,
  follow,
  level,
  model,
  onShare,
  signal,
}: TrackingJob): Promise<Tracking> {
  const over = new AbortController();
  const until = AbortSignal.any([signal, over.signal]);
  const eye = startEye(model);
  until.addEventListener('abort', eye.end, { once: true });
  try {
    const video = await opened(clip, until).catch(() => null);
    if (video === null || !('requestVideoFrameCallback' in video)) return { failure: 'codec' };
    const scale = Math.min(1, longestEdge / Math.max(video.videoWidth, video.videoHeight));
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context || (await eye.start()).kind !== 'ready') return { failure: 'failed' };
    const diary = createDiary();
    const spent: number[] = [];
    let [step, last] = [stepSeconds, -1];
    for (let wanted = span.from; wanted < span.from + span.seconds; wanted += step) {
      const seconds = await shownAt(video, wanted);
      if (seconds === undefined) break;
      if (seconds <= last) continue;
      last = seconds;
      context.drawImage(video, 0, 0, width, height);
      const picture = await createImageBitmap(canvas);
      const started = performance.now();
      const first = diary.isEmpty() && follow ? { x: follow.x * width, y: follow.y * height } : undefined;
      const seen = await eye.ask({ kind: 'see', picture, follow: first }, [picture]);
      spent.push(performance.now() - started);
      if (seen.kind !== 'seen') return { failure: 'failed' };
      diary.write(pictureOf(context.getImageData(0, 0, width, height).data, width, height), seconds, seen);
      onShare(Math.min(1, (seconds - span.from) / span.seconds));
      if (spent.length !== trialFrames) continue;
      const pace = paceOf(spent, level);
      if (pace === 'smaller' || pace === 'byHand') return { slow: pace };
      if (pace === 'third') step = 3 * stepSeconds;
    }
    return { film: diary.film({ width, height }), strikes: [] };
  } catch {
    return { failure: 'failed' };
  } finally {
    over.abort();
  }
}
