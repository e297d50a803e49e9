import { sigmoid } from './detector.ts';
import { type Landmarks, landmarkNames, mapLandmarks, type Point } from './landmarks.ts';
import { fromRegion, type Region, regionAround } from './region.ts';

/** Edge of the landmark net's input; values from 0 to 1. */
export const landmarkInput = { edge: 256, low: 0, high: 1 } as const;

const numbersPerPoint = 5;
/** 33 landmarks and six points that only serve the net itself; two of them align the next crop. */
const pointCount = 39;
const hipsIndex = 33;
const rimIndex = 34;
const heatEdge = 64;
const heatReach = 3;
const enoughHeat = 0.5;

/** A point moves to the centre of the heat around it where the net is sure. Shares of the region. */
function refined(point: Point, heat: ArrayLike<number>, index: number): Point {
  const [column, row] = [Math.floor(point.x * heatEdge), Math.floor(point.y * heatEdge)];
  if (column < 0 || row < 0 || column >= heatEdge || row >= heatEdge) return point;
  let [sum, sumX, sumY, most] = [0, 0, 0, 0];
  const last = heatEdge - 1;
  for (let y = Math.max(0, row - heatReach); y <= Math.min(last, row + heatReach); y++) {
    for (let x = Math.max(0, column - heatReach); x <= Math.min(last, column + heatReach); x++) {
      const value = sigmoid(heat[(y * heatEdge + x) * pointCount + index] ?? -50);
      sum += value;
      sumX += value * x;
      sumY += value * y;
      most = Math.max(most, value);
    }
  }
  return most < enoughHeat ? point : { x: sumX / heatEdge / sum, y: sumY / heatEdge / sum };
}

export type DecodedPerson = { landmarks: Landmarks; presence: number; next: Region };

/** @param outputs of the net: points, presence, mask, heat map, world points; mask and world points are not used */
export function decodeLandmarks(outputs: readonly ArrayLike<number>[], region: Region): DecodedPerson {
  const [points = [], presence = [], , heat = []] = outputs;
  const value = (index: number, offset: number) => points[index * numbersPerPoint + offset] ?? 0;
  const place = (index: number): Point => {
    const share = { x: value(index, 0) / landmarkInput.edge, y: value(index, 1) / landmarkInput.edge };
    return fromRegion(region, refined(share, heat, index));
  };
  return {
    landmarks: mapLandmarks((name) => {
      const index = landmarkNames.indexOf(name);
      const depth = (value(index, 2) / landmarkInput.edge) * region.size;
      return { ...place(index), visibility: sigmoid(value(index, 3)), depth };
    }),
    presence: presence[0] ?? 0,
    next: regionAround(place(hipsIndex), place(rimIndex)),
  };
}
