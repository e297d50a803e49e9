import { each } from '@bandeja/domain/testing/each';
import '#styles/index.css';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QuizPage } from '#pages/quiz.tsx';
import {
  button,
  cleanUp,
  draftKey,
  finish,
  goTo,
  next,
  open,
  press,
  question,
  sees,
  seesNot,
  steps,
} from '#pages/testing/quiz.tsx';

beforeEach(cleanUp);
afterEach(cleanUp);

const focused = (words: string) => expect.element(question(words)).toHaveFocus();

describe('the introduction', () => {
  test('says how many questions there are and how long they take', async () => {
    await open();
    await expect.element(page.getByRole('heading', { level: 1, name: '¿Por dónde empieza tu mejora?' })).toBeVisible();
    await expect.element(page.getByText('11', { exact: true })).toBeVisible();
    await expect.element(page.getByText('3–4 min', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Bandeja, inicio' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Cuestionario de entrenamiento · Bandeja');
    expect(window.sessionStorage.getItem(draftKey)).toBeNull();
  });

  test('hears a press that comes after the first picture and before the page listens to its buttons', async () => {
    function PressOnLink() {
      useLayoutEffect(() => {
        window.history.replaceState(null, '', '#empezar');
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, []);
      return null;
    }
    await render(
      <main>
        <QuizPage />
        <PressOnLink />
      </main>,
    );
    await expect.element(question('¿Cómo te llamas?')).toBeVisible();
    expect(window.location.hash).toBe('');
  });
});

describe('one question, one focus', () => {
  test('a typed question focuses its field, a choice its heading; both show their number of eleven', async () => {
    await open();
    await button('Empezar').click();
    const name = page.getByRole('textbox', { name: 'Pregunta 1 de 11. ¿Cómo te llamas?' });
    await expect.element(name).toHaveFocus();
    await expect.element(page.getByRole('progressbar', { name: 'Pregunta 1 de 11' })).toBeVisible();
    await userEvent.fill(name, 'Lucía');
    await press('{Enter}');
    const email = page.getByRole('textbox', { name: 'Pregunta 2 de 11. ¿A qué email te enviamos el plan?' });
    await expect.element(email).toHaveFocus();
    await userEvent.fill(email, 'lucia@ejemplo.es');
    await press('{Enter}');
    await focused('Pregunta 3 de 11. ¿Qué edad tienes?');
    await expect.element(page.getByRole('group', { name: 'Pregunta 3 de 11. ¿Qué edad tienes?' })).toBeVisible();
    await expect.element(page.getByRole('progressbar', { name: 'Pregunta 3 de 11' })).toBeVisible();
    await sees('3 de 11');
  });

  test('every question needs its answer: a missing one shows an error and takes the focus', async () => {
    await open();
    await button('Empezar').click();
    await next();
    await sees('El nombre es requerido');
    await expect.element(page.getByRole('textbox')).toHaveFocus();
    await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription('El nombre es requerido');
    await page.getByRole('textbox').fill('   ');
    await sees('El nombre es requerido');
    await steps[0]?.answer();
    await seesNot('El nombre es requerido');
    await next();
    await next();
    await sees('El email es requerido');
    await page.getByRole('textbox').fill('lucia@');
    await sees('Email inválido');
    await next();
    await expect.element(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await steps[1]?.answer();
    await next();
    await each(steps.slice(2, -1), 8, async ({ words, answer }) => {
      await expect.element(question(words)).toBeVisible();
      await next();
      const group = page.getByRole('group', { name: words, exact: false });
      const error =
        words === '¿Qué quieres conseguir?' ? 'Elige al menos un objetivo' : 'Elige una respuesta para seguir';
      await expect.element(group).toHaveAccessibleDescription(error);
      await expect.element(group.getByRole(error.includes('objetivo') ? 'checkbox' : 'radio').first()).toHaveFocus();
      await answer();
      await seesNot(error);
      await next();
    });
    await expect.element(question('¿Cuándo prefieres entrenar?')).toBeVisible();
    await finish();
    await sees('Elige una respuesta para seguir');
  });
});

describe('back', () => {
  test('a fragment of the address («Saltar al contenido») moves nothing', async () => {
    await open();
    await goTo(4);
    const named = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.location.hash = 'main';
    await named;
    await expect.element(question('¿Cuánto tiempo llevas jugando?')).toBeVisible();
    await button('Pregunta anterior').click();
    await focused('¿Qué edad tienes?');
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  });
});

describe('a reload', () => {
  test('who comes back in this tab goes on at the first open question, and Back works', async () => {
    const { screen } = await open();
    await goTo(5);
    await screen.unmount();
    window.history.pushState(null, '');

    await open();
    await expect.element(question('¿Cada cuánto juegas?')).toBeVisible();
    for (const words of ['¿Cuánto tiempo llevas jugando?', '¿Qué edad tienes?', '¿A qué email te enviamos el plan?']) {
      await button('Pregunta anterior').click();
      await expect.element(question(words)).toBeVisible();
    }
    await button('Pregunta anterior').click();
    await button('Volver a la introducción').click();
    await focused('¿Por dónde empieza tu mejora?');
  });

  test.each([
    ['no JSON', '{"name":'],
    ['another shape', '["Lucía"]'],
    ['a value that is no answer', '{"name":"Lucía","email":"lucia@ejemplo.es","age":"17"}'],
  ])('stored answers are not trusted: %s', async (_case, stored) => {
    window.sessionStorage.setItem(draftKey, stored);
    await open();
    await expect.element(question('¿Por dónde empieza tu mejora?')).toBeVisible();
    await button('Empezar').click();
    await expect.element(page.getByRole('textbox')).toHaveValue('');
  });

  test('a step that was not reached is not shown', async () => {
    window.sessionStorage.setItem(draftKey, '{"name":"Lucía"}');
    window.history.replaceState({ step: 11, follows: true }, '');
    await open();
    await expect.element(question('¿A qué email te enviamos el plan?')).toBeVisible();
    await steps[1]?.answer();
    await next();
    await focused('¿Qué edad tienes?');
  });

  test('without storage the quiz works as long as the page lives', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { getItem, setItem } = Storage.prototype;
    Storage.prototype.getItem = refuse;
    Storage.prototype.setItem = refuse;
    try {
      await open();
      await goTo(3);
      await button('Pregunta anterior').click();
      await expect.element(page.getByRole('textbox')).toHaveValue('lucia@ejemplo.es');
    } finally {
      Object.assign(Storage.prototype, { getItem, setItem });
    }
  });
});
