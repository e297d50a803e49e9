import { filmWorkerUrl, loaderUrl } from '#features/mirror/model-files.ts';
import { trackVideo } from '#features/mirror/track-video.ts';
import type { Tracking, TrackingJob } from '#features/mirror/tracking.ts';
import type { MirrorAnswer, MirrorOrder } from '#features/mirror/worker-messages.ts';

/** Each film has a worker of its own: ending it frees its memory, and is how a film is cancelled. Never settles once aborted. */
export async function trackClip(job: TrackingJob): Promise<Tracking> {
  const tracking = await decodeClip(job);
  if (!('failure' in tracking) || tracking.failure !== 'codec') return tracking;
  const shown = await trackVideo(job);
  return job.signal.aborted ? new Promise(() => {}) : shown;
}

function decodeClip({ clip, span, follow, level, model, onShare, signal }: TrackingJob): Promise<Tracking> {
  const worker = new Worker(filmWorkerUrl, { type: 'module', name: 'mirror' });
  return new Promise((resolve) => {
    const end = (tracking: Tracking) => {
      worker.terminate();
      if (!signal.aborted) resolve(tracking);
    };
    signal.addEventListener('abort', () => worker.terminate(), { once: true });
    worker.addEventListener('error', () => end({ failure: 'failed' }));
    worker.addEventListener('message', ({ data }: MessageEvent<MirrorAnswer>) => {
      switch (data.kind) {
        case 'progress':
          return onShare(data.share);
        case 'tracked':
          return end({ film: data.film, strikes: data.strikes });
        case 'slow':
          return end({ slow: data.pace });
        case 'unreadable':
          return end({ failure: data.reason });
        case 'failed':
          return end({ failure: 'failed' });
      }
    });
    const order: MirrorOrder = { clip, span, follow, level, model, loaderUrl };
    worker.postMessage(order);
  });
}
