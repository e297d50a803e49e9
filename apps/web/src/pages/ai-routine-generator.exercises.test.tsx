import '#styles/index.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FakeAnswer } from '#features/auth/testing/fake-api.ts';
import {
  another,
  area,
  askFor,
  button,
  cleanUp,
  exercises,
  generate,
  generated,
  open,
  routine,
  serve,
  tab,
  wish,
} from '#pages/testing/generator.tsx';
import { idOf } from '#pages/testing/library.tsx';

const title = () => page.getByRole('heading', { level: 2, name: 'Bandeja profunda, hombro sano' });
const sees = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();
const checkbox = (name: string) => page.getByRole('checkbox', { name, exact: true });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(cleanUp);

describe('the exercises', () => {
  async function openExercises() {
    const api = serve({ [generate]: generated });
    await open();
    await askFor();
    await tab('Ejercicios (3)').click();
    return api;
  }

  test('each is beside its own figure, in both tabs, and beside none without one', async () => {
    const drawn = exercises.map((exercise, index) => ({
      ...exercise,
      figureName: ['L01', 'X03', null][index] ?? null,
    }));
    serve({ [generate]: { status: 200, body: { routine, exercises: drawn } } });
    await open();
    await askFor();
    const shown = () =>
      [...document.querySelectorAll('[role=tabpanel] li')]
        .filter((line) => line.querySelector('h3, h4'))
        .map((line) => [line.querySelector('h3, h4')?.textContent, line.querySelector('img')?.getAttribute('src')]);
    const own = [
      ['Movilidad torácica', '/figures/L01.svg'],
      ['Lanzamiento sobre la cabeza', '/figures/X03.svg'],
      ['Estiramiento de pectoral', undefined],
    ];
    await expect.poll(shown).toEqual(own);
    await tab('Ejercicios (3)').click();
    await expect.poll(shown).toEqual(own);
  });

  test('show what they are, and everything else when asked for', async () => {
    await openExercises();
    const card = page.getByRole('listitem').filter({ has: checkbox('Lanzamiento sobre la cabeza') });
    await expect.element(card.getByText('Fuerza explosiva')).toBeVisible();
    await expect.element(card.getByText('Descripción de Lanzamiento sobre la cabeza.')).toBeVisible();
    await expect.element(card.getByText('Piernas, Core')).not.toBeVisible();
    await page.getByLabelText('Detalles: Lanzamiento sobre la cabeza').click();
    for (const text of [
      'Grupos musculares',
      'Piernas, Core',
      'Equipamiento',
      'Conos',
      'Pasos',
      'Salta y aterriza blando',
      'Errores comunes',
      'Rodillas hacia dentro',
      'Consejos',
      'Piensa en lanzar hacia arriba',
      'Variaciones',
    ]) {
      await expect.element(card.getByText(text, { exact: true })).toBeVisible();
    }
    await expect
      .element(card.getByRole('link', { name: 'De rodillas' }))
      .toHaveAttribute('href', '/exercises/de-rodillas');
  });

  test('regenerate needs words and a selection, and replaces only the routine', async () => {
    const api = await openExercises();
    const again = button('Regenerar rutina con selección');
    await sees('Selecciona al menos un ejercicio para regenerar la rutina.');
    await expect.element(again).toBeDisabled();
    (again.element() as HTMLElement).click();
    await checkbox('Lanzamiento sobre la cabeza').click();
    await sees('1 ejercicio seleccionado');
    await area().fill(' ');
    await expect.element(again).toBeDisabled();
    (again.element() as HTMLElement).click();
    await area().fill('Con gomas');
    await checkbox('Estiramiento de pectoral').click();
    await sees('2 ejercicios seleccionados');
    expect(api.sent()).toHaveLength(1);

    const later = Promise.withResolvers<FakeAnswer>();
    api.answers[generate] = later.promise;
    await again.click();
    await expect.element(button('Generando...')).toBeVisible();
    await expect.element(checkbox('Estiramiento de pectoral')).toBeChecked();
    later.resolve({ status: 200, body: another });
    await expect.element(page.getByRole('heading', { name: 'Bandeja con gomas' })).toHaveFocus();
    expect(api.sent()[1]).toEqual({
      prompt: 'Con gomas',
      selectedExercises: [exercises[1]?._id, exercises[2]?._id],
      replaces: routine._id,
    });
    await tab('Ejercicios (3)').click();
    await expect.element(checkbox('Movilidad torácica')).not.toBeChecked();
    await expect.element(checkbox('Estiramiento de pectoral')).toBeChecked();
    await sees('Estos son los ejercicios de la primera propuesta: la rutina de ahora puede llevar otros.');

    api.answers[generate] = { status: 200, body: { ...another, _id: idOf(52) } };
    await again.click();
    await expect.element(page.getByRole('heading', { name: 'Bandeja con gomas' })).toBeVisible();
    expect(api.sent()[2]).toMatchObject({ replaces: another._id });
  });

  test('a failed regeneration shows an error and changes nothing', async () => {
    const api = await openExercises();
    await checkbox('Movilidad torácica').click();
    api.answers[generate] = { status: 500, body: { message: 'Algo ha fallado.' } };
    await button('Regenerar rutina con selección').click();
    await expect
      .element(page.getByRole('alert').getByText('Ocurrió un error al regenerar la rutina.', { exact: true }))
      .toBeVisible();
    await expect.element(checkbox('Movilidad torácica')).toBeChecked();
    await tab('Rutina').click();
    await expect.element(title()).toBeVisible();
    await expect.element(area()).toHaveValue(wish);
  });

  test('another new routine begins without a selection', async () => {
    const api = await openExercises();
    await checkbox('Movilidad torácica').click();
    api.answers[generate] = { status: 200, body: { routine: another, exercises } };
    await askFor('Otra cosa');
    await expect.element(page.getByRole('heading', { name: 'Bandeja con gomas' })).toBeVisible();
    await tab('Ejercicios (3)').click();
    await expect.element(checkbox('Movilidad torácica')).not.toBeChecked();
  });

  test('can be marked by keyboard', async () => {
    await openExercises();
    (checkbox('Movilidad torácica').element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(checkbox('Movilidad torácica')).toBeChecked();
    await sees('1 ejercicio seleccionado');
  });
});
