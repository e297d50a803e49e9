import { answerSuspicion } from '@bandeja/domain/profile/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aCoach, freshTab, show } from '#app/testing/coach.tsx';
import { aUser } from '#features/auth/testing/a-user.ts';

beforeEach(freshTab);
afterEach(() => page.viewport(390, 844));

const answer = `POST ${answerSuspicion.path}`;
const question = () => page.getByRole('alertdialog', { name: '¿Te pasa algo de esto?' });

test('a suspicion in the injuries text is asked about over the page; an answer leads to its text', async () => {
  const server = aCoach();
  const user = aUser({ injuries: 'Me ahogo', suspicion: { kind: 'question', message: null } });
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
  await show(aUser({ suspicion: { kind: 'question', message: null } }));
  await question().getByRole('button', { name: 'No, nada de eso' }).click();
  await expect
    .element(question().getByText('No se ha podido guardar. Revisa tu conexión y prueba otra vez.'))
    .toBeVisible();
});

test('a suspected crisis shows its text with the numbers, and asks nothing', async () => {
  const server = aCoach();
  const message = 'Siento que lo estés pasando así. Llama al 024; si hay peligro inmediato, al 112.';
  server.handlers[answer] = () => ({ body: { user: aUser(), message: null } });
  await show(aUser({ suspicion: { kind: 'crisis', message } }));
  const dialog = page.getByRole('alertdialog', { name: 'Antes de entrenar' });
  await expect.element(dialog.getByText(message)).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Llamar al 024' })).toHaveAttribute('href', 'tel:024');
  await expect.element(dialog.getByRole('link', { name: 'Llamar al 112' })).toHaveAttribute('href', 'tel:112');
  await dialog.getByRole('button', { name: 'Entendido' }).click();
  await expect
    .poll(() => server.calls.find(({ call }) => call === answer)?.body)
    .toEqual({ about: 'injuries', answer: 'none' });
});
