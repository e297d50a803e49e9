import type { Film } from '@bandeja/pose/film';
import type { MirrorOrder, ModelFiles } from '#features/mirror/worker-messages.ts';

/** `strikes`: when something is heard to strike, seconds of the film. */
export type Tracking =
  | { film: Film; strikes: readonly number[] }
  | { slow: 'smaller' | 'byHand' }
  | { failure: 'codec' | 'broken' | 'failed' };

export type TrackingJob = Pick<MirrorOrder, 'clip' | 'span' | 'follow' | 'level'> & {
  model: ModelFiles;
  onShare: (share: number) => void;
  signal: AbortSignal;
};
