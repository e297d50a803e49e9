/// <reference lib="webworker" />
import { onsetsOf } from '@bandeja/pose/onset';
import { AudioSampleSink, type Input } from 'mediabunny';
import type { Span } from '#features/mirror/worker-messages.ts';

/** When something strikes in the part that is read; nothing of a film that is silent or whose sound cannot be decoded. */
export async function strikesIn(input: Input, { from, seconds }: Span): Promise<number[]> {
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track || !(await track.canDecode())) return [];
    const parts: { at: number; values: Float32Array }[] = [];
    let rate = 0;
    for await (const sample of new AudioSampleSink(track).samples(from, from + seconds)) {
      const values = new Float32Array(sample.numberOfFrames);
      sample.copyTo(values, { planeIndex: 0, format: 'f32-planar' });
      rate = sample.sampleRate;
      parts.push({ at: sample.timestamp, values });
      sample.close();
    }
    const start = parts[0]?.at ?? 0;
    const last = parts.at(-1);
    if (!last) return [];
    // gaps stay silent
    const samples = new Float32Array(Math.ceil((last.at - start) * rate) + last.values.length + 1);
    for (const { at, values } of parts) samples.set(values, Math.round((at - start) * rate));
    return onsetsOf({ samples, rate, from: start });
  } catch {
    return [];
  }
}
