import '#styles/index.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ChooseVersion } from '#ui/choose-version.tsx';

type Values = { steps: string; place: string; zones: string };

test('the words that only one of two texts has are marked; where nothing is shared, nothing is', async () => {
  const theirs: Values = { steps: 'Paso ancho.\nBaja recta.', place: 'Pista', zones: 'Rodilla, tobillo' };
  const mine: Values = { steps: 'Paso ancho.\nBaja recta.\nEmpuja y vuelve.', place: 'Casa', zones: 'Rodilla' };
  await render(
    <ChooseVersion
      name="Zancada lateral"
      changed={{ by: 'Marta', at: '2026-11-23T10:00:00.000Z', version: 7 }}
      texts={{
        steps: { label: 'Pasos', text: ({ steps }) => steps },
        place: { label: 'Dónde', text: ({ place }) => place },
        zones: { label: 'Zonas', text: ({ zones }) => zones },
      }}
      theirs={theirs}
      mine={mine}
      start={theirs}
      onChoose={() => {}}
      onDiscard={() => {}}
      onClose={() => {}}
    />,
  );
  const marksOf = (name: string) =>
    [...page.getByRole('group', { name }).element().querySelectorAll('mark')].map((mark) => mark.textContent?.trim());
  await expect.element(page.getByRole('group', { name: 'Pasos' })).toBeVisible();
  expect(marksOf('Pasos')).toEqual(['Empuja y vuelve.']);
  expect(marksOf('Dónde')).toEqual([]);
  expect(marksOf('Zonas')).toEqual(['tobillo']);
  await expect
    .element(page.getByRole('radio', { name: 'Lo tuyo Paso ancho. Baja recta. Empuja y vuelve.' }))
    .toBeVisible();
});
