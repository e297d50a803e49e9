import { filmMessages } from '@bandeja/domain/films/messages';
import { type FilmType, filmLimits, filmTypeOf, tellingBoxes } from '@bandeja/domain/films/rules';
import { CustomSource, Input, MP4, QTFF, WEBM } from 'mediabunny';

type Read = (from: number, to: number) => Promise<Uint8Array>;
export type Examined = { type: FilmType; seconds: number } | { refused: string };

/** What a film is, by its content. The device took out sound, places and names; whoever sends them all the same is refused. */
export async function examine(sizeBytes: number, read: Read): Promise<Examined> {
  const type = filmTypeOf(await read(0, Math.min(12, sizeBytes)));
  if (type === null) return { refused: filmMessages.type };
  const source = new CustomSource({ getSize: () => sizeBytes, read });
  const input = new Input({ formats: [MP4, QTFF, WEBM], source });
  try {
    if ((await input.getPrimaryVideoTrack()) === null) return { refused: filmMessages.broken };
    const seconds = await input.computeDuration();
    if (!(seconds > 0)) return { refused: filmMessages.broken };
    if (seconds > filmLimits.seconds) return { refused: filmMessages.long };
    const boxes = type === 'mp4' ? await boxesOf(sizeBytes, read) : new Uint8Array();
    if (boxes === null) return { refused: filmMessages.broken };
    const tells = tellingBoxes(boxes).length > 0 || (await tellsMore(input));
    return tells ? { refused: filmMessages.telling } : { type, seconds };
  } catch {
    return { refused: filmMessages.broken };
  } finally {
    input.dispose();
  }
}

async function tellsMore(input: Input): Promise<boolean> {
  if ((await input.getTracks()).length > 1) return true;
  const { raw: _, ...tags } = await input.getMetadataTags();
  return Object.keys(tags).length > 0;
}

const mostIndexBytes = 8 * 1024 * 1024;

/** The boxes of a file without the film data, which is nearly all of it. Null: one is not whole. */
async function boxesOf(sizeBytes: number, read: Read): Promise<Uint8Array | null> {
  const boxes: Uint8Array[] = [];
  for (let at = 0; at + 8 <= sizeBytes; ) {
    const head = Buffer.from(await read(at, Math.min(at + 16, sizeBytes)));
    const short = head.readUInt32BE(0);
    const name = head.toString('latin1', 4, 8);
    const size = sizeOf(short, head, sizeBytes - at);
    if (size < 8 || at + size > sizeBytes) return null;
    // of other boxes their head is enough to tell that they are there
    if (name === 'moov' && size <= mostIndexBytes) boxes.push(await read(at, at + size));
    else if (name !== 'mdat') boxes.push(emptyBox(name));
    at += size;
  }
  return Buffer.concat(boxes);
}

function sizeOf(short: number, head: Buffer, left: number): number {
  if (short === 1) return head.length >= 16 ? Number(head.readBigUInt64BE(8)) : 0;
  return short === 0 ? left : short;
}

function emptyBox(name: string): Buffer {
  const box = Buffer.alloc(8);
  box.writeUInt32BE(8);
  box.write(name, 4, 'latin1');
  return box;
}
