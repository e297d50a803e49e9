/// <reference lib="webworker" />
import { lookOf, type PictureLook } from '@bandeja/pose/crop';
import type { Film, TrackedFrame } from '@bandeja/pose/film';
import type { Tracker } from '@bandeja/pose/tracker';
import { ALL_FORMATS, BlobSource, Input, VideoSampleSink } from 'mediabunny';
import { createFrameCanvas } from '#features/mirror/frame-canvas.ts';
import { startRuntime } from '#features/mirror/pose-runtime.ts';
import type { MirrorAnswer, MirrorOrder } from '#features/mirror/worker-messages.ts';

declare const self: DedicatedWorkerGlobalScope;

/** After so many frames the device has shown how fast it is. */
const trialFrames = 5;
/** A slower device reads every third frame. */
const slowMilliseconds = 300;

const answer = (message: MirrorAnswer) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<MirrorOrder>) => {
  read(data).catch((error: unknown) => {
    console.error(error);
    answer({ kind: 'failed' });
  });
});

async function read(order: MirrorOrder): Promise<void> {
  const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(order.clip) });
  const track = await input.getPrimaryVideoTrack().catch(() => null);
  if (!track) return answer({ kind: 'unreadable', reason: 'broken' });
  if (!(await track.canDecode())) return answer({ kind: 'unreadable', reason: 'codec' });
  const tracker = await startRuntime(order);
  answer({ kind: 'tracked', film: await trackSamples(new VideoSampleSink(track), tracker, order) });
}

async function trackSamples(sink: VideoSampleSink, tracker: Tracker, { span, follow }: MirrorOrder): Promise<Film> {
  const canvas = createFrameCanvas();
  const frames: TrackedFrame[] = [];
  let look: PictureLook = { brightness: 0, flatness: 1 };
  let [people, stride, read, spent] = [0, 1, 0, 0];
  for await (const sample of sink.samples(span.from, span.from + span.seconds)) {
    const { timestamp } = sample;
    const isWanted = read++ % stride === 0;
    if (isWanted) {
      const started = performance.now();
      canvas.show(sample);
      if (frames.length === 0) {
        look = lookOf(canvas);
        tracker.reset(follow && { x: follow.x * canvas.width, y: follow.y * canvas.height });
      }
      const seen = await tracker.track(canvas);
      people = Math.max(people, seen.people ?? 0);
      frames.push({ seconds: timestamp, landmarks: seen.landmarks });
      spent += performance.now() - started;
      if (frames.length === trialFrames && spent / trialFrames > slowMilliseconds) stride = 3;
    }
    sample.close();
    answer({ kind: 'progress', share: Math.min(1, (timestamp - span.from) / span.seconds) });
  }
  return { width: canvas.width, height: canvas.height, frames, people, ...look };
}
