import type { Point } from './landmarks.ts';
import { fromRegion, type Region, regionAround, wholePicture } from './region.ts';

/** Edge of the detector's input; values from −1 to 1. */
export const detectorInput = { edge: 224, low: -1, high: 1 } as const;

/** Numbers per candidate: box (4), then four points, of which the first two align the crop. */
const boxLength = 12;
const enoughOverlap = 0.3;

/** Centres of the 2,254 candidates: strides 8 and 16 with two a cell, 32 with six (MediaPipe's pose detection graph). */
const anchors: readonly Point[] = [
  { stride: 8, perCell: 2 },
  { stride: 16, perCell: 2 },
  { stride: 32, perCell: 6 },
].flatMap(({ stride, perCell }) => {
  const cells = Math.ceil(detectorInput.edge / stride);
  return Array.from({ length: cells * cells * perCell }, (_, index) => {
    const cell = Math.floor(index / perCell);
    return { x: ((cell % cells) + 0.5) / cells, y: (Math.floor(cell / cells) + 0.5) / cells };
  });
});

export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-Math.max(-50, Math.min(50, value))));

type Candidate = { left: number; top: number; right: number; bottom: number; hips: Point; rim: Point; score: number };

function candidateAt(boxes: ArrayLike<number>, scores: ArrayLike<number>, index: number): Candidate {
  const anchor = anchors[index] ?? { x: 0, y: 0 };
  const value = (offset: number) => (boxes[index * boxLength + offset] ?? 0) / detectorInput.edge;
  const [x, y, width, height] = [value(0) + anchor.x, value(1) + anchor.y, value(2), value(3)];
  return {
    left: x - width / 2,
    top: y - height / 2,
    right: x + width / 2,
    bottom: y + height / 2,
    hips: { x: value(4) + anchor.x, y: value(5) + anchor.y },
    rim: { x: value(6) + anchor.x, y: value(7) + anchor.y },
    score: sigmoid(scores[index] ?? -50),
  };
}

function overlap(a: Candidate, b: Candidate): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (width <= 0 || height <= 0) return 0;
  const area = (c: Candidate) => (c.right - c.left) * (c.bottom - c.top);
  return (width * height) / (area(a) + area(b) - width * height);
}

/** Mean weighted by score. */
function meanPoint(candidates: readonly Candidate[], pick: (candidate: Candidate) => Point): Point {
  const weight = candidates.reduce((sum, { score }) => sum + score, 0);
  const mean = (axis: 'x' | 'y') => candidates.reduce((sum, one) => sum + pick(one)[axis] * one.score, 0) / weight;
  return { x: mean('x'), y: mean('y') };
}

/**
 * The people in a picture, best first, as regions for the landmark net. Candidates that overlap the best one are averaged
 * with it (weighted non-maximum suppression); the next person is the best of what is left.
 */
export function decodePeople(
  [boxes = [], scores = []]: readonly ArrayLike<number>[],
  { width, height, leastScore }: { width: number; height: number; leastScore: number },
): { region: Region; score: number }[] {
  let left = anchors
    .map((_, index) => candidateAt(boxes, scores, index))
    .filter(({ score }) => score >= leastScore)
    .sort((a, b) => b.score - a.score);
  const people: { region: Region; score: number }[] = [];
  const picture = wholePicture(width, height);
  for (let best = left[0]; best; best = left[0]) {
    const same = left.filter((other) => other === best || overlap(best, other) >= enoughOverlap);
    const place = (pick: (candidate: Candidate) => Point) => fromRegion(picture, meanPoint(same, pick));
    people.push({
      region: regionAround(
        place(({ hips }) => hips),
        place(({ rim }) => rim),
      ),
      score: best.score,
    });
    left = left.filter((candidate) => !same.includes(candidate));
  }
  return people;
}
