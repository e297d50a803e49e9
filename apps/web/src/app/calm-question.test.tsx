import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aCoach, freshTab, show } from '#app/testing/coach.tsx';
import { aUser } from '#features/auth/testing/a-user.ts';

beforeEach(freshTab);
afterEach(() => page.viewport(390, 844));

const answer = 'POST /users/suspicion/answer';
const question = () => page.getByRole('alertdialog', { name: '¿Te pasa algo de esto?' });

test('a suspicion in the injuries text is asked about over the page; an answer leads to its text', async () => {
  const server = aCoach();
  const user = aUser({ injuries: 'Me ahogo', suspicion: { topic: 'heart' } });
  server.handlers[answer] = () => ({
    body: { user: { ...user, suspicion: null }, message: 'Lo que cuentas puede ser serio.' },
  });
  await show(user);
  await expect
    .element(question().getByText('Quiero estar seguro antes de proponerte ejercicio. Toca lo que notes.'))
    .toBeVisible();
  await expect.element(question().getByRole('button', { name: 'No, nada de eso' })).toBeVisible();
  await question().getByRole('button', { name: 'Mareo o desmayo' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Antes de entrenar' });
  await expect.element(dialog.getByText('Lo que cuentas puede ser serio.')).toBeVisible();
  expect(server.calls.find(({ call }) => call === answer)?.body).toEqual({ about: 'injuries', answer: 'faint' });
  await dialog.getByRole('button', { name: 'Entendido' }).click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
});

test('an answer that is not stored stays a question', async () => {
  const server = aCoach();
  server.handlers[answer] = () => 'offline';
  await show(aUser({ suspicion: { topic: 'heart' } }));
  await question().getByRole('button', { name: 'No, nada de eso' }).click();
  await expect
    .element(question().getByText('No se ha podido guardar. Revisa tu conexión y prueba otra vez.'))
    .toBeVisible();
});

test('the question names what is suspected', async () => {
  const server = aCoach();
  const user = aUser({ injuries: 'El tobillo no me aguanta', suspicion: { topic: 'limb' } });
  const message = 'Lo que cuentas puede ser serio. Llama al 112.';
  server.handlers[answer] = () => ({ body: { user: { ...user, suspicion: null }, message } });
  await show(user);
  const asked = page.getByRole('alertdialog', { name: '¿Cómo está la zona que te duele?' });
  await asked.getByRole('button', { name: 'No puedo apoyar o cargar peso' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Antes de entrenar' });
  await expect.element(dialog.getByRole('link', { name: 'Llamar al 112' })).toHaveAttribute('href', 'tel:112');
  expect(server.calls.find(({ call }) => call === answer)?.body).toEqual({ about: 'injuries', answer: 'unable' });
});
