import '#styles/index.css';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

function LoginForm({ onSend }: { onSend: (values: { email: string; password: string }) => void }) {
  const form = useForm({ mode: 'onBlur', defaultValues: { email: '', password: '' } });
  return (
    <form noValidate onSubmit={form.handleSubmit(onSend)}>
      <TextField
        label="Email"
        error={form.formState.errors.email?.message}
        {...form.register('email', { pattern: { value: /@/, message: 'Email inválido' } })}
      />
      <TextField label="Contraseña" type="password" hint="Al menos 8 caracteres." {...form.register('password')} />
      <Button type="submit">Entrar</Button>
      <Button>Cancelar</Button>
    </form>
  );
}

describe('TextField', () => {
  it('passes typed text to react-hook-form', async () => {
    const send = vi.fn();
    const screen = await render(<LoginForm onSend={send} />);
    await screen.getByLabelText('Email').fill('lucia@club.es');
    await screen.getByLabelText('Contraseña').fill('12345678');
    await screen.getByRole('button', { name: 'Entrar' }).click();
    await expect.poll(() => send.mock.calls[0]?.[0]).toEqual({ email: 'lucia@club.es', password: '12345678' });
  });

  it('ties hint and error to the field', async () => {
    const screen = await render(<LoginForm onSend={() => undefined} />);
    const email = screen.getByLabelText('Email');
    await expect.element(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription('Al menos 8 caracteres.');
    await expect.element(email).not.toHaveAttribute('aria-invalid');
    await email.fill('lucia');
    await screen.getByLabelText('Contraseña').click();
    await expect.element(email).toHaveAccessibleDescription('Email inválido');
    await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  });

  it('moves nothing when the error appears, so that no press is lost', async () => {
    const screen = await render(<LoginForm onSend={() => undefined} />);
    const button = screen.getByRole('button', { name: 'Cancelar' });
    const before = button.element().getBoundingClientRect().top;
    await screen.getByLabelText('Email').fill('lucia');
    await button.click();
    await expect.element(screen.getByText('Email inválido')).toBeVisible();
    expect(button.element().getBoundingClientRect().top).toBe(before);
  });
});
