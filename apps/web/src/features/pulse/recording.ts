import type { SessionPulseBody } from '@bandeja/domain/pulse/contract';
import type { PulseMark } from '@bandeja/domain/pulse/rules';
import { longestPulseSeconds } from '@bandeja/domain/pulse/vocabulary';
import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from '#lib/device-storage.ts';

const markSchema = z.object({ second: z.int(), kind: z.enum(['set', 'go']), setId: z.optional(z.string()) });
const storedSchema = z.object({ startedAt: z.number(), beats: z.string(), marks: z.array(markSchema) });

/** A byte a second, written to the device every few values, so that a closed tab loses seconds at most. */
export type Recording = {
  take: (beats: number | null, now: number) => void;
  mark: (kind: PulseMark['kind'], now: number, setId?: string) => void;
  unmark: (setId: string) => void;
  store: () => void;
};

const valuesPerWrite = 10;
const mostMarks = 1000;

/** A pause after which it is another training. */
const longestPauseMs = 3 * 3_600_000;

/** Goes on with what the device has under the key, unless that is of another training. */
export function openRecording(key: string, now: number): Recording {
  const found = storedUnder(key);
  const isSame = found !== null && now - found.startedAt - bytesOf(found.beats).length * 1000 < longestPauseMs;
  const stored = isSame ? found : null;
  const startedAt = stored?.startedAt ?? now;
  let beats = stored ? bytesOf(stored.beats) : new Uint8Array();
  let marks: PulseMark[] = stored?.marks ?? [];
  let unwritten = 0;
  const secondOf = (at: number) => Math.floor((at - startedAt) / 1000);
  const isWithin = (second: number) => second >= 0 && second < longestPulseSeconds;

  function store(): void {
    unwritten = 0;
    if (beats.length > 0) writeStored(key, JSON.stringify({ startedAt, beats: textOf(beats), marks }));
  }

  return {
    store,
    take(value, at) {
      const second = secondOf(at);
      if (!isWithin(second)) return;
      if (second >= beats.length) {
        const longer = new Uint8Array(second + 1);
        longer.set(beats);
        beats = longer;
      }
      beats[second] = value ?? 0;
      unwritten += 1;
      if (unwritten >= valuesPerWrite) store();
    },
    mark(kind, at, setId) {
      const second = secondOf(at);
      if (!isWithin(second) || beats.length === 0 || marks.length >= mostMarks) return;
      marks = [...marks, { second, kind, ...(setId === undefined ? {} : { setId }) }];
      store();
    },
    unmark(setId) {
      marks = marks.filter((mark) => mark.setId !== setId);
    },
  };
}

function storedUnder(key: string): z.infer<typeof storedSchema> | null {
  try {
    return storedSchema.parse(JSON.parse(readStored(key) ?? ''));
  } catch {
    return null;
  }
}

export const forgetRecording = removeStored;

/** What is sent of a recording; null where it has no beat. */
export async function recordingBody(key: string): Promise<SessionPulseBody | null> {
  const stored = storedUnder(key);
  if (stored === null) return null;
  const bytes = bytesOf(stored.beats);
  if (!bytes.some((each) => each > 0)) return null;
  const { startedAt, marks } = stored;
  return { startedAt: new Date(startedAt).toISOString(), beats: textOf(await deflated(bytes)), marks };
}

/** The beats of an answer. */
export async function beatsOf(base64: string): Promise<Uint8Array> {
  return through(bytesOf(base64), new DecompressionStream('deflate-raw'));
}

const deflated = (bytes: Uint8Array<ArrayBuffer>) => through(bytes, new CompressionStream('deflate-raw'));

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

function textOf(bytes: Uint8Array): string {
  let text = '';
  for (const each of bytes) text += String.fromCharCode(each);
  return btoa(text);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
}
