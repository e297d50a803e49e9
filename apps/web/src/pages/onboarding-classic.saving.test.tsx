import '#styles/index.css';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FakeAnswer } from '#features/auth/testing/fake-api.ts';
import { newcomer } from '#features/onboarding/testing/answers.ts';
import {
  button,
  cleanUp,
  consent,
  consentError,
  draftKey,
  open,
  saves,
  sees,
  signIn,
  toInjuries,
} from '#pages/testing/onboarding.tsx';
import { axeFindings } from '#ui/testing/axe-findings.ts';

beforeEach(signIn);
afterEach(cleanUp);

describe('injuries', () => {
  test('are not saved without their consent; declining is fine', async () => {
    const { sent } = await open();
    await toInjuries();
    await sees('Información general; no es consejo médico.');
    await page.getByRole('textbox').fill('Me molesta el codo');
    await button('Completar').click();
    await sees(consentError);
    await expect.element(page.getByRole('checkbox', { name: consent })).toHaveFocus();
    expect(sent()).toEqual([]);
    await page.getByRole('textbox').fill('');
    await button('Completar').click();
    await expect.poll(() => sent()).toHaveLength(3);
    expect(sent()[0]?.body).toMatchObject({ injuries: '', injuriesConsent: false });
  });

  test('taking the consent back erases them', async () => {
    const { sent } = await open({ ...newcomer, injuries: 'Rodilla', injuriesConsent: true });
    await toInjuries();
    await page.getByRole('checkbox', { name: consent }).click();
    await sees('Para retirar tu permiso, borra también el texto: así lo quitamos de tu cuenta.');
    await page.getByRole('textbox').fill('');
    await sees('Al completar quitamos de tu cuenta lo que contaste.');
    await button('Completar').click();
    await expect.poll(() => sent()).toHaveLength(3);
    expect(sent()[0]?.body).toMatchObject({ injuries: '', injuriesConsent: false });
  });
});

describe('completing', () => {
  test('saves profile, availability and week once, then shows the plan', async () => {
    const saving = Promise.withResolvers<FakeAnswer>();
    const { sent } = await open(newcomer, { 'PUT /users/profile': saving.promise });
    await toInjuries();
    await userEvent.dblClick(button('Completar'));
    await expect.element(button('Guardando...')).toHaveAttribute('aria-busy', 'true');
    await button('Guardando...').click({ force: true });
    saving.resolve({ status: 200, body: { ...newcomer, height: 178 } });
    await expect.element(page.getByRole('heading', { name: 'Plan de Entrenamiento' })).toHaveFocus();
    expect(sent().map(({ call }) => call)).toEqual(saves);
    expect(sent()[0]?.body).toMatchObject({ height: 178, weight: 72.5, trainingDays: 3, goals: ['Ganar fuerza'] });
    expect(sent()[1]?.body).toEqual({
      availableDays: { ...newcomer.availableDays, monday: true, wednesday: true, saturday: true },
      sessionDuration: { min: 60, max: 120 },
      trainingDays: 3,
    });
    expect(localStorage.getItem(draftKey)).toBeNull();
    await button('Ir al Dashboard').click();
    await expect.element(page.getByTestId('place')).toHaveTextContent('/dashboard');
  });

  test('a failed save keeps all answers, shows an error and can be retried', async () => {
    const { answers, sent } = await open(newcomer, { 'PUT /training-schedule': 'offline' });
    await toInjuries();
    await button('Completar').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await sees('No hemos podido guardar tu perfil. Lo que has escrito sigue aquí.');
    await sees('No se puede conectar al servidor.');
    await expect.element(page.getByTestId('place')).toHaveTextContent('/onboarding-classic');
    expect(localStorage.getItem(draftKey)).toContain('178');
    expect(await axeFindings()).toEqual([]);

    answers['PUT /training-schedule'] = { status: 200, body: { ...newcomer, advice: [] } };
    await button('Intentar de nuevo').click();
    await expect.element(page.getByRole('heading', { name: 'Plan de Entrenamiento' })).toBeVisible();
    expect(sent().map(({ call }) => call)).toEqual([...saves.slice(0, 2), ...saves]);
  });

  test('a step that was left open on the way is shown instead', async () => {
    const { screen } = await open();
    await toInjuries();
    await screen.unmount();
    const draft = JSON.parse(localStorage.getItem(draftKey) ?? '');
    localStorage.setItem(draftKey, JSON.stringify({ ...draft, answers: { ...draft.answers, goals: [] } }));
    const { sent } = await open();
    await button('Completar').click();
    await sees('Paso 3 de 4');
    await sees('Elige al menos un objetivo');
    await expect.element(button('Mejorar la técnica')).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  test('can wait for another day', async () => {
    await open();
    await button('Seguir en otro momento').click();
    await expect.element(page.getByTestId('place')).toHaveTextContent('/dashboard');
  });
});
