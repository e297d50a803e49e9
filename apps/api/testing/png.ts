import { inflateSync } from 'node:zlib';

export type Color = [red: number, green: number, blue: number];
type Box = { left: number; top: number; right: number; bottom: number };

export type DecodedPng = {
  width: number;
  height: number;
  at: (x: number, y: number) => Color;
  share: (box: Box, isLike: (color: Color) => boolean) => number;
};

export const isWhite = ([red, green, blue]: Color): boolean => Math.min(red, green, blue) > 240;
export const isYellow = ([red, green, blue]: Color): boolean => red > 200 && green > 210 && blue < 90;

export function decodePng(file: Buffer): DecodedPng {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  if (file.readUInt32BE(24) !== 0x08060000) throw new Error('not a PNG of eight bits with alpha');
  const packed: Buffer[] = [];
  for (let offset = 8; offset < file.length; ) {
    const length = file.readUInt32BE(offset);
    const kind = file.toString('latin1', offset + 4, offset + 8);
    if (kind === 'IDAT') packed.push(file.subarray(offset + 8, offset + 8 + length));
    offset += length + 12;
  }
  const pixels = unfiltered(inflateSync(Buffer.concat(packed)), width * 4, height);
  const at = (x: number, y: number): Color => {
    const start = (y * width + x) * 4;
    return [pixels[start] ?? 0, pixels[start + 1] ?? 0, pixels[start + 2] ?? 0];
  };
  const share: DecodedPng['share'] = ({ left, top, right, bottom }, isLike) => {
    let count = 0;
    for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) if (isLike(at(x, y))) count += 1;
    return count / ((right - left) * (bottom - top));
  };
  return { width, height, at, share };
}

function unfiltered(rows: Buffer, rowBytes: number, height: number): Buffer {
  const out = Buffer.alloc(rowBytes * height);
  for (let y = 0; y < height; y += 1) {
    const filter = rows[y * (rowBytes + 1)] ?? 0;
    for (let x = 0; x < rowBytes; x += 1) {
      const here = y * rowBytes + x;
      const left = x < 4 ? 0 : (out[here - 4] ?? 0);
      const up = y === 0 ? 0 : (out[here - rowBytes] ?? 0);
      const corner = x < 4 || y === 0 ? 0 : (out[here - rowBytes - 4] ?? 0);
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      out[here] = ((rows[y * (rowBytes + 1) + 1 + x] ?? 0) + guess) & 255;
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [byLeft, byUp, byCorner] = [left, up, corner].map((each) => Math.abs(guess - each)) as [number, number, number];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}
