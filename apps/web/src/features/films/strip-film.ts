import { blankDates } from '@bandeja/domain/films/rules';
import {
  BlobSource,
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

/**
 * The pictures alone, copied into a new container on the device: sound, place, date, names and the phone's model stay here.
 * The same film gives the same bytes, so that an upload goes on after the page was left. @throws when it cannot be read
 */
export async function stripFilm(film: Blob): Promise<Blob> {
  const input = new Input({ formats: [MP4, QTFF, WEBM], source: new BlobSource(film) });
  try {
    const isWebm = (await input.getFormat()) === WEBM;
    const format = isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' });
    const target = new BufferTarget();
    const conversion = await Conversion.init({
      input,
      output: new Output({ format, target }),
      tracks: 'primary',
      copy: { mode: 'forced' },
      audio: { discard: true },
      tags: {},
      showWarnings: false,
    });
    await conversion.execute();
    if (target.buffer === null) throw new Error('The film is empty');
    const bytes = new Uint8Array(target.buffer);
    if (!isWebm) blankDates(bytes);
    return new Blob([bytes], { type: isWebm ? 'video/webm' : 'video/mp4' });
  } finally {
    input.dispose();
  }
}
