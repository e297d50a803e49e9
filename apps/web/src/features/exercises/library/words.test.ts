import { describe, expect, it } from 'vitest';
import { careSentences } from '#features/exercises/library/care.ts';
import { doseFigure } from '#features/exercises/library/dose-figure.ts';
import { shorten } from '#features/exercises/library/shorten.ts';

describe('careSentences', () => {
  it('says what to avoid and what to do with care', () => {
    expect(careSentences({ avoidFor: ['rodilla'], cautionFor: [] })).toEqual(['Con molestias de rodilla: evítalo.']);
    expect(careSentences({ avoidFor: ['lumbar', 'tobillo'], cautionFor: ['codo', 'hombro', 'muñeca'] })).toEqual([
      'Con molestias lumbares o de tobillo: evítalo.',
      'Con molestias de codo, de hombro o de muñeca: con precaución, con menos carga y menos recorrido. Si el dolor pasa de 3 sobre 10, déjalo.',
    ]);
  });

  it('promises nothing where there is no such area', () => {
    expect(careSentences({ avoidFor: [], cautionFor: [] })).toEqual([
      'No carga ninguna zona de forma especial. Si algo te duele al hacerlo, para.',
    ]);
  });
});

describe('doseFigure', () => {
  const dose = { sets: 3, reps: 12, perSide: false, rest: 60 };

  it('is sets and what each is measured by', () => {
    expect(doseFigure(dose, 'reps')).toBe('3 × 12');
    expect(doseFigure({ ...dose, reps: 1, seconds: 30 }, 'time')).toBe('3 × 30 s');
    expect(doseFigure({ ...dose, reps: 1, metres: 20 }, 'distance')).toBe('3 × 20 m');
  });

  it('is the amount alone for one set, in minutes where they are whole', () => {
    expect(doseFigure({ ...dose, sets: 1, reps: 1, seconds: 1200 }, 'time')).toBe('20 min');
    expect(doseFigure({ ...dose, sets: 2, reps: 1, seconds: 90 }, 'time')).toBe('2 × 90 s');
  });
});

describe('shorten', () => {
  it('keeps what fits, whole sentences where they are long enough, else words', () => {
    expect(shorten('Cabe entero.', 40)).toBe('Cabe entero.');
    expect(shorten('La primera frase cabe. La segunda ya no cabe.', 30)).toBe('La primera frase cabe.');
    expect(shorten('Una frase, muy larga y sin final a la vista', 20)).toBe('Una frase, muy…');
    expect(shorten('Una frase, muy larga y sin final a la vista', 13)).toBe('Una frase…');
  });
});
