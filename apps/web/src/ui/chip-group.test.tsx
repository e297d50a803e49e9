import '#styles/index.css';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ChipGroup } from '#ui/chip-group.tsx';

const days = [
  { value: 'monday', label: 'L', fullLabel: 'Lunes' },
  { value: 'tuesday', label: 'M', fullLabel: 'Martes' },
];

function Days() {
  const [value, setValue] = useState<string[]>(['monday']);
  return <ChipGroup mode="multi" row label="Días disponibles" options={days} value={value} onChange={setValue} />;
}

function Level() {
  const [value, setValue] = useState<string>();
  const options = [
    { value: 'low', label: 'Principiante' },
    { value: 'high', label: 'Avanzado' },
  ];
  return <ChipGroup mode="single" label="Nivel" options={options} value={value} onChange={setValue} />;
}

it('adds and takes away, and reads the full names', async () => {
  const screen = await render(<Days />);
  const monday = screen.getByRole('group', { name: 'Días disponibles' }).getByRole('button', { name: 'Lunes' });
  const tuesday = screen.getByRole('button', { name: 'Martes' });
  await tuesday.click();
  await monday.click();
  await expect.element(tuesday).toHaveAttribute('aria-pressed', 'true');
  await expect.element(monday).toHaveAttribute('aria-pressed', 'false');
});

it('keeps one of several', async () => {
  const screen = await render(<Level />);
  await screen.getByRole('button', { name: 'Principiante' }).click();
  await screen.getByRole('button', { name: 'Avanzado' }).click();
  await expect.element(screen.getByRole('button', { name: 'Principiante' })).toHaveAttribute('aria-pressed', 'false');
  await expect.element(screen.getByRole('button', { name: 'Avanzado' })).toHaveAttribute('aria-pressed', 'true');
});
