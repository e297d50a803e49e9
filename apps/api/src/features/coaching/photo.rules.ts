import { coachingMessages } from '@bandeja/domain/coaching/messages';
import { AppError } from '#kit/errors.ts';

const kinds: [type: string, isKind: (bytes: Buffer) => boolean][] = [
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['image/png', (bytes) => bytes.subarray(1, 4).toString('latin1') === 'PNG'],
  ['image/webp', (bytes) => bytes.subarray(8, 12).toString('latin1') === 'WEBP'],
];

const typeOf = (bytes: Buffer): string | undefined => kinds.find(([, isKind]) => isKind(bytes))?.[0];

/** What the bytes are, not what their address says. @throws AppError request.invalid */
export function bytesOf(photo: string | null): Buffer | null {
  if (photo === null) return null;
  const bytes = Buffer.from(photo.slice(photo.indexOf(',') + 1), 'base64');
  if (typeOf(bytes) === undefined) {
    throw new AppError('request.invalid', [{ path: 'photo', message: coachingMessages.photo }]);
  }
  return bytes;
}

export function photoOf(bytes: Buffer | null): string | null {
  const type = bytes && typeOf(bytes);
  return type ? `data:${type};base64,${bytes.toString('base64')}` : null;
}
