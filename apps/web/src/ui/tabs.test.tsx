import '#styles/index.css';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from '#ui/tabs.tsx';

it('moves with the arrows and shows the panel of the chosen tab', async () => {
  const screen = await render(
    <Tabs
      label="Resultado"
      tabs={[
        { id: 'routine', label: 'Rutina', content: 'Core antirrotación' },
        { id: 'exercises', label: 'Ejercicios (6)', content: 'Seis ejercicios' },
      ]}
    />,
  );
  await screen.getByRole('tab', { name: 'Rutina' }).click();
  await userEvent.keyboard('{ArrowRight}');
  const second = screen.getByRole('tab', { name: 'Ejercicios (6)' });
  await expect.element(second).toHaveFocus();
  await expect.element(second).toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByRole('tabpanel', { name: 'Ejercicios (6)' })).toHaveTextContent('Seis ejercicios');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('tabpanel', { name: 'Rutina' })).toHaveTextContent('Core antirrotación');
});

it('brings the chosen tab into view where they are wider than the screen', async () => {
  const names = ['Ejercicios', 'Contactos', 'Mensajes', 'Correcciones', 'Usuarios', 'Estado'] as const;
  const [first, ...others] = names.map((label) => ({ id: label, label, content: label }));
  if (!first) throw new Error('a tab');
  const screen = await render(
    <div style={{ width: 280 }}>
      <Tabs label="Administración" tabs={[first, ...others]} selected="Estado" />
    </div>,
  );
  const list = screen.getByRole('tablist').element().getBoundingClientRect();
  const chosen = screen.getByRole('tab', { name: 'Estado' }).element().getBoundingClientRect();
  expect(chosen.right).toBeLessThanOrEqual(list.right);
  expect(chosen.left).toBeGreaterThanOrEqual(list.left);
});
