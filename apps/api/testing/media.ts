import { randomUUID } from 'node:crypto';
import { addMedia, sendMediaPiece } from '@bandeja/domain/exercises/contract';
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  type MetadataTags,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import sharp from 'sharp';
import type { TestApi } from '#testing/api.ts';

/** As a camera stores it: lying on its side, with a place and a date. */
export async function photo(width = 1600, height = 1200): Promise<Buffer> {
  const drawn = sharp({ create: { width, height, channels: 3, background: '#12408c' } });
  const exif = { IFD0: { Copyright: 'Marta' }, IFD3: { GPSLatitude: '41/1 23/1 0/1', GPSLatitudeRef: 'N' } };
  return drawn.withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

const telling: MetadataTags = { title: 'Pista de Marta', date: new Date(0), comment: '41.38,2.17' };

/** A film whose pictures no player could decode; its container says who took it, unless it is told nothing. */
export async function film(type: 'mp4' | 'webm', seconds = 4, tags = telling): Promise<Buffer> {
  const target = new BufferTarget();
  const format = type === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat();
  const output = new Output({ format, target });
  const source = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(source);
  output.setMetadataTags(tags);
  await output.start();
  const decoderConfig = { codec: 'vp09.00.10.08', codedWidth: 640, codedHeight: 360 };
  for (let at = 0; at < seconds; at += 1) {
    const packet = new EncodedPacket(new Uint8Array(300_000).fill(at), 'key', at, 1);
    await source.add(packet, { decoderConfig });
  }
  await output.finalize();
  if (target.buffer === null) throw new Error('no film');
  return Buffer.from(target.buffer);
}

type Sent = { token: string; exerciseId: string; fileName?: string };

/** Sends a file as the form does: in pieces, then its name. */
export async function sendFile(api: TestApi, bytes: Buffer, { token, exerciseId, fileName = 'foto.jpg' }: Sent) {
  const upload = randomUUID();
  const pieceBytes = 2 * 1024 * 1024;
  for (let position = 0; position * pieceBytes < bytes.length; position += 1) {
    const piece = bytes.subarray(position * pieceBytes, (position + 1) * pieceBytes);
    const { status } = await sendPiece(api, piece, { token, exerciseId, upload, position });
    if (status !== 204) throw new Error(`piece ${position}: ${status}`);
  }
  return api.call(addMedia, { token, params: { id: exerciseId }, body: { upload, fileName } });
}

type Piece = { token?: string; exerciseId: string; upload: string; position: number };

export async function sendPiece(
  api: TestApi,
  bytes: Buffer,
  { token, exerciseId, upload, position }: Piece,
): Promise<{ status: number; code: string | undefined }> {
  const answer = await api.app.inject({
    method: sendMediaPiece.method,
    url: `/api${sendMediaPiece.path.replace(':id', exerciseId)}`,
    query: { upload, position: `${position}` },
    headers: {
      'content-type': 'application/octet-stream',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: bytes,
  });
  return { status: answer.statusCode, code: answer.payload === '' ? undefined : answer.json().code };
}
