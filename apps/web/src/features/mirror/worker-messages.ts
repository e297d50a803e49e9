import type { Film } from '@bandeja/pose/film';
import type { Landmarks, Point } from '@bandeja/pose/landmarks';
import type { Region } from '@bandeja/pose/region';

/** The large net reads films, the small one what the camera sees now, and films on a slow device. */
export type ModelLevel = 'full' | 'lite';

/** What the worker needs. The names carry a hash, and the server says that they never change. */
export type ModelFiles = Record<'runtime' | 'landmarks' | 'detector', ArrayBuffer>;

/** The part of a film that is read: from a second on, at most `seconds` long. */
export type Span = { from: number; seconds: number };

export type RuntimeOrder = { model: ModelFiles; loaderUrl: string };

export type MirrorOrder = RuntimeOrder & {
  clip: Blob;
  span: Span;
  /** Which landmark net it got. */
  level: ModelLevel;
  /** Where the player tapped on themself, shares of the picture. */
  follow: Point | undefined;
};

export type MirrorAnswer =
  | { kind: 'progress'; share: number }
  /** `strikes`: when something is heard to strike, seconds of the film. */
  | { kind: 'tracked'; film: Film; strikes: readonly number[] }
  /** This device needs the small net, or is too slow for any. */
  | { kind: 'slow'; pace: 'smaller' | 'byHand' }
  /** `codec`: this browser has no decoder for it; `broken`: it is no film. */
  | { kind: 'unreadable'; reason: 'codec' | 'broken' }
  | { kind: 'failed' };

/**
 * Of the camera, or of a film that only `<video>` can show: first how to start, then picture after picture, each after
 * the answer to the one before. `follow`: who is looked for anew, pixels.
 */
export type LiveOrder =
  | { kind: 'start'; runtime: RuntimeOrder }
  | { kind: 'see'; picture: ImageBitmap; follow?: Point | undefined };

export type LiveAnswer =
  | { kind: 'ready' }
  | {
      kind: 'seen';
      landmarks: Landmarks | undefined;
      people: readonly Region[] | undefined;
      width: number;
      height: number;
    }
  | { kind: 'failed' };
