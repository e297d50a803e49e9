import '#styles/index.css';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newcomer } from '#features/onboarding/testing/answers.ts';
import {
  button,
  cleanUp,
  consent,
  draftKey,
  next,
  open,
  pressed,
  question,
  sees,
  seesNot,
  signIn,
  steps,
  toHealth,
  toInjuries,
} from '#pages/testing/onboarding.tsx';

beforeEach(signIn);
afterEach(cleanUp);

const heightError = 'Escribe tu altura en centímetros, de 100 a 250';

const day = (name: string) =>
  page.getByRole('group', { name: 'Qué días', exact: true }).getByRole('button', { name, exact: true });
const isChosen = (name: string) => expect.element(day(name)).toHaveAttribute('aria-pressed', 'true');

describe('the steps', () => {
  test('body: wrong fields say what is wrong, the first one has the focus', async () => {
    await open();
    await sees('Paso 1 de 4');
    await expect.element(button('Anterior')).not.toBeInTheDocument();
    await page.getByLabelText('Edad (opcional)').fill('3');
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
    await page.getByLabelText('Edad (opcional)').fill('13');
    await next();
    await sees(heightError);
    await sees('Escribe tu peso en kilos, de 30 a 200');
    await sees('Marca la casilla con el permiso de tu madre, padre o tutor');
    await expect.element(page.getByLabelText('Altura (cm)')).toHaveFocus();

    await page.getByLabelText('Altura (cm)').fill('1,78');
    await seesNot(heightError);
    await page.getByLabelText('Peso (kg)').fill('72.5 kg');
    await next();
    await expect.element(page.getByRole('checkbox')).toHaveFocus();
    await expect.element(page.getByLabelText('Altura (cm)')).toHaveValue('178');
    await expect.element(page.getByLabelText('Peso (kg)')).toHaveValue('72,5');

    await page.getByRole('checkbox').click();
    await next();
    await expect.element(question('¿Cuál es tu nivel?')).toHaveFocus();
    await expect.element(page.getByRole('progressbar', { name: 'Paso 2 de 4' })).toBeVisible();
  });

  test('level: cards and chips take the focus when they are missing', async () => {
    await open();
    await steps.body();
    await next();
    await sees('Elige tu nivel');
    await sees('Elige tu experiencia');
    await expect.element(page.getByRole('radio', { name: /^Principiante/ })).toHaveFocus();
    await page.getByRole('radio', { name: /^Avanzado/ }).click();
    await next();
    await expect.element(button('Ninguna')).toHaveFocus();
  });

  test('availability: a number proposes weekdays, the player changes them', async () => {
    await open();
    await steps.body();
    await steps.level();
    await next();
    await sees('Elige de 1 a 7 días');
    await sees('Elige al menos un objetivo');
    await expect.element(button('1')).toHaveFocus();

    await button('4').click();
    for (const name of ['Lunes', 'Miércoles', 'Viernes', 'Domingo']) await isChosen(name);
    await day('Lunes').click();
    await sees('Con 3 días te preparamos 3 sesiones.');
    await pressed('4');

    await button('2').click();
    for (const name of ['Martes', 'Sábado']) await isChosen(name);
    await day('Martes').click();
    await sees('Con un día te preparamos una sesión.');
    await day('Sábado').click();
    await sees('Elige al menos un día');
  });

  test('material: unanswered, none, or the marked pieces', async () => {
    const { sent } = await open();
    await steps.body();
    await steps.level();
    await pressed('No lo digo');
    await button('Elegir').click();
    await button('Gomas').click();
    await button('En pista').click();
    await steps.availability();
    await button('Nada de esto').click();
    await button('Completar').click();
    await expect.poll(() => sent()).toHaveLength(3);
    expect(sent()[0]?.body).toMatchObject({ equipment: ['gomas'], places: ['court'] });
  });

  test('«Anterior» and the browser’s Back lead a step back and keep what was typed', async () => {
    await open();
    await steps.body();
    await steps.level();
    await expect.element(question('¿Cuándo puedes entrenar?')).toHaveFocus();
    await button('Anterior').click();
    await expect.element(question('¿Cuál es tu nivel?')).toHaveFocus();
    await expect.element(page.getByRole('radio', { name: /^Intermedio/ })).toBeChecked();
    await button('Recargar').click();
    await expect.element(question('¿Cuál es tu nivel?')).toBeVisible();
    await button('Atrás del navegador').click();
    await expect.element(question('¿Cuánto mides y pesas?')).toHaveFocus();
    await expect.element(page.getByLabelText('Altura (cm)')).toHaveValue('178');
    await button('Atrás del navegador').click();
    await expect.element(page.getByTestId('place')).toHaveTextContent('/dashboard');
  });
});

describe('the health questions', () => {
  const line =
    'Acepto que Bandeja guarde mis respuestas sobre mi salud para cuidar mi entrenamiento. Puedo retirarlo y borrarlo cuando quiera.';
  const chest = () => page.getByRole('checkbox', { name: '¿Te duele o te oprime el pecho, con esfuerzo o en reposo?' });
  const body = (sent: () => { body?: unknown }[]) => sent()[0]?.body;

  test('are seven with the injuries; none of them is answered unasked', async () => {
    const { sent } = await open();
    await toHealth();
    await expect.element(page.getByRole('checkbox')).toHaveLength(8);
    await sees(line);
    await button('Completar').click();
    await sees('Marca lo que te pase, «Nada de esto» o «Prefiero no contestar»');
    await expect.element(button('Nada de esto')).toHaveFocus();
    expect(sent()).toEqual([]);
    await button('Nada de esto').click();
    await button('Completar').click();
    await expect.poll(() => sent()).toHaveLength(3);
    expect(body(sent)).toMatchObject({ screening: { yes: [], consent: true } });
  });

  test('a «sí» shows the safety text and stays off the device until it is answered', async () => {
    const { sent } = await open();
    await toHealth();
    await chest().click();
    await expect.element(page.getByText(/^Lo que cuentas puede ser serio\./)).toBeVisible();
    expect(localStorage.getItem(draftKey)).not.toContain('chest');
    await button('Completar').click();
    await expect.poll(() => sent()).toHaveLength(3);
    expect(body(sent)).toMatchObject({ screening: { yes: ['chest'], consent: true } });
  });

  test('under 18 the safety text asks to tell an adult', async () => {
    await open({ ...newcomer, age: 16 });
    await toHealth();
    await chest().click();
    await expect.element(page.getByText(/^Lo que cuentas puede ser serio\..*avisa a un adulto\.$/)).toBeVisible();
  });

  test('not answered, nothing of them is sent, ticked or not', async () => {
    const { sent } = await open();
    await toHealth();
    await chest().click();
    await button('Prefiero no contestar').click();
    await button('Completar').click();
    await expect.poll(() => sent()).toHaveLength(3);
    expect(body(sent)).not.toHaveProperty('screening');
  });

  test('are not asked again within a year', async () => {
    await open({ ...newcomer, screening: { yes: [], answeredAt: new Date().toISOString() } });
    await steps.body();
    await steps.level();
    await steps.availability();
    await expect.element(page.getByText(/^Las contestaste el /)).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: /el pecho/ })).not.toBeInTheDocument();
    await expect.element(question('¿Alguna lesión o molestia?')).toBeVisible();
  });
});

describe('what was typed', () => {
  test('survives a reload at its step, injuries only with their consent', async () => {
    const { screen } = await open();
    await toInjuries();
    await page.getByRole('textbox').fill('Me molesta el codo');
    expect(localStorage.getItem(draftKey)).not.toContain('codo');
    await page.getByRole('checkbox', { name: consent }).click();
    expect(localStorage.getItem(draftKey)).toContain('codo');
    await screen.unmount();

    await open();
    await expect.element(question('¿Alguna lesión o molestia?')).toBeVisible();
    await expect.element(page.getByRole('textbox')).toHaveValue('Me molesta el codo');
    await button('Anterior').click();
    await pressed('Ganar fuerza');
    await isChosen('Miércoles');
  });

  test('a visit without a word leaves no draft, a broken one is not read', async () => {
    const { screen } = await open();
    expect(localStorage.getItem(draftKey)).toBeNull();
    await screen.unmount();
    localStorage.setItem(draftKey, '{"step":9}');
    await open();
    await sees('Paso 1 de 4');
  });

  test('earlier answers are there for who comes back', async () => {
    await open({ ...newcomer, height: 168, weight: 61.5, age: 35, dominantHand: 'left' });
    await expect.element(page.getByLabelText('Altura (cm)')).toHaveValue('168');
    await expect.element(page.getByLabelText('Peso (kg)')).toHaveValue('61,5');
    await pressed('Izquierda');
  });
});
