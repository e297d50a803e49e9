import '#styles/index.css';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newcomer } from '#features/onboarding/testing/answers.ts';
import {
  button,
  draftKey,
  field,
  heard,
  inSignedInTab,
  isAt,
  open,
  reading,
  say,
  sees,
  toInjuries,
} from '#pages/testing/conversation.tsx';
import { axeFindings } from '#ui/testing/axe-findings.ts';

inSignedInTab();

const consent =
  'Acepto que Bandeja guarde lo que cuento de mis lesiones para adaptar mi plan. Puedo retirarlo y borrarlo cuando quiera.';
const bubbles = () =>
  page
    .getByRole('log')
    .getByText(/^Tú: |^Tu entrenador: /)
    .elements().length;
const draft = () => sessionStorage.getItem(draftKey) ?? '';

describe('the conversation', () => {
  test('begins with its name, a log and the first question', async () => {
    await open();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Tu Entrenador Personal' })).toBeVisible();
    await sees('Hola, Lucía.');
    await expect.element(page.getByRole('log', { name: 'Conversación' })).toHaveAttribute('aria-live', 'polite');
    await expect.element(button('Enviar')).toBeDisabled();
    await sees('Soy tu entrenador virtual. Con nueve preguntas preparo tu primera semana.');
    await sees('¿Empezamos?');
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '9 preguntas');
    await expect.element(button('Empecemos')).toBeVisible();
    await button('Sí, estoy listo').click();
    await sees('¿Cuánto mides?');
    await expect.element(field()).toHaveAttribute('inputmode', 'decimal');
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Paso 1 de 9');
    await button('Prefiero no decirlo').click();
    await sees('¿Cuánto pesas?');
  });

  test('Enter twice sends once, blank text never', async () => {
    await open();
    await button('Empecemos').click();
    await sees('¿Cuánto mides?');
    const before = bubbles();
    await field().fill('80');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.poll(bubbles).toBe(before + 2);
    await field().fill('   ');
    await userEvent.keyboard('{Enter}');
    expect(bubbles()).toBe(before + 2);
  });

  test.each([
    [390, 844],
    [320, 568],
    // 1280 × 720 at 150 %, 200 % and 400 %
    [853, 480],
    [640, 360],
    [320, 256],
  ])('at %i × %i nothing lies over the choices, and all of them can be reached', async (width, height) => {
    await page.viewport(width, height);
    await open();
    for (const text of ['178', '72', '2 años', 'medio', 'tres', 'paso']) await say(text);
    await expect.element(button('Mejorar la técnica')).toBeVisible();
    const box = (role: 'log' | 'group' | 'textbox') => page.getByRole(role).element().getBoundingClientRect();
    expect(box('log').bottom).toBeLessThanOrEqual(box('group').top);
    expect(box('log').height).toBeGreaterThanOrEqual(96);
    for (const name of ['Mejorar la técnica', 'Divertirme y socializar', 'Prefiero el formulario']) {
      const element = page.getByText(name, { exact: true }).element();
      element.scrollIntoView({ block: 'nearest' });
      const { left, top, bottom } = element.getBoundingClientRect();
      expect(element.contains(document.elementFromPoint(left + 4, (top + bottom) / 2))).toBe(true);
    }
    await page.viewport(1440, 900);
  });

  test('free text is read by the server, buttons and numbers are not', async () => {
    const { calls } = await open();
    await toInjuries();
    await button('Ninguna').click();
    await button('Nada de esto').click();
    await say('35 años');
    await sees('Estoy preparando tu plan.');
    const read = calls.filter(({ call }) => call === reading).map(({ body }) => body);
    const free = ['mido 1,78', 'juego hace dos años', 'me defiendo'];
    expect(read).toEqual(free.map((text) => ({ text, isAboutInjuries: false })));
  });

  test('an answer that cannot be read stays in its field until it can', async () => {
    const { answers } = await open(newcomer, { [reading]: 'offline' });
    await say('uno setenta y ocho');
    await sees('Ups, algo salió mal. ¿Podrías intentar de nuevo?');
    await sees('No se puede conectar al servidor.');
    await expect.element(field()).toHaveValue('uno setenta y ocho');
    answers[reading] = heard();
    await button('Enviar').click();
    await sees('178 cm, anotado.');
    await expect.element(field()).toHaveValue('');
  });

  test('a suspicion is asked about with answers to tap, and then the answer counts', async () => {
    const { answers, sent } = await open();
    await toInjuries();
    answers[reading] = heard({ suspicion: 'question', topic: 'heart', isOfHealth: true });
    await say('me noto raro al correr');
    await sees('Quiero estar seguro antes de proponerte ejercicio. Toca lo que notes.');
    await expect
      .element(page.getByRole('group', { name: '¿Te pasa algo de esto?' }).getByRole('button'))
      .toHaveLength(7);
    await expect.element(field()).toHaveAttribute('readonly');
    expect(await axeFindings()).toEqual([]);
    await button('No, nada de eso').click();
    await sees(consent);
    const suspicion = { topic: 'heart' };
    answers['PUT /users/profile'] = { status: 200, body: { ...newcomer, suspicion } };
    answers['POST /users/suspicion/answer'] = { status: 200, body: { user: newcomer, message: null } };
    await button('Sí, acepto').click();
    await button('Nada de esto').click();
    await say('35');
    await expect.poll(() => sent().map(({ call }) => call)).toContain('POST /training-schedule/generate');
    const answered = sent().find(({ call }) => call === 'POST /users/suspicion/answer');
    expect(answered?.body).toEqual({ about: 'injuries', answer: 'none' });
    await expect.poll(draft).toContain('"saving":"saved"');
  });

  test('a red flag gets the safety text and goes on', async () => {
    const { answers } = await open();
    await toInjuries();
    answers[reading] = heard({ redFlag: 'urg', isOfHealth: true });
    await say('me duele el pecho al correr');
    await sees(
      'Lo que cuentas puede ser serio. Para ahora mismo y no entrenes. Si lo notas ahora, es intenso o acaba de ocurrir, llama al 112. No te propondré ejercicio hasta que te valore un médico.',
    );
    await expect.element(page.getByRole('link', { name: 'Llamar al 112' })).toHaveAttribute('href', 'tel:112');
    await sees(consent);
    await sees('Información general; no es consejo médico.');
  });

  test('a crisis that was not meant leaves nothing, and the conversation goes on', async () => {
    const { answers } = await open();
    await toInjuries();
    const besidesCrisis = { redFlag: null, isOfHealth: true };
    answers[reading] = heard({ redFlag: 'crisis', besidesCrisis, isOfHealth: true });
    await say('no quiero vivir con este codo');
    const help =
      'Siento que lo estés pasando así. No estás solo. En España puedes llamar gratis y a cualquier hora al 024; si hay peligro inmediato, al 112. Habla también con alguien de confianza.';
    await sees(help);
    await expect.element(page.getByText(/^Fuera de España: .*findahelpline\.com\.$/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Llamar al 024' })).toHaveAttribute('href', 'tel:024');
    await expect.element(button('Seguir con las preguntas')).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await button('No, me refería a otra cosa').click();
    await sees(consent);
    await expect.element(page.getByText(help)).not.toBeInTheDocument();
    await expect.element(page.getByText('no quiero vivir con este codo')).toBeVisible();
    expect(JSON.stringify(sessionStorage)).not.toMatch(/\b024\b|crisis"/);
  });

  test('perhaps a crisis: the conversation goes on, with one soft sentence until the next answer', async () => {
    const { answers } = await open();
    await toInjuries();
    answers[reading] = heard({ suspicion: 'soft' });
    await say('el codo, y harto de todo');
    await sees(consent);
    await button('¿Va todo bien?').click();
    await expect.element(page.getByText(/^Siento que lo estés pasando así\./)).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await button('No, me refería a otra cosa').click();
    await expect.element(button('Sí, acepto')).toBeVisible();
    await expect.element(page.getByText(/^Siento que/)).not.toBeInTheDocument();
    expect(JSON.stringify(sessionStorage)).not.toMatch(/soft/);
  });

  test('health: seven questions to tick over the consent line; a «sí» gets the safety text', async () => {
    const { sent } = await open();
    await toInjuries();
    await say('Ninguna');
    await sees(
      'Acepto que Bandeja guarde mis respuestas sobre mi salud para cuidar mi entrenamiento. Puedo retirarlo y borrarlo cuando quiera.',
    );
    const ticks = page.getByRole('group', { name: 'Preguntas de salud' }).getByRole('button');
    await expect.element(ticks).toHaveLength(7);
    await button('¿Te duele o te oprime el pecho, con esfuerzo o en reposo?').click();
    expect(await axeFindings()).toEqual([]);
    await button('Me pasa esto').click();
    await expect.element(page.getByText(/^Lo que cuentas puede ser serio\./)).toBeVisible();
    await say('35');
    await expect.poll(() => sent()).toHaveLength(3);
    expect(sent()[0]?.body).toMatchObject({ screening: { yes: ['chest'], consent: true } });
    await expect.poll(draft).toContain('"saving":"saved"');
  });

  test('with motion the reply follows after a moment', async () => {
    vi.mocked(window.matchMedia).mockRestore();
    await open();
    await sees('¿Empezamos?');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await say('1,78');
    await expect.element(page.getByText('1,78', { exact: true })).toBeVisible();
    expect(page.getByText('¿Cuánto pesas?').elements()).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    await sees('¿Cuánto pesas?');
  });

  test('an error in reading shows a message and loses no answer', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await open();
    vi.spyOn(String.prototype, 'normalize').mockImplementationOnce(() => {
      throw new Error('broken');
    });
    await say('178');
    await sees('Ups, algo salió mal. ¿Podrías intentar de nuevo?');
    await say('178');
    await sees('¿Cuánto pesas?');
  });
});

describe('what was said', () => {
  test('injuries only with their consent', async () => {
    const { screen } = await open();
    await toInjuries();
    await say('Me molesta el codo');
    await sees(consent);
    expect(draft()).not.toContain('codo');
    await screen.unmount();
    await open();
    await sees('¿Tienes alguna lesión o molestia?');
    await say('Me molesta el codo');
    await button('Sí, acepto').click();
    expect(draft()).toContain('codo');
  });

  test('is never shown to another account, and a broken draft never at all', async () => {
    const { screen } = await open();
    await toInjuries();
    await screen.unmount();
    const other = await open({ ...newcomer, _id: '0198c1f0-0000-7000-8000-0000000000ff', name: 'Marco' });
    await sees('Hola, Marco.');
    expect(page.getByText('mido 1,78').elements()).toEqual([]);
    await other.screen.unmount();
    sessionStorage.setItem(draftKey, '{"step":"goals"}');
    await open();
    await sees('¿Empezamos?');
  });

  test('goes along to the form', async () => {
    await open();
    await toInjuries();
    const link = page.getByRole('link', { name: 'Prefiero el formulario' });
    await expect.element(link).toHaveAttribute('href', '/onboarding-classic');
    await link.click();
    await isAt('/onboarding-classic');
    const draft = JSON.parse(localStorage.getItem(`bandeja.wizard.${newcomer._id}`) ?? 'null');
    expect(draft).toMatchObject({ step: 4, answers: { height: '178', weight: '72,5', goals: ['Ganar fuerza'] } });
  });
});
