import type { Side } from '@bandeja/pose/landmarks';
import type { Refusal } from '@bandeja/pose/refusal';
import { measureStroke, roundedMeasures, type TrackedStroke, trackStroke } from '@bandeja/pose/stroke';
import type { StrokeKind } from '@bandeja/pose/stroke-kinds';
import { useEffect, useRef, useState } from 'react';
import type { StoredFilm } from '#features/mirror/film-store.ts';
import { trackClip } from '#features/mirror/track-clip.ts';
import type { MirrorOrder, ModelFiles } from '#features/mirror/worker-messages.ts';
import { uuid7 } from '#lib/uuid7.ts';

export const spanSeconds = 6;

export type Clip = { blob: Blob; kind: StrokeKind; side: Side; filmedAt: string };
type Read = { clip: Clip; from: number };

export type MirrorStep =
  | { step: 'start' }
  | { step: 'camera'; stroke: Pick<Clip, 'kind' | 'side'> }
  | { step: 'trim'; clip: Clip }
  | { step: 'reading'; share: number }
  | { step: 'refused'; reason: Refusal | 'codec' | 'broken' | 'failed'; read: Read }
  | { step: 'film'; clip: Clip; stroke: TrackedStroke; shape: StoredFilm['shape'] }
  | { step: 'measures'; film: StoredFilm; isStored: boolean }
  | { step: 'compare'; film: StoredFilm; earlier: StoredFilm };

/** From a clip to its measures. Leaving the page ends the worker. */
export function useMirror(owner: string, store: (film: StoredFilm) => Promise<boolean>) {
  const [state, setState] = useState<MirrorStep>({ step: 'start' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function read({ clip, from }: Read, model: ModelFiles, follow?: MirrorOrder['follow']): Promise<void> {
    const abort = new AbortController();
    running.current = abort;
    setState({ step: 'reading', share: 0 });
    const tracking = await trackClip({
      clip: clip.blob,
      span: { from, seconds: spanSeconds },
      follow,
      model,
      onShare: (share) => setState((now) => (now.step === 'reading' ? { step: 'reading', share } : now)),
      signal: abort.signal,
    });
    const refuse = (reason: Refusal | 'codec' | 'broken' | 'failed') =>
      setState({ step: 'refused', reason, read: { clip, from } });
    if ('failure' in tracking) return refuse(tracking.failure);
    const { film } = tracking;
    const stroke = trackStroke(film, { kind: clip.kind, side: clip.side, isChosen: follow !== undefined });
    if ('refusal' in stroke) return refuse(stroke.refusal);
    setState({ step: 'film', clip, stroke, shape: { width: film.width, height: film.height } });
  }

  return {
    state,
    read,
    restart: () => setState({ step: 'start' }),
    cancel() {
      running.current?.abort();
      setState({ step: 'start' });
    },
    film: (stroke: Pick<Clip, 'kind' | 'side'>) => setState({ step: 'camera', stroke }),
    trim: (clip: Clip) => setState({ step: 'trim', clip }),
    open: (film: StoredFilm) => setState({ step: 'measures', film, isStored: true }),
    compare: (film: StoredFilm, earlier: StoredFilm) => setState({ step: 'compare', film, earlier }),
    async confirm({ clip, stroke, shape }: Extract<MirrorStep, { step: 'film' }>, contact: number): Promise<void> {
      const film: StoredFilm = {
        id: uuid7(),
        owner,
        filmedAt: clip.filmedAt,
        clip: clip.blob,
        shape,
        stroke,
        contact,
        measures: roundedMeasures(measureStroke(stroke, contact)),
        note: '',
      };
      setState({ step: 'measures', film, isStored: await store(film) });
    },
  };
}
export type Mirror = ReturnType<typeof useMirror>;
