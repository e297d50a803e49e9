import { expect, it } from 'vitest';
import { parcelOf, type ReadyState, weightLines } from '#features/imports/chosen.ts';
import { readFile } from '#features/imports/reading/read-file.ts';
import { bytesOf, hevyCsv, place, strongCsv } from '#features/imports/reading/testing/fixtures.ts';

async function readingOf(text: string) {
  const answer = await readFile(bytesOf(text), place);
  if ('error' in answer) throw new Error(answer.error);
  return answer;
}

it('converts to kilograms what came out of the file without a unit, and nothing else', async () => {
  const [kilos, unitless] = [await readingOf(hevyCsv), await readingOf(strongCsv)];
  const withUnit = kilos.sessions.map(({ key }) => key);
  const reading = { ...unitless, sessions: [...kilos.sessions, ...unitless.sessions], withUnit };
  const state: ReadyState = {
    step: 'ready',
    reading,
    known: new Set(),
    same: new Map(),
    wishes: {},
    type: null,
    unit: 'lb',
    distanceUnit: 'km',
    pulseConsent: false,
  };
  const { sessions } = parcelOf(state);
  expect(sessions.slice(0, withUnit.length)).toEqual(kilos.sessions);
  const goblet = sessions.flatMap(({ entries }) => entries).find(({ name }) => name === 'Goblet Squat');
  expect(goblet?.sets.map(({ weight }) => weight)).toEqual([10.89, 11.79]);
  expect(weightLines(reading)).toEqual(weightLines(unitless));
});
