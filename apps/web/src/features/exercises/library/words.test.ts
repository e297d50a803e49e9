import { describe, expect, it } from 'vitest';
import { careSentences } from '#features/exercises/library/exercise-text.tsx';
import { shorten } from '#features/exercises/library/structured-data.ts';

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

describe('shorten', () => {
  it('keeps what fits, whole sentences where they are long enough, else words', () => {
    expect(shorten('Cabe entero.', 40)).toBe('Cabe entero.');
    expect(shorten('La primera frase cabe. La segunda ya no cabe.', 30)).toBe('La primera frase cabe.');
    expect(shorten('Una frase, muy larga y sin final a la vista', 20)).toBe('Una frase, muy…');
    expect(shorten('Una frase, muy larga y sin final a la vista', 13)).toBe('Una frase…');
  });
});
