import { expect, test } from 'vitest';
import { validValues } from '#features/profile/testing/values.ts';
import { bodyOf, storedValues } from '#features/profile/values.ts';

const typed = { ...validValues, injuries: 'Me molesta el codo' };

test('without the consent nothing of the injuries lies in the tab’s storage, nor is it sent', () => {
  const values = { ...typed, injuriesConsent: false };
  expect(JSON.stringify(storedValues(values))).not.toContain('codo');
  expect(bodyOf(values)).toMatchObject({ injuries: '', injuriesConsent: false });
});

test('with it both hold what was typed', () => {
  const values = { ...typed, injuriesConsent: true };
  expect(storedValues(values)).toEqual(values);
  expect(bodyOf(values)).toMatchObject({ injuries: 'Me molesta el codo', injuriesConsent: true });
});
