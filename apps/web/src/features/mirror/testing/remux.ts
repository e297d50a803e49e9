import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp4OutputFormat,
  Output,
  type Rotation,
} from 'mediabunny';

type Change = {
  rotation?: Rotation;
  /** As many frames as there are left. */
  most?: number;
  /** Where a frame stands in time, by its place. */
  secondsOf?: (index: number) => number;
  /** Says that it is HEVC, which no Chromium on Linux decodes. */
  isHevc?: boolean;
};

/** Enough of a decoder's description to be one: profile Main, level 3.1, no parameter sets. */
const hevcDescription = Uint8Array.of(
  1,
  1,
  96,
  0,
  0,
  0,
  144,
  0,
  0,
  0,
  0,
  0,
  93,
  240,
  0,
  252,
  253,
  248,
  248,
  0,
  0,
  15,
  0,
);

/** The same pictures in an MP4, as a phone might have written it. */
export async function remuxed(film: Uint8Array<ArrayBuffer>, change: Change): Promise<Buffer> {
  const { rotation = 0, most = Number.POSITIVE_INFINITY, secondsOf, isHevc = false } = change;
  const track = await new Input({ formats: ALL_FORMATS, source: new BufferSource(film) }).getPrimaryVideoTrack();
  const config = await track?.getDecoderConfig();
  if (!track || !config) throw new Error('No film');
  const output = new Output({ format: new Mp4OutputFormat(), target: new BufferTarget() });
  const source = new EncodedVideoPacketSource(isHevc ? 'hevc' : 'vp8');
  output.addVideoTrack(source, { rotation });
  await output.start();
  const decoderConfig = isHevc ? { ...config, codec: 'hvc1.1.6.L93.B0', description: hevcDescription } : config;
  let index = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    if (index >= most) break;
    const timed = secondsOf
      ? packet.clone({ timestamp: secondsOf(index), duration: secondsOf(index + 1) - secondsOf(index) })
      : packet;
    await source.add(timed, { decoderConfig });
    index += 1;
  }
  await output.finalize();
  return Buffer.from(output.target.buffer ?? new ArrayBuffer(0));
}
