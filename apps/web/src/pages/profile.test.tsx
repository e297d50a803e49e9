import '#styles/index.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { aWeek } from '#features/schedule/testing/a-week.ts';
import { editButton, lucia, profile, profilePage, saveButton, serve, show, showForm } from '#pages/testing/profile.tsx';

beforeEach(() => {
  localStorage.setItem('token', 'abc');
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(async () => {
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const height = page.getByLabelText('Altura (cm)');
const alert = profile.getByRole('alert');
const day = (name: string) =>
  profile.getByRole('group', { name: 'Días disponibles' }).getByRole('button', { name, exact: true });
const saved = 'Perfil actualizado correctamente';

describe('reading', () => {
  test('shows everything; the weekdays cannot be pressed', async () => {
    serve();
    await show();
    for (const text of ['Lucía Ferrer', 'lucia@club.es', '168 cm', '61,5 kg', '34 años', 'Derecha', '1-3 años']) {
      await expect.element(profile.getByText(text, { exact: true })).toBeVisible();
    }
    await expect.element(profile.getByText('De 45 a 60 min')).toBeVisible();
    await expect.element(profile.getByText('1. Ganar fuerza')).toBeVisible();
    await expect.element(day('Lunes')).toBeDisabled();
    await expect.element(day('Lunes')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(day('Martes')).toHaveAttribute('aria-pressed', 'false');
    await expect.element(saveButton).not.toBeInTheDocument();
    const plan = page.getByRole('region', { name: 'Suscripción' });
    await expect.element(plan.getByText('Gratis', { exact: true })).toBeVisible();
    await expect.element(plan.getByText('6 de 10 sesiones')).toBeVisible();
    await expect.element(plan.getByText('2 de 3 rutinas')).toBeVisible();
  });

  test('on a phone the profile and its edit button stand within the first 600 px, over the plan', async () => {
    await page.viewport(390, 844);
    serve();
    await show();
    const bottom = editButton.element().getBoundingClientRect().bottom + window.scrollY;
    expect(bottom).toBeLessThan(600);
    const plan = page.getByRole('region', { name: 'Suscripción' }).element().getBoundingClientRect();
    expect(plan.top + window.scrollY).toBeGreaterThan(bottom);
  });

  test('says that it could not be loaded, and tries again', async () => {
    const { answers } = serve();
    answers['GET /users/me'] = 'offline';
    await render(profilePage());
    await expect.element(page.getByRole('heading', { name: 'Error al cargar el perfil' })).toBeVisible();
    answers['GET /users/me'] = { status: 200, body: lucia };
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect.element(profile.getByText('lucia@club.es')).toBeVisible();
  });
});

describe('saving', () => {
  test('sends the changes once, confirms them for three seconds, and returns to reading', async () => {
    const { sent, saves } = serve();
    saves({ height: 171 });
    await showForm();
    await expect.element(page.getByRole('heading', { name: 'Tu perfil' })).toHaveFocus();
    await expect.element(page.getByLabelText('Email')).toHaveAttribute('readonly');
    await height.fill('1,71');
    const button = saveButton.element() as HTMLButtonElement;
    button.click();
    button.click();
    await expect.element(profile.getByText(saved)).toBeVisible();
    const shownAt = performance.now();
    await expect.element(editButton).toHaveFocus();
    await expect.element(profile.getByText('171 cm')).toBeVisible();
    expect(sent('PUT /users/profile').map(({ body }) => body)).toEqual([{ height: 171 }]);
    await expect.poll(() => profile.getByText(saved).query(), { timeout: 6000 }).toBeNull();
    expect(performance.now() - shownAt).toBeGreaterThan(2500);
    expect(sessionStorage).toHaveLength(0);
  });

  test('out of bounds it shows an error, focuses it, and sends nothing', async () => {
    const { sent } = serve();
    await showForm();
    await height.fill('90');
    await page.getByLabelText('Máximo (min)').fill('40');
    await saveButton.click();
    await expect.element(height).toHaveAccessibleDescription('Escribe tu altura en centímetros, de 100 a 250');
    await expect.element(height).toHaveFocus();
    await expect
      .element(page.getByLabelText('Máximo (min)'))
      .toHaveAccessibleDescription('La duración mínima no puede superar la máxima');
    expect(sent('PUT /users/profile')).toEqual([]);
  });

  test('a failed save keeps the input; the server’s errors appear at their fields', async () => {
    const { answers, saves } = serve();
    answers['PUT /users/profile'] = 'offline';
    await showForm();
    await page.getByLabelText('Nombre').fill('Lucía F.');
    await saveButton.click();
    await expect.element(alert.getByText('Error al actualizar el perfil', { exact: true })).toBeVisible();
    await expect.element(page.getByLabelText('Nombre')).toHaveValue('Lucía F.');
    const issues = [{ path: 'timeZone', message: 'No conocemos esa zona horaria' }];
    answers['PUT /users/profile'] = { status: 400, body: { message: 'Revisa los datos marcados.', issues } };
    await saveButton.click();
    await expect
      .element(page.getByLabelText('Zona horaria'))
      .toHaveAccessibleDescription('No conocemos esa zona horaria');
    saves({ name: 'Lucía F.' });
    await page.getByLabelText('Zona horaria').selectOptions('Atlantic/Canary');
    await saveButton.click();
    await expect.element(profile.getByText('Lucía F.')).toBeVisible();
  });

  test('injuries are only saved with their consent', async () => {
    serve({ ...lucia, injuries: '', injuriesConsent: false });
    await showForm();
    await page.getByLabelText('Lesiones o molestias (opcional)').fill('Rodilla izquierda');
    await saveButton.click();
    const consent = page.getByRole('checkbox', { name: /^Acepto que Bandeja guarde lo que cuento de mis lesiones/ });
    await expect.element(consent).toHaveFocus();
    await expect.element(consent).toHaveAccessibleDescription('Marca la casilla para que podamos guardar tus lesiones');
    expect(JSON.stringify(sessionStorage)).not.toContain('Rodilla');
  });
});

describe('leaving the form', () => {
  test('cancel fetches the profile again and drops the input', async () => {
    const { answers, sent } = serve();
    await showForm();
    await height.fill('199');
    const before = sent('GET /users/me').length;
    answers['GET /users/me'] = { status: 200, body: { ...lucia, height: 175 } };
    await profile.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(profile.getByText('175 cm')).toBeVisible();
    await expect.element(editButton).toHaveFocus();
    expect(sent('GET /users/me')).toHaveLength(before + 1);
    expect(sent('PUT /users/profile')).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  test('a reload brings the changes back, until they are dropped', async () => {
    serve();
    await showForm();
    await height.fill('172');
    await cleanup();
    await show();
    await expect.element(height).toHaveValue('172');
    await profile.getByRole('button', { name: 'Descartar cambios' }).click();
    await expect.element(height).toHaveValue('168');
    expect(sessionStorage).toHaveLength(0);
  });

  test('a link away asks before changes are left behind', async () => {
    serve();
    await showForm();
    await height.fill('172');
    const link = document.createElement('a');
    link.href = '/dashboard';
    link.textContent = 'Dashboard';
    document.body.append(link);
    link.click();
    link.remove();
    const dialog = page.getByRole('alertdialog', { name: 'Tienes cambios sin guardar' });
    await dialog.getByRole('button', { name: 'Seguir editando' }).click();
    await expect.element(height).toHaveValue('172');
  });
});

describe('the week', () => {
  test('other days offer a new plan; it is generated by the plan’s own call, once', async () => {
    const { answers, sent, saves } = serve();
    saves({ availableDays: { ...lucia.availableDays, sunday: true } });
    await showForm();
    await day('Domingo').click();
    await saveButton.click();
    await expect.element(profile.getByText('¿Rehacer la semana con estos cambios?')).toBeVisible();
    await expect
      .element(
        profile.getByText('Los días que cambiaste a mano también se sustituyen. Lo que ya has entrenado se queda.'),
      )
      .toBeVisible();
    answers['POST /training-schedule/generate'] = { status: 500 };
    await profile.getByRole('button', { name: 'Rehacer la semana' }).click();
    await expect.element(alert).toHaveTextContent('Error al regenerar el plan');
    answers['POST /training-schedule/generate'] = { status: 200, body: aWeek() };
    const button = profile.getByRole('button', { name: 'Rehacer la semana' }).element() as HTMLButtonElement;
    button.click();
    button.click();
    await expect.element(page.getByText('Plan regenerado exitosamente!')).toBeVisible();
    await expect.element(profile.getByText('¿Rehacer la semana con estos cambios?')).not.toBeInTheDocument();
    await expect.element(editButton).toHaveFocus();
    expect(sent('POST /training-schedule/generate')).toHaveLength(2);
  });

  test('what changes no week offers nothing', async () => {
    const { saves } = serve();
    saves({ weight: 60 });
    await showForm();
    await page.getByLabelText('Peso (kg)').fill('60');
    await saveButton.click();
    await expect.element(profile.getByText(saved)).toBeVisible();
    await expect.element(profile.getByText('¿Rehacer la semana con estos cambios?')).not.toBeInTheDocument();
  });
});

describe('injuries that are perhaps a crisis', () => {
  const injured = { ...lucia, injuries: 'Codo, y harta de todo', injuriesConsent: true };
  const save = async () => {
    await showForm();
    await page.getByLabelText('Altura (cm)').fill('171');
    await saveButton.click();
  };

  test('are saved; one soft sentence stands below, once, and is stored nowhere', async () => {
    const { answers } = serve(injured);
    answers['PUT /users/profile'] = { status: 200, body: { ...injured, height: 171, soft: true } };
    await save();
    await page.getByRole('button', { name: '¿Va todo bien?' }).click();
    await expect.element(page.getByText(/^Siento que lo estés pasando así\./)).toBeVisible();
    await page.getByRole('button', { name: 'No, me refería a otra cosa' }).click();
    await expect.element(page.getByText(/^Siento que/)).not.toBeInTheDocument();
    expect(JSON.stringify(sessionStorage)).not.toMatch(/soft/);
  });

  test('another danger has its text with the save, with the number to call', async () => {
    const { answers } = serve(injured);
    const warning = 'Lo que cuentas puede ser serio. Si acaba de ocurrir, llama al 112.';
    answers['PUT /users/profile'] = { status: 200, body: { ...injured, height: 171, warning } };
    await save();
    await expect.element(page.getByText(warning)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Llamar al 112' })).toHaveAttribute('href', 'tel:112');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Lo que cuentas');
  });

  test('and certainly one: the help stands there, and one tap takes it back', async () => {
    const message = 'Siento que lo estés pasando así. Llama al 024; si hay peligro inmediato, al 112.';
    const redFlag = { kind: 'crisis', words: 'No quiero vivir', message, confirmedAt: null } as const;
    const { answers } = serve(injured);
    answers['PUT /users/profile'] = { status: 200, body: { ...injured, injuries: redFlag.words, redFlag } };
    await save();
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Rehacer la semana' })).not.toBeInTheDocument();
    answers['POST /users/suspicion/answer'] = { status: 200, body: { user: injured, message: null } };
    answers['GET /users/me'] = { status: 200, body: injured };
    await page.getByRole('button', { name: 'No, me refería a otra cosa' }).click();
    await expect.element(page.getByText(message)).not.toBeInTheDocument();
  });
});
