import '#styles/index.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type FakeAnswer, fakeApi } from '#features/auth/testing/fake-api.ts';
import { FreeRoutinePage } from '#pages/free-routine.tsx';
import { sentLead } from '#pages/testing/leads.ts';

const incomplete = 'Por favor completa todos los campos obligatorios';
const failed = 'Error al descargar el recurso. Inténtalo de nuevo.';

const payload = {
  firstName: 'Lucía',
  email: 'lucia@ejemplo.es',
  leadSource: { channel: 'organic', source: 'Landing Page', medium: 'web', campaign: 'paddle_routine_pdf' },
  interests: ['padel_training'],
  downloadedResources: [
    {
      resourceId: 'first-week-routine',
      resourceName: 'Rutina de pádel de 7 días',
      resourceType: 'txt',
      downloadUrl: '/descargas/rutina-padel-7-dias.txt',
    },
  ],
  emailConsent: true,
  marketingConsent: false,
  dataProcessingConsent: true,
  consentVersion: '2026-11-20',
};

const downloads: string[] = [];
function catchDownload(event: Event) {
  const link = event.target instanceof Element ? event.target.closest('a[download]') : null;
  if (link === null) return;
  event.preventDefault();
  downloads.push(link.getAttribute('href') ?? '');
}

beforeEach(() => {
  downloads.length = 0;
  document.addEventListener('click', catchDownload, { capture: true });
});
afterEach(() => {
  document.removeEventListener('click', catchDownload, { capture: true });
  vi.restoreAllMocks();
});

async function open(answer: FakeAnswer | Promise<FakeAnswer> = sentLead) {
  const api = fakeApi({ 'POST /leads': answer });
  const screen = await render(
    <main>
      <FreeRoutinePage />
    </main>,
  );
  const sent = () => api.calls.filter(({ call }) => call === 'POST /leads').map(({ body }) => body);
  return { ...api, screen, sent };
}

const firstName = page.getByRole('textbox', { name: 'Nombre' });
const email = page.getByRole('textbox', { name: 'Email' });
const terms = page.getByRole('checkbox', {
  name: /^He leído la política de privacidad y acepto que Bandeja trate mis datos para enviarme lo que pido\./,
});
const marketing = page.getByRole('checkbox', {
  name: 'Quiero recibir también consejos y novedades de Bandeja por email. Me daré de baja cuando quiera.',
});
const button = page.getByRole('button', { name: 'Descargar mi rutina' });
const done = page.getByRole('heading', { level: 1, name: 'Tu semana está lista' });
const alert = page.getByRole('alert');
const sees = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();
const seesNot = (text: string) => expect.element(page.getByText(text, { exact: true })).not.toBeInTheDocument();

async function fillIn() {
  await firstName.fill('Lucía');
  await email.fill('lucia@ejemplo.es');
  await terms.click();
}

describe('required fields', () => {
  test('name, address and terms: each shows its error, the first has the focus, nothing is sent', async () => {
    const { sent } = await open();
    await button.click();
    await expect.element(alert).toHaveTextContent(incomplete);
    await expect.element(firstName).toHaveFocus();
    await expect.element(firstName).toHaveAccessibleDescription('El nombre es requerido');
    await expect.element(email).toHaveAccessibleDescription('El email es requerido');
    await expect.element(terms).toHaveAccessibleDescription('Marca esta casilla para recibir la rutina');
    await expect.element(marketing).not.toHaveAttribute('aria-invalid');

    await firstName.fill('Lucía');
    await seesNot('El nombre es requerido');
    await sees(incomplete);
    await email.fill('lucia@ejemplo.es');
    await button.click();
    await expect.element(terms).toHaveFocus();
    await terms.click();
    await seesNot(incomplete);
    expect(sent()).toEqual([]);
    expect(downloads).toEqual([]);
  });

  test('a name of spaces is none', async () => {
    const { sent } = await open();
    await fillIn();
    await firstName.fill('   ');
    await button.click();
    await sees('El nombre es requerido');
    await sees(incomplete);
    expect(sent()).toEqual([]);
  });

  test('a wrong address is wrong, not missing', async () => {
    const { sent } = await open();
    await fillIn();
    await email.fill('lucia@ejemplo');
    await button.click();
    await sees('Email inválido');
    await expect.element(email).toHaveFocus();
    await seesNot(incomplete);
    expect(sent()).toEqual([]);
  });

  test('the privacy policy is one press away and takes nothing along', async () => {
    await open();
    const link = page.getByRole('link', { name: 'Política de privacidad' });
    await expect.element(link).toHaveAttribute('href', '/privacy');
    await expect.element(link).toHaveAttribute('target', '_blank');
  });
});

describe('success', () => {
  test('marketing only when its box is ticked; spaces and line breaks are tidied', async () => {
    const { sent } = await open();
    await fillIn();
    await firstName.fill('  Ana\tMaría ');
    await email.fill(' Ana@Ejemplo.es ');
    await marketing.click();
    await button.click();
    await expect.element(done).toBeVisible();
    expect(sent()).toEqual([{ ...payload, firstName: 'Ana María', email: 'Ana@Ejemplo.es', marketingConsent: true }]);
  });

  test('a machine’s input into the honeypot is sent along; people cannot reach the field', async () => {
    const { sent } = await open();
    await fillIn();
    const honeypot = document.querySelector<HTMLInputElement>('input[name="website"]');
    expect(honeypot?.tabIndex).toBe(-1);
    expect(honeypot?.autocomplete).toBe('off');
    expect(honeypot?.closest('[aria-hidden="true"]')).not.toBeNull();
    if (honeypot) honeypot.value = 'https://spam.example';
    await button.click();
    await expect.element(done).toBeVisible();
    expect(sent()).toEqual([{ ...payload, website: 'https://spam.example' }]);
  });
});

describe('a failure', () => {
  const failures: [string, FakeAnswer, string][] = [
    ['no connection', 'offline', failed],
    ['the server fails', { status: 500, body: { message: 'Algo ha fallado.', code: 'server.unexpected' } }, failed],
    [
      'too many',
      { status: 429, body: { message: 'Demasiados intentos seguidos.', code: 'rate.limited' } },
      'Demasiados intentos seguidos.',
    ],
  ];
  test.each(failures)(
    '%s: shows an error, the fields keep their text, nothing downloads',
    async (_case, answer, words) => {
      const { answers, sent } = await open(answer);
      await fillIn();
      await button.click();
      await expect.element(alert).toHaveTextContent(words);
      await expect.element(firstName).toHaveValue('Lucía');
      await expect.element(email).toHaveValue('lucia@ejemplo.es');
      await expect.element(terms).toBeChecked();
      expect(downloads).toEqual([]);

      answers['POST /leads'] = sentLead;
      await button.click();
      await expect.element(done).toBeVisible();
      expect(sent()).toEqual([payload, payload]);
      expect(downloads).toHaveLength(1);
    },
  );

  test('the server’s errors appear at their fields', async () => {
    const issues = [{ path: 'email', message: 'Email inválido' }];
    await open({ status: 400, body: { message: 'Revisa los datos marcados.', code: 'request.invalid', issues } });
    await fillIn();
    await button.click();
    await expect.element(email).toHaveAccessibleDescription('Email inválido');
    await sees(failed);
  });
});

test('cannot be sent twice', async () => {
  let answer: (answer: FakeAnswer) => void = () => {};
  const { sent } = await open(new Promise<FakeAnswer>((resolve) => (answer = resolve)));
  await fillIn();
  await button.dblClick();
  const busy = page.getByRole('button', { name: 'Enviando...' });
  await expect.element(busy).toHaveAttribute('aria-busy', 'true');
  await busy.click({ force: true });
  document.querySelector('form')?.requestSubmit();
  answer(sentLead);
  await expect.element(done).toBeVisible();
  expect(sent()).toHaveLength(1);
  expect(downloads).toHaveLength(1);
});
