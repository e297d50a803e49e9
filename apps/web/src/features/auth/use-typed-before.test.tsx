import { hydrateRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useTypedBefore } from '#features/auth/use-auth-form.ts';

type Values = { email: string; news: boolean };

function Form() {
  const { register } = useForm<Values>({ defaultValues: useTypedBefore<Values>({ email: '', news: false }) });
  return (
    <form>
      <input aria-label="Email" {...register('email')} />
      <input aria-label="Novedades" type="checkbox" {...register('news')} />
    </form>
  );
}

test('text typed into the server’s HTML is still there after hydration', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML =
    '<form><input aria-label="Email" name="email"/><input aria-label="Novedades" type="checkbox" name="news"/></form>';
  const [email, news] = container.querySelectorAll('input');
  if (!email || !news) throw new Error('no fields');
  email.value = 'ana@club.es';
  news.checked = true;
  const root = hydrateRoot(container, <Form />);
  await expect.poll(() => Object.keys(email).some((key) => key.startsWith('__react'))).toBe(true);
  await expect.element(page.getByLabelText('Email')).toHaveValue('ana@club.es');
  await expect.element(page.getByLabelText('Novedades')).toBeChecked();
  expect(page.getByLabelText('Email').element()).toBe(email);
  root.unmount();
  container.remove();
});

test('a form mounted later starts empty, whatever another one contains', async () => {
  const other = document.createElement('input');
  other.name = 'email';
  other.value = 'otra@club.es';
  document.body.append(other);
  const screen = await render(<Form />);
  await expect.element(screen.getByLabelText('Email')).toHaveValue('');
  other.remove();
});
