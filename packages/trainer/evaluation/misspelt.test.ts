import { expect, it } from 'vitest';
import { measureMisspelt } from './authors.ts';
import { type Figures, shares, spanFields } from './measure.ts';

const intentOf = (figures: Figures) => 100 * shares(figures).intent.first;
const fieldsOf = ({ spans }: Figures) => {
  const sum = (key: 'gold' | 'right') => spanFields.reduce((all, field) => all + spans[field][key], 0);
  return (100 * sum('right')) / sum('gold');
};

it('reads messages with slips nearly as well as those without, and those without as before', () => {
  const { clean, cleanSpelled, typed, spelled } = measureMisspelt();
  expect(intentOf(cleanSpelled)).toBeGreaterThan(intentOf(clean) - 0.3);
  expect(fieldsOf(cleanSpelled)).toBeGreaterThan(fieldsOf(clean) - 0.3);
  expect(intentOf(typed)).toBeLessThan(intentOf(clean) - 4);
  expect(fieldsOf(typed)).toBeLessThan(fieldsOf(clean) - 10);
  expect(intentOf(spelled)).toBeGreaterThan(intentOf(clean) - 3);
  expect(fieldsOf(spelled)).toBeGreaterThan(fieldsOf(clean) - 4);
});
