import '#styles/index.css';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DayField } from '#ui/day-field.tsx';
import { Form } from '#ui/form.tsx';

const outside = 'La fecha tiene que estar entre el 1 de enero de 1990 y el 28 de noviembre de 2026.';

function DayForm({ onSend }: { onSend: (day: string) => void }) {
  const [day, setDay] = useState('2026-03-01');
  const change = (event: { target: { value: string } }) => setDay(event.target.value);
  return (
    <Form noValidate={false} onSubmit={() => onSend(day)}>
      <DayField
        label="Día"
        min="1990-01-01"
        max="2026-11-28"
        outside={outside}
        required
        value={day}
        onChange={change}
      />
      <button type="submit">Guardar</button>
    </Form>
  );
}

test('a year typed with two figures is not sent: the field says which days can be meant', async () => {
  const send = vi.fn();
  const screen = await render(<DayForm onSend={send} />);
  const day = screen.getByLabelText('Día');
  await day.fill('0026-03-01');
  await expect.element(day).not.toHaveAttribute('aria-invalid');
  await screen.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(day).toHaveAccessibleDescription(outside);
  expect(send).not.toHaveBeenCalled();
  await expect.element(day).toHaveValue('0026-03-01');
  await day.fill('2026-03-01');
  await expect.element(day).not.toHaveAttribute('aria-invalid');
  await screen.getByRole('button', { name: 'Guardar' }).click();
  await expect.poll(() => send.mock.calls).toEqual([['2026-03-01']]);
});
