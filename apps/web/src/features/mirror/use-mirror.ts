import type { StrokeKind } from '@bandeja/domain/mirror/vocabulary';
import type { Film } from '@bandeja/pose/film';
import type { Side } from '@bandeja/pose/landmarks';
import type { Refusal } from '@bandeja/pose/refusal';
import { measureStroke, roundedMeasures, type TrackedStroke, trackStroke } from '@bandeja/pose/stroke';
import { useEffect, useRef, useState } from 'react';
import type { StoredFilm } from '#features/mirror/film-store.ts';
import { downloadModel, storedModel } from '#features/mirror/model-files.ts';
import { trackClip } from '#features/mirror/track-clip.ts';
import type { MirrorOrder, ModelFiles, ModelLevel } from '#features/mirror/worker-messages.ts';
import { uuid7 } from '#lib/uuid7.ts';

export const spanSeconds = 6;

export type Clip = { blob: Blob; kind: StrokeKind; side: Side; filmedAt: string };
/** `follow`: where the player tapped on themself. */
type Read = { clip: Clip; from: number; follow?: MirrorOrder['follow'] };
type Reason = Refusal | 'codec' | 'broken' | 'failed' | 'slow';

export type MirrorStep =
  | { step: 'start' }
  | { step: 'camera'; stroke: Pick<Clip, 'kind' | 'side'> }
  | { step: 'trim'; clip: Clip }
  | { step: 'reading'; share: number; isSmall: boolean }
  /** `film`: what was seen of it, if anything. */
  | { step: 'refused'; reason: Reason; read: Read; film: Film | undefined }
  | { step: 'byHand'; read: Read }
  /** `before`: as it is stored, when its contact is moved. */
  | {
      step: 'film';
      clip: Clip;
      stroke: TrackedStroke;
      shape: StoredFilm['shape'];
      strikes: readonly number[];
      before?: StoredFilm;
    }
  | { step: 'measures'; film: StoredFilm; isStored: boolean }
  | { step: 'compare'; film: StoredFilm; earlier: StoredFilm };

/** What repetitions are counted with, fetched if it is not there; null without a network. */
const smallModel = async (signal: AbortSignal): Promise<ModelFiles | null> =>
  (await storedModel('lite')) ?? downloadModel('lite', () => {}, signal).catch(() => null);

/** From a clip to its measures. Leaving the page ends the worker. */
export function useMirror(owner: string, store: (film: StoredFilm) => Promise<boolean>) {
  const [state, setState] = useState<MirrorStep>({ step: 'start' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function read(wish: Read, model: ModelFiles): Promise<void> {
    const { clip, from, follow } = wish;
    const abort = new AbortController();
    running.current = abort;
    const track = (files: ModelFiles, level: ModelLevel) => {
      const isSmall = level === 'lite';
      setState({ step: 'reading', share: 0, isSmall });
      return trackClip({
        clip: clip.blob,
        span: { from, seconds: spanSeconds },
        follow,
        level,
        model: files,
        onShare: (share) => setState((now) => (now.step === 'reading' ? { ...now, share } : now)),
        signal: abort.signal,
      });
    };
    let tracking = await track(model, 'full');
    if ('slow' in tracking && tracking.slow === 'smaller') {
      const small = await smallModel(abort.signal);
      if (abort.signal.aborted) return;
      // without a network the large one goes on, as one that nothing is smaller than
      tracking = await track(small ?? model, 'lite');
    }
    const refuse = (reason: Reason, film?: Film) => setState({ step: 'refused', reason, read: wish, film });
    if ('slow' in tracking) return refuse('slow');
    if ('failure' in tracking) return refuse(tracking.failure);
    const { film, strikes } = tracking;
    const stroke = trackStroke(film, { kind: clip.kind, side: clip.side, isChosen: follow !== undefined });
    if ('refusal' in stroke) return refuse(stroke.refusal, film);
    setState({ step: 'film', clip, stroke, shape: { width: film.width, height: film.height }, strikes });
  }

  async function confirm(
    { clip, stroke, shape, before }: Omit<Extract<MirrorStep, { step: 'film' }>, 'step' | 'strikes'>,
    contact: number,
  ): Promise<void> {
    const film: StoredFilm = {
      id: uuid7(),
      owner,
      filmedAt: clip.filmedAt,
      clip: clip.blob,
      shape,
      note: '',
      ...before,
      stroke,
      contact,
      measures: roundedMeasures(measureStroke(stroke, contact)),
    };
    setState({ step: 'measures', film, isStored: await store(film) });
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
    trim(clip: Clip) {
      const isEmpty = clip.blob.size === 0;
      if (isEmpty) setState({ step: 'refused', reason: 'broken', read: { clip, from: 0 }, film: undefined });
      else setState({ step: 'trim', clip });
    },
    open: (film: StoredFilm) => setState({ step: 'measures', film, isStored: true }),
    compare: (film: StoredFilm, earlier: StoredFilm) => setState({ step: 'compare', film, earlier }),
    measureByHand: (wish: Read) => setState({ step: 'byHand', read: wish }),
    moveContact: (film: StoredFilm) => {
      const { clip, stroke, shape, filmedAt } = film;
      const own = { blob: clip, kind: stroke.kind, side: stroke.side, filmedAt };
      setState({ step: 'film', clip: own, stroke, shape, strikes: [], before: film });
    },
    confirm,
  };
}
export type Mirror = ReturnType<typeof useMirror>;
