import { describe, expect, it } from 'vitest';
import { isConfirmed, profileHealth, readRedFlag } from '#safety/red-flag.ts';

const chest = 'Me duele el pecho al correr';

describe('the red flag of an injuries text', () => {
  it.each([
    [chest, 'urg', chest],
    [`Codo derecho, dos meses. ${chest}. Nada más`, 'urg', chest],
    [`${chest}\nAyer me desmayé entrenando`, 'urg', `${chest}. Ayer me desmayé entrenando`],
    ['Tengo fiebre', 'rest', 'Tengo fiebre'],
    [`Tengo fiebre. ${chest}`, 'urg', `Tengo fiebre. ${chest}`],
  ] as const)('«%s»: %s', (injuries, kind, words) => {
    expect(readRedFlag({ injuries, age: 40 })).toMatchObject({ kind, words });
  });

  it.each(['', '   ', 'Me molesta el hombro', 'Hipertensión con medicación', 'Quiero tomar esteroides'])(
    '«%s» raises none',
    (injuries) => {
      expect(readRedFlag({ injuries, age: 40 })).toBeNull();
    },
  );

  it('speaks of an adult to minors', () => {
    expect(readRedFlag({ injuries: chest, age: 17 })?.message).toMatch(/ Y avisa a un adulto\.$/);
    expect(readRedFlag({ injuries: chest, age: null })?.message).toMatch(/ un médico\.$/);
  });
});

describe('a confirmation', () => {
  it('counts for its sentences, ignoring spaces and capitals', () => {
    expect(isConfirmed(chest, ` me  duele el pecho al correr.`)).toBe(true);
    expect(isConfirmed(chest, `Ayer me desmayé. ${chest}`)).toBe(true);
    expect(isConfirmed(`${chest}. Ayer me desmayé`, chest)).toBe(false);
    expect(isConfirmed(chest, '')).toBe(false);
  });

  it('takes the flag out of the profile, and nothing else that its words say', () => {
    const open = profileHealth({ injuries: chest });
    expect(open).toMatchObject({ redFlag: 'urg', pain: true, excludedDemands: ['run'] });
    expect(profileHealth({ injuries: chest, confirmedWords: chest })).toEqual({ ...open, redFlag: null });
    expect(profileHealth({ injuries: `${chest}. Ayer me desmayé entrenando`, confirmedWords: chest }).redFlag).toBe(
      'urg',
    );
  });
});
