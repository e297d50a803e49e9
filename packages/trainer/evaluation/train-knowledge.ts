import { writeFileSync } from 'node:fs';
import { type Candidate, candidatesIn, evidenceOf, type Fit } from '../src/knowledge/match.ts';
import { questionsAside, samples } from './knowledge.ts';

// npm run train -- knowledge: what each opinion of the matcher weighs, and how sure it may be. Same entries, same weights.

type Row = { features: number[]; right: boolean; weight: number };

/** One question of four is about something that has no entry. */
const removedShare = 0.25;
const start: Fit['opinions'] = { letters: 6, nearest: 4, words: 3, covered: 1, answer: 3, reading: 1 };

const round = (value: number) => Number(value.toFixed(3));
const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

/** Adam, from zero or from where it is told to begin. */
function descend(from: readonly number[], steps: number, gradient: (weights: readonly number[]) => number[]): number[] {
  const [rate, keep, keepSquare, decay] = [0.1, 0.9, 0.999, 0.0005];
  const weights = [...from];
  const mean = weights.map(() => 0);
  const square = weights.map(() => 0);
  for (let step = 1; step <= steps; step += 1) {
    const slopes = gradient(weights);
    weights.forEach((weight, at) => {
      const slope = (slopes[at] ?? 0) + decay * weight;
      mean[at] = keep * (mean[at] ?? 0) + (1 - keep) * slope;
      square[at] = keepSquare * (square[at] ?? 0) + (1 - keepSquare) * slope * slope;
      const sized = Math.sqrt((square[at] ?? 0) / (1 - keepSquare ** step)) + 1e-8;
      weights[at] = weight - (rate * (mean[at] ?? 0)) / (1 - keep ** step) / sized;
    });
  }
  return weights;
}

/** The right one of the candidates has to be the likeliest. */
function weighOpinions(groups: readonly { candidates: number[][]; right: number }[]): number[] {
  return descend(Object.values(start), 200, (weights) => {
    const slopes = weights.map(() => 0);
    for (const { candidates: each, right } of groups) {
      const scores = each.map((features) => dot(features, weights));
      const highest = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - highest));
      const all = powers.reduce((sum, power) => sum + power, 0);
      each.forEach((features, place) => {
        const miss = (powers[place] ?? 0) / all - (place === right ? 1 : 0);
        features.forEach((value, at) => {
          slopes[at] = (slopes[at] ?? 0) + (miss * value) / groups.length;
        });
      });
    }
    return slopes;
  });
}

function weighEvidence(rows: readonly Row[]): number[] {
  const all = rows.reduce((sum, { weight }) => sum + weight, 0);
  return descend(
    (rows[0]?.features ?? []).map(() => 0),
    400,
    (weights) => {
      const slopes = weights.map(() => 0);
      for (const { features, right, weight } of rows) {
        const miss = 1 / (1 + Math.exp(-dot(features, weights))) - (right ? 1 : 0);
        features.forEach((value, at) => {
          slopes[at] = (slopes[at] ?? 0) + (weight * miss * value) / all;
        });
      }
      return slopes;
    },
  );
}

const byNames = (weights: readonly number[]): Fit['opinions'] => {
  const [letters = 0, nearest = 0, words = 0, covered = 0, answer = 0, reading = 0] = weights.map(round);
  return { letters, nearest, words, covered, answer, reading };
};

type Asked = { text: string; best: Candidate[]; right: number; isRemoved: boolean };

const asked: Asked[] = [];
for (const { index, questions } of questionsAside(samples.learnt))
  for (const { text, entry, isRemoved, beside } of questions) {
    const best = candidatesIn(index, text, beside, start);
    const right = isRemoved ? -1 : best.findIndex((each) => each.entry.id === entry);
    asked.push({ text, best, right, isRemoved });
  }
const learnt = asked.filter(({ right }) => right >= 0);
const opinions = byNames(
  weighOpinions(learnt.map(({ best, right }) => ({ candidates: best.map((each) => each.opinions), right }))),
);

const rows = asked.map(({ text, best, right, isRemoved }) => {
  const meant = best[right];
  const weighed = best
    .map((each) => ({ ...each, score: dot(each.opinions, Object.values(opinions)), isMeant: each === meant }))
    .sort((one, other) => other.score - one.score);
  const place = weighed.findIndex(({ isMeant }) => isMeant);
  const weight = isRemoved ? removedShare / (1 - removedShare) : 1;
  return { features: evidenceOf(text, weighed), place, weight };
});
const fit: Fit = {
  opinions,
  first: weighEvidence(rows.map((row) => ({ ...row, right: row.place === 0 }))).map(round),
  either: weighEvidence(rows.map((row) => ({ ...row, right: row.place === 0 || row.place === 1 }))).map(round),
};
console.log(`${learnt.length} of ${asked.length} questions`, fit);
const fields = Object.entries(fit).map(([name, weights]) => `  "${name}": ${JSON.stringify(weights)}`);
writeFileSync(new URL('../src/knowledge/fit.json', import.meta.url), `{\n${fields.join(',\n')}\n}\n`);
