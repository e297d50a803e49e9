import { mediaLimits, mediaMessages, pictureFile, pictureFormats } from '@bandeja/domain/exercises/media';
import type { Picture } from '@bandeja/domain/exercises/schemas';
import sharp from 'sharp';
import type { StoredFile } from '#features/exercises/media.queries.ts';

const takenFormats = ['jpeg', 'png', 'webp'];
/** A card of the library, and the exercise's own page on a large screen. */
const keptWidths = [480, 1200];
const quality = { avif: { quality: 55, effort: 3 }, webp: { quality: 78 } } as const;

type Sent = { id: string; fileName: string; bytes: Buffer };

export type Refused = { refused: string };

/** Turned upright, without what the camera noted; the smallest forms a browser may ask for. */
export async function toPicture({
  id,
  fileName,
  bytes,
}: Sent): Promise<Refused | { picture: Picture; files: StoredFile[] }> {
  if (bytes.length > mediaLimits.pictureBytes) return { refused: mediaMessages.pictureHeavy };
  const size = await sizeOf(bytes);
  if ('refused' in size) return size;
  const { width, height } = size;
  const widths = [...new Set(keptWidths.map((kept) => Math.min(kept, width)))];
  const files: StoredFile[] = [];
  try {
    for (const kept of widths) {
      for (const format of pictureFormats) {
        const drawn = sharp(bytes).autoOrient().resize({ width: kept })[format](quality[format]);
        files.push({
          name: pictureFile({ _id: id }, kept, format),
          mediaId: id,
          type: `image/${format}`,
          bytes: await drawn.toBuffer(),
        });
      }
    }
  } catch {
    return { refused: mediaMessages.pictureBroken };
  }
  return { picture: { _id: id, alt: '', fileName, sizeBytes: bytes.length, width, height, widths }, files };
}

async function sizeOf(bytes: Buffer): Promise<Refused | { width: number; height: number }> {
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (facts === null || !takenFormats.includes(facts.format)) return { refused: mediaMessages.pictureType };
  const { width, height } = facts.autoOrient;
  if (width * height * (facts.pages ?? 1) > mediaLimits.picturePixels) return { refused: mediaMessages.pictureLarge };
  if (Math.min(width, height) < mediaLimits.pictureSidePixels) return { refused: mediaMessages.pictureSmall };
  return { width, height };
}
