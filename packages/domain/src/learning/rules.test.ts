import { expect, it } from 'vitest';
import { corpusLine, withoutContacts } from '#learning/rules.ts';

it('a line of the corpus marks the words that carry the meaning', () => {
  const message = 'tengo 40 min\ny nada de {saltos}';
  const spans = [
    { from: 24, to: 30, label: 'no:jump' },
    { from: 6, to: 12, label: 'dur:40' },
    { from: 8, to: 12, label: 'dur:40' },
  ];
  expect(corpusLine({ channel: 'wish', labels: ['ok', 'type:fisico'], message, spans })).toBe(
    'wish\tok type:fisico\ttengo {dur:40|40 min} y nada de {no:jump|saltos}',
  );
});

it('addresses and telephone numbers are taken out, lengths and scores stay', () => {
  expect(withoutContacts('soy ana@club.es, 612 34 56 78; 45 min y 6-4 6-3')).toBe('soy …, …; 45 min y 6-4 6-3');
});
