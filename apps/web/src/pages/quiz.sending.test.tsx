import '#styles/index.css';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FakeAnswer } from '#features/auth/testing/fake-api.ts';
import { sentLead } from '#pages/testing/leads.ts';
import {
  answerAll,
  button,
  cleanUp,
  draftKey,
  finish,
  goTo,
  next,
  open,
  question,
  radio,
  sees,
  seesNot,
  steps,
  travel,
} from '#pages/testing/quiz.tsx';

beforeEach(cleanUp);
afterEach(cleanUp);

const failed = 'Error al enviar el cuestionario. Inténtalo de nuevo.';
const completed = '¡Cuestionario completado! Te enviaremos tu plan personalizado.';

const payload = {
  firstName: 'Lucía',
  lastName: 'Ferrer Gómez',
  email: 'lucia@ejemplo.es',
  age: 26,
  paddleLevel: 'intermediate',
  playingFrequency: '2-3_weekly',
  goals: ['get_fit', 'improve_technique'],
  leadSource: { channel: 'organic', source: 'Training Quiz', medium: 'web', campaign: 'training_assessment' },
  interests: ['padel_training', 'training_plan'],
  downloadedResources: [],
  customData: {
    experience: 'advanced',
    trainingFrequency: 'rarely',
    mainChallenge: 'fitness',
    timeAvailable: '45-60',
    preferredTrainingTime: 'afternoon',
  },
  emailConsent: true,
  marketingConsent: true,
  dataProcessingConsent: true,
  consentVersion: '2026-11-20',
};

test('the last question names what happens: button, consent and the privacy policy', async () => {
  await open();
  await goTo(11);
  await expect.element(button('Siguiente')).not.toBeInTheDocument();
  await expect.element(button('Finalizar Cuestionario')).toBeVisible();
  await sees(
    'Al finalizar aceptas que Bandeja trate tus respuestas para enviarte tu plan por email. Los consejos y novedades solo llegan si los confirmas en ese email.',
  );
  await expect.element(page.getByRole('link', { name: 'Política de privacidad' })).toHaveAttribute('href', '/privacy');
});

test('the sent answers, and the summary by level, frequency and time', async () => {
  const { sent } = await open();
  await answerAll();
  await finish();
  await expect.element(question('Esta es tu semana')).toHaveFocus();
  expect(sent()).toEqual([payload]);
  await expect.element(page.getByRole('status')).toHaveTextContent(completed);
  for (const [term, words] of [
    ['Nivel', 'Intermedio'],
    ['Juegas', '2 o 3 veces por semana'],
    ['Tiempo por sesión', '45–60 min'],
  ]) {
    await sees(term ?? '');
    await sees(words ?? '');
  }
  await expect.element(page.getByRole('link', { name: 'Ir al Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(window.sessionStorage.getItem(draftKey)).toBeNull();
});

test('one name has no last name, the address loses its spaces, 55+ is 55', async () => {
  const { sent } = await open();
  await answerAll();
  await travel(-10);
  await page.getByRole('textbox').fill('  Lucía ');
  await next();
  await page.getByRole('textbox').fill(' Lucia@Ejemplo.es ');
  await next();
  await radio('Más de 55 años').click();
  for (const _step of steps.slice(2, -1)) await next();
  await finish();
  await expect.element(question('Esta es tu semana')).toBeVisible();
  expect(sent()[0]).toMatchObject({ firstName: 'Lucía', email: 'Lucia@Ejemplo.es', age: 55 });
  expect(sent()[0]).not.toHaveProperty('lastName');
});

describe('a failure', () => {
  const failures: [string, FakeAnswer, string][] = [
    ['no connection', 'offline', failed],
    ['the server fails', { status: 500, body: { message: 'Algo ha fallado.', code: 'server.unexpected' } }, failed],
    ['no server behind the proxy', { status: 502 }, failed],
    [
      'too many',
      { status: 429, body: { message: 'Demasiados intentos seguidos.', code: 'rate.limited' } },
      'Demasiados intentos seguidos.',
    ],
  ];
  test.each(failures)(
    '%s: shows an error, loses no answer, the next try sends the same',
    async (_case, answer, words) => {
      const { answers, sent } = await open(answer);
      await answerAll();
      await finish();
      await expect.element(page.getByRole('alert')).toHaveTextContent(words);
      await expect.element(radio('Por la tarde')).toBeChecked();
      expect(window.sessionStorage.getItem(draftKey)).toContain('lucia@ejemplo.es');
      answers['POST /leads'] = sentLead;
      await finish();
      await sees(completed);
      expect(sent()).toEqual([payload, payload]);
    },
  );
});

test('cannot be sent twice', async () => {
  let answer: (answer: FakeAnswer) => void = () => {};
  const { sent } = await open(new Promise<FakeAnswer>((resolve) => (answer = resolve)));
  await answerAll();
  await button('Finalizar Cuestionario').dblClick();
  const busy = button('Enviando...');
  await expect.element(busy).toHaveAttribute('aria-busy', 'true');
  await busy.click({ force: true });
  document.querySelector('form')?.requestSubmit();
  answer(sentLead);
  await expect.element(question('Esta es tu semana')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test('after the summary the quiz begins again: on a reload, and with the browser’s Back', async () => {
  const { screen } = await open();
  await answerAll();
  await finish();
  await expect.element(question('Esta es tu semana')).toBeVisible();
  await screen.unmount();
  await open();
  await expect.element(question('¿Por dónde empieza tu mejora?')).toBeVisible();
  await travel(-1);
  await expect.element(question('¿Cómo te llamas?')).toBeVisible();
  await expect.element(page.getByRole('textbox')).toHaveValue('');
});

test('a machine’s input into the honeypot is sent along; people cannot reach the field', async () => {
  const { sent } = await open();
  await answerAll();
  const honeypot = document.querySelector<HTMLInputElement>('input[name="website"]');
  expect(honeypot?.tabIndex).toBe(-1);
  expect(honeypot?.autocomplete).toBe('off');
  expect(honeypot?.closest('[aria-hidden="true"]')).not.toBeNull();
  if (honeypot) honeypot.value = 'https://spam.example';
  await finish();
  await expect.element(question('Esta es tu semana')).toBeVisible();
  expect(sent()).toEqual([{ ...payload, website: 'https://spam.example' }]);
  await seesNot(failed);
});
