import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type FakeAnswer, fakeApi } from '#features/auth/testing/fake-api.ts';
import { QuizPage } from '#pages/quiz.tsx';
import { sentLead } from '#pages/testing/leads.ts';

export const draftKey = 'bandeja.quiz';

export function cleanUp() {
  vi.restoreAllMocks();
  window.sessionStorage.clear();
  window.localStorage.clear();
  window.history.replaceState(null, '');
  document.documentElement.removeAttribute('data-theme');
}

export async function open(answer: FakeAnswer | Promise<FakeAnswer> = sentLead) {
  const api = fakeApi({ 'POST /leads': answer });
  const screen = await render(
    <main>
      <QuizPage />
    </main>,
  );
  const sent = () => api.calls.filter(({ call }) => call === 'POST /leads').map(({ body }) => body);
  return { ...api, screen, sent };
}

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const next = () => button('Siguiente').click();
export const finish = () => button('Finalizar Cuestionario').click();
export const question = (words: string) => page.getByRole('heading', { level: 1, name: words, exact: false });
export const sees = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();
export const seesNot = (text: string) => expect.element(page.getByText(text, { exact: true })).not.toBeInTheDocument();
export const radio = (name: string) => page.getByRole('radio', { name, exact: false });
const choose = (name: string) => async () => radio(name).click();
const write = (text: string) => async () => {
  await page.getByRole('textbox').fill(text);
};

export const steps: readonly { words: string; answer: () => Promise<void> }[] = [
  { words: '¿Cómo te llamas?', answer: write('Lucía Ferrer Gómez') },
  { words: '¿A qué email te enviamos el plan?', answer: write('lucia@ejemplo.es') },
  { words: '¿Qué edad tienes?', answer: choose('26–35 años') },
  { words: '¿Cuánto tiempo llevas jugando?', answer: choose('De 2 a 5 años') },
  { words: '¿Cada cuánto juegas?', answer: choose('2 o 3 veces por semana') },
  { words: '¿Cada cuánto entrenas?', answer: choose('De vez en cuando') },
  { words: '¿Qué nivel tienes ahora?', answer: choose('Intermedio') },
  {
    words: '¿Qué quieres conseguir?',
    answer: async () => {
      await page.getByRole('checkbox', { name: /^Ponerme en forma/ }).click();
      await page.getByRole('checkbox', { name: /^Mejorar la técnica/ }).click();
    },
  },
  { words: '¿Cuál es tu mayor reto en la pista?', answer: choose('Condición física') },
  { words: '¿Cuánto tiempo tienes para cada sesión?', answer: choose('45–60 min') },
  { words: '¿Cuándo prefieres entrenar?', answer: choose('Por la tarde') },
];

export async function goTo(step: number) {
  await button('Empezar').click();
  for (const { words, answer } of steps.slice(0, step - 1)) {
    await question(words).findElement();
    await answer();
    await next();
  }
  await expect.element(question(steps[step - 1]?.words ?? '')).toBeVisible();
}

export async function answerAll() {
  await goTo(steps.length);
  await steps.at(-1)?.answer();
}

export async function travel(steps: number) {
  const travelled = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.go(steps);
  await travelled;
}

export const press = (keys: string) => userEvent.keyboard(keys);
