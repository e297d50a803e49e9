import { fromRegion, type Region } from './region.ts';

/** A picture that can give a region as `edge`² RGB values between `low` and `high`; what lies outside is black. */
export type Picture = {
  width: number;
  height: number;
  crop: (region: Region, edge: number, low: number, high: number) => Float32Array;
};

/** Bilinear. @param rgba four bytes a pixel, row by row */
export function pictureOf(rgba: ArrayLike<number>, width: number, height: number): Picture {
  const value = (x: number, y: number, channel: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (rgba[(y * width + x) * 4 + channel] ?? 0);
  return {
    width,
    height,
    crop(region, edge, low, high) {
      const out = new Float32Array(edge * edge * 3);
      const scale = (high - low) / 255;
      let at = 0;
      for (let row = 0; row < edge; row++) {
        for (let column = 0; column < edge; column++) {
          const { x, y } = fromRegion(region, { x: (column + 0.5) / edge, y: (row + 0.5) / edge });
          const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
          const [right, down] = [x - 0.5 - left, y - 0.5 - top];
          for (let channel = 0; channel < 3; channel++) {
            const upper = value(left, top, channel) * (1 - right) + value(left + 1, top, channel) * right;
            const lower = value(left, top + 1, channel) * (1 - right) + value(left + 1, top + 1, channel) * right;
            out[at++] = (upper * (1 - down) + lower * down) * scale + low;
          }
        }
      }
      return out;
    },
  };
}

/** Of a canvas' pixels that already are the region: no resampling. */
export function toFloats(rgba: ArrayLike<number>, low: number, high: number): Float32Array {
  const pixels = rgba.length / 4;
  const out = new Float32Array(pixels * 3);
  const scale = (high - low) / 255;
  for (let pixel = 0; pixel < pixels; pixel++) {
    for (let channel = 0; channel < 3; channel++) {
      out[pixel * 3 + channel] = (rgba[pixel * 4 + channel] ?? 0) * scale + low;
    }
  }
  return out;
}

/** Of a film's first frame: `brightness` 0–255; `flatness` is the share of neighbours of exactly one colour, which only drawings have in plenty. */
export type PictureLook = { brightness: number; flatness: number };

const lookEdge = 96;

export function lookOf(picture: Picture): PictureLook {
  const { width, height } = picture;
  const square = { centre: { x: width / 2, y: height / 2 }, size: Math.min(width, height), angle: 0 };
  const values = picture.crop(square, lookEdge, 0, 255);
  const pixels = values.length / 3;
  let [sum, flat] = [0, 0];
  for (let pixel = 1; pixel < pixels; pixel++) {
    const step = [0, 1, 2].map(
      (channel) => (values[pixel * 3 + channel] ?? 0) - (values[pixel * 3 + channel - 3] ?? 0),
    );
    if (step.every((difference) => Math.abs(difference) < 0.01)) flat += 1;
    sum += values[pixel * 3 + 1] ?? 0;
  }
  return { brightness: sum / pixels, flatness: flat / pixels };
}
