import { filmFile, mediaLimits, mediaMessages } from '@bandeja/domain/exercises/media';
import type { UploadedFilm } from '@bandeja/domain/exercises/schemas';
import {
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import type { StoredFile } from '#features/exercises/media.queries.ts';
import type { Refused } from '#features/exercises/picture.service.ts';

type Sent = { id: string; fileName: string; bytes: Buffer };

/** Copied into a new container that begins with its index and holds no place, date or name; the pictures are not encoded again. */
export async function toFilm({
  id,
  fileName,
  bytes,
}: Sent): Promise<Refused | { film: UploadedFilm; files: StoredFile[] }> {
  if (bytes.length > mediaLimits.filmBytes) return { refused: mediaMessages.filmHeavy };
  const input = new Input({ formats: [MP4, QTFF, WEBM], source: new BufferSource(bytes) });
  try {
    const seconds = await input.computeDuration();
    if (seconds > mediaLimits.filmSeconds) return { refused: mediaMessages.filmLong };
    const track = await input.getPrimaryVideoTrack();
    if (track === null) return { refused: mediaMessages.filmBroken };
    const type = (await input.getFormat()) === WEBM ? 'webm' : 'mp4';
    const copied = await copyOf(input, type);
    if (copied === null) return { refused: mediaMessages.filmBroken };
    const film: UploadedFilm = {
      _id: id,
      fileName,
      sizeBytes: copied.length,
      type,
      seconds: Math.round(seconds * 10) / 10,
      width: await track.getDisplayWidth(),
      height: await track.getDisplayHeight(),
    };
    return { film, files: [{ name: filmFile(film), mediaId: id, type: `video/${type}`, bytes: copied }] };
  } catch {
    return { refused: mediaMessages.filmBroken };
  } finally {
    input.dispose();
  }
}

async function copyOf(input: Input, type: UploadedFilm['type']): Promise<Buffer | null> {
  const format = type === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' });
  const target = new BufferTarget();
  const conversion = await Conversion.init({
    input,
    output: new Output({ format, target }),
    tracks: 'primary',
    copy: { mode: 'forced' },
    tags: {},
    showWarnings: false,
  });
  const hasPicture = conversion.utilizedTracks.some((track) => track.isVideoTrack());
  if (!conversion.isValid || !hasPicture) return null;
  await conversion.execute();
  return target.buffer === null ? null : Buffer.from(target.buffer);
}
