import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp4OutputFormat,
  Output,
  type Rotation,
  WebMOutputFormat,
} from 'mediabunny';

type Change = {
  rotation?: Rotation;
  /** As many frames as there are left. */
  most?: number;
  /** Where a frame stands in time, by its place. */
  secondsOf?: (index: number) => number;
  /** Second in which a ball is heard; without it the film is silent. */
  strikeAt?: number;
  /** As browsers write it, else as phones do. */
  isWebm?: boolean;
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

const soundRate = 16_000;
const soundSeconds = 1;

/** A second of silence but for a short, bright ring. */
function strikeHeardAt(strikeAt: number): Uint8Array {
  const samples = Int16Array.from({ length: soundRate * soundSeconds }, (_, index) => {
    const since = index / soundRate - strikeAt;
    return since < 0 ? 0 : 20_000 * Math.exp(-since / 0.012) * Math.sin(2 * Math.PI * 2600 * since);
  });
  return new Uint8Array(samples.buffer);
}

/** The same pictures in another file, as a phone might have written it. */
export async function remuxed(film: Uint8Array<ArrayBuffer>, change: Change): Promise<Buffer> {
  const { rotation = 0, most = Number.POSITIVE_INFINITY, secondsOf, strikeAt, isWebm = false, isHevc = false } = change;
  const track = await new Input({ formats: ALL_FORMATS, source: new BufferSource(film) }).getPrimaryVideoTrack();
  const config = await track?.getDecoderConfig();
  if (!track || !config) throw new Error('No film');
  const output = new Output({
    format: isWebm ? new WebMOutputFormat() : new Mp4OutputFormat(),
    target: new BufferTarget(),
  });
  const source = new EncodedVideoPacketSource(isHevc ? 'hevc' : 'vp8');
  output.addVideoTrack(source, { rotation });
  const sound = strikeAt === undefined ? undefined : new EncodedAudioPacketSource('pcm-s16');
  if (sound) output.addAudioTrack(sound);
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
  if (sound && strikeAt !== undefined) {
    const packet = new EncodedPacket(strikeHeardAt(strikeAt), 'key', 0, soundSeconds);
    await sound.add(packet, { decoderConfig: { codec: 'pcm-s16', sampleRate: soundRate, numberOfChannels: 1 } });
  }
  await output.finalize();
  return Buffer.from(output.target.buffer ?? new ArrayBuffer(0));
}
