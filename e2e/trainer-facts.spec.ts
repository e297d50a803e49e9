import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { newPlayer, signIn } from './testing/players.ts';

test('what is told in the chat is said back, remembered, seen with its sentence, and erased', {
  tag: '@phone',
}, async ({ page, baseURL }) => {
  await signIn(page, await newPlayer(baseURL ?? ''));
  await page.goto('/dashboard');
  const panel = page.getByRole('dialog', { name: /^(Tu entrenador|Conversaciones)$/ });
  const say = async (text: string) => {
    await panel.getByLabel('Escribe un mensaje').fill(text);
    await panel.getByLabel('Escribe un mensaje').press('Enter');
    await expect(panel.getByRole('log').getByText(text, { exact: true }).last()).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Detener la respuesta' })).toBeHidden();
  };

  await test.step('told in the chat', async () => {
    await page.getByRole('button', { name: 'Abrir chat con tu entrenador' }).click();
    await say('Juego de revés. Mi pareja se llama Marcos y es zurdo.');
    await expect(panel.getByText(/^Apuntado: juegas de revés y tu pareja, Marcos, es zurdo\./)).toBeVisible();
    await say('soy celiaca');
    await expect(panel.getByText(/No lo guardo, porque es de tu salud/)).toBeVisible();
    await panel.getByRole('button', { name: 'Conversaciones' }).click();
    await page.getByRole('link', { name: 'Qué sabe tu entrenador' }).click();
  });

  await test.step('seen with the sentence, erased with one tap, and back again', async () => {
    await expect(page.getByRole('heading', { name: 'Qué sabe tu entrenador' })).toBeVisible();
    await expect(page.getByText('Eres celiaca', { exact: true })).toBeHidden();
    const side = page.getByRole('listitem').filter({ hasText: 'Juegas de revés' });
    await expect(side).toContainText('«Juego de revés»');
    await inspect(page, 'trainer-facts');
    await side.getByRole('button', { name: 'Borrar: Juegas de revés' }).click();
    await expect(side).toBeHidden();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(side).toBeVisible();
  });

  await test.step('of health after its consent, which takes it along', async () => {
    const consent = page.getByRole('switch', { name: 'Guardar lo que cuento de mi salud' });
    await consent.click();
    await expect(page.getByText('Lo guardo con tu permiso.')).toBeVisible();
    await page.getByRole('button', { name: 'Abrir chat con tu entrenador' }).click();
    await panel.getByRole('button', { name: 'Nueva conversación' }).click();
    await say('soy celiaca');
    await expect(panel.getByText(/^Apuntado: eres celiaca/)).toBeVisible();
    await panel.getByRole('button', { name: 'Cerrar chat' }).click();
    await expect(page.getByText('Eres celiaca', { exact: true })).toBeVisible();
    await consent.click();
    await expect(page.getByText('Eres celiaca', { exact: true })).toBeHidden();
  });

  await test.step('all at once', async () => {
    await page.getByRole('button', { name: 'Borrar todo' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar todo' }).click();
    await expect(page.getByText('Todavía no sé nada de ti')).toBeVisible();
  });
});
