import { bodyAreas, demands } from '@bandeja/domain/exercises/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHealth, readLimit } from '#health.ts';
import { inOneLine } from '#testing/health-in-one-line.ts';

const words =
  'me duele no sin ni ya el la codo rodilla hombro y o , . : ( pero quiero evitar prevenir lesiones dolor molestias esguince de tobillo hace 2 meses anos ayer mucho bien operaron fiebre pecho mareo correr saltar al cuando sino nada piernas agujetas \n'.split(
    ' ',
  );
const spoken = fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((chosen) => chosen.join(' '));
const anything = fc.oneof(spoken, fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 300 }));
const field = fc.constantFrom<'injuries' | undefined>('injuries', undefined);

describe('readHealth', () => {
  it('answers with the whole shape', () => {
    expect(readHealth('Me duele mucho la rodilla, no puedo correr y quiero fortalecer el hombro')).toEqual({
      redFlag: null,
      injuries: [{ area: 'rodilla', acute: true }],
      prevent: ['hombro'],
      excludedDemands: ['run'],
      pain: true,
      well: [],
      named: [],
    });
  });

  it.each([
    ['no me duele la rodilla, me duele el tobillo', ['rodilla']],
    ['me operaron del codo, ya recuperado', ['codo']],
    ['salticos? el tobillo dice que no', []],
    ['la cadera algo rígida, el isquio ya bien', []],
  ])('knows what is said not to hurt in «%s»', (text, well) => {
    expect(readHealth(text).well).toEqual(well);
  });

  it.each([
    ['Tengo fiebre, me duele el pecho y no quiero vivir', 'crisis'],
    ['Tengo fiebre y me duele el pecho', 'urg'],
    ['Tengo fiebre, soy diabético y tomo anabolizantes', 'rest'],
    ['Soy diabético y tomo anabolizantes', 'no'],
    ['Soy diabético', 'prof'],
  ])('lets the gravest flag decide in «%s»: %s', (text, flag) => {
    expect(readHealth(text).redFlag).toBe(flag);
  });

  it('takes a bare area for an injury only where injuries were asked for', () => {
    expect(inOneLine(readHealth('codo derecho', { field: 'injuries' }))).toBe('codo');
    expect(inOneLine(readHealth('codo derecho'))).toBe('');
    expect(readHealth('codo derecho, la rodilla bien').named).toEqual([{ area: 'codo', acute: false }]);
  });

  it('ends a sentence at a line break', () => {
    expect(inOneLine(readHealth('sin dolor\nrodilla\n- codo: me molesta', { field: 'injuries' }))).toBe(
      'codo rodilla pain',
    );
  });

  it('reads no further than its limit', () => {
    const filler = 'a '.repeat(readLimit / 2);
    expect(readLimit).toBe(2000);
    expect(inOneLine(readHealth(`${filler}me duele el codo`))).toBe('');
    expect(inOneLine(readHealth(`me duele el codo ${filler}`))).toBe('codo pain');
  });

  it('never throws, repeats itself and stays within its vocabulary', () => {
    fc.assert(
      fc.property(anything, field, (text, asked) => {
        const options = asked === undefined ? {} : { field: asked };
        const reading = readHealth(text, options);
        const areas = reading.injuries.map((injury) => injury.area);
        expect(readHealth(text, options)).toEqual(reading);
        expect(bodyAreas.filter((area) => areas.includes(area))).toEqual(areas);
        expect(bodyAreas.filter((area) => reading.prevent.includes(area))).toEqual(reading.prevent);
        expect(demands.filter((demand) => reading.excludedDemands.includes(demand))).toEqual(reading.excludedDemands);
        expect(reading.prevent.filter((area) => areas.includes(area))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('finds at least as much in an answer to the question for injuries', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const asked = readHealth(text, { field: 'injuries' }).injuries.map((injury) => injury.area);
        expect(asked).toEqual(expect.arrayContaining(readHealth(text).injuries.map((injury) => injury.area)));
      }),
      { numRuns: 200 },
    );
  });

  it.each(['urg', 'crisis'] as const)('keeps %s whatever friendly sentence follows', (flag) => {
    const grave = flag === 'urg' ? 'Me duele el pecho.' : 'No quiero vivir.';
    fc.assert(
      fc.property(spoken, (text) => {
        expect(['urg', 'crisis']).toContain(readHealth(`${grave} ${text}`).redFlag);
      }),
      { numRuns: 100 },
    );
  });
});
