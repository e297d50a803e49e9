/// <reference lib="webworker" />
import { createDiary } from '@bandeja/pose/diary';
import type { Film } from '@bandeja/pose/film';
import type { Tracker } from '@bandeja/pose/tracker';
import { ALL_FORMATS, BlobSource, Input, VideoSampleSink } from 'mediabunny';
import { strikesIn } from '#features/mirror/film-sound.ts';
import { createFrameCanvas } from '#features/mirror/frame-canvas.ts';
import { paceOf, trialFrames } from '#features/mirror/pace.ts';
import { startRuntime } from '#features/mirror/pose-runtime.ts';
import type { MirrorAnswer, MirrorOrder } from '#features/mirror/worker-messages.ts';

declare const self: DedicatedWorkerGlobalScope;

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
  const film = await trackSamples(new VideoSampleSink(track), tracker, order);
  if (film) answer({ kind: 'tracked', film, strikes: await strikesIn(input, order.span) });
}

/** Undefined where the device is too slow for it: the page then decides. */
async function trackSamples(sink: VideoSampleSink, tracker: Tracker, order: MirrorOrder): Promise<Film | undefined> {
  const { span, follow, level } = order;
  const canvas = createFrameCanvas();
  const diary = createDiary();
  const spent: number[] = [];
  let [stride, read] = [1, 0];
  for await (const sample of sink.samples(span.from, span.from + span.seconds)) {
    const { timestamp } = sample;
    const isWanted = read++ % stride === 0;
    if (isWanted) {
      const started = performance.now();
      canvas.show(sample);
      if (diary.isEmpty()) tracker.reset(follow && { x: follow.x * canvas.width, y: follow.y * canvas.height });
      diary.write(canvas, timestamp, await tracker.track(canvas));
      spent.push(performance.now() - started);
    }
    sample.close();
    if (isWanted && spent.length === trialFrames) {
      const pace = paceOf(spent, level);
      if (pace === 'third') stride = 3;
      if (pace === 'smaller' || pace === 'byHand') {
        answer({ kind: 'slow', pace });
        return undefined;
      }
    }
    answer({ kind: 'progress', share: Math.min(1, (timestamp - span.from) / span.seconds) });
  }
  return diary.film(canvas);
}
