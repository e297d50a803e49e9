import type { Film } from '@bandeja/pose/film';
import type { Landmarks, Point } from '@bandeja/pose/landmarks';

/** What the worker needs. The names carry a hash, and the server says that they never change. */
export type ModelFiles = Record<'runtime' | 'landmarks' | 'detector', ArrayBuffer>;

/** The part of a film that is read: from a second on, at most `seconds` long. */
export type Span = { from: number; seconds: number };

export type RuntimeOrder = { model: ModelFiles; loaderUrl: string };

export type MirrorOrder = RuntimeOrder & {
  clip: Blob;
  span: Span;
  /** Where the player tapped on themself, shares of the picture. */
  follow: Point | undefined;
};

export type MirrorAnswer =
  | { kind: 'progress'; share: number }
  | { kind: 'tracked'; film: Film }
  /** `codec`: this browser has no decoder for it; `broken`: it is no film. */
  | { kind: 'unreadable'; reason: 'codec' | 'broken' }
  | { kind: 'failed' };

/** Of the camera: first how to start, then picture after picture, each after the answer to the one before. */
export type LiveOrder = { kind: 'start'; runtime: RuntimeOrder } | { kind: 'see'; picture: ImageBitmap };

export type LiveAnswer =
  | { kind: 'ready' }
  | { kind: 'seen'; landmarks: Landmarks | undefined; people: number | undefined; width: number; height: number }
  | { kind: 'failed' };
