import '#styles/index.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakeApi } from '#features/auth/testing/fake-api.ts';
import { comingSoonPage } from '#pages/coming-soon.tsx';
import { expectValid } from '#pages/testing/inspect.tsx';
import { sentLead } from '#pages/testing/leads.ts';

const [Forum, Clubs] = [comingSoonPage('forum'), comingSoonPage('clubs')];

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});
afterEach(() => localStorage.clear());

const email = page.getByLabelText('Email');
const submit = page.getByRole('button', { name: 'Avisadme' });

test.each([
  ['Foro', 'coming_soon_forum', 'forum', comingSoonPage('forum')],
  ['Eventos', 'coming_soon_events', 'events', comingSoonPage('events')],
  ['Clubes', 'coming_soon_clubs', 'clubs', comingSoonPage('clubs')],
])('«%s» says that it is still to come and takes an address', async (title, campaign, interest, Page) => {
  const { calls } = fakeApi({ 'POST /leads': sentLead });
  await render(<Page />);
  await expect.poll(() => document.title).toBe(`${title} · Bandeja`);
  await expect.element(page.getByText('Próximamente', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Todavía no existe y no tiene fecha.')).toBeVisible();
  await email.fill('lucia@club.es');
  await submit.click();
  await expect.element(page.getByRole('heading', { name: 'Falta un paso: confírmalo' })).toHaveFocus();
  await expect
    .element(page.getByText('Te llega un email de confirmación a lucia@club.es. Pulsa su enlace y te avisaremos.'))
    .toBeVisible();
  expect(calls.map(({ call, body }) => [call, body])).toEqual([
    [
      'POST /leads',
      {
        firstName: '',
        email: 'lucia@club.es',
        leadSource: { channel: 'organic', source: 'Próximamente', medium: 'web', campaign },
        interests: [interest],
        downloadedResources: [],
        emailConsent: true,
        marketingConsent: true,
        dataProcessingConsent: true,
        consentVersion: '2026-11-20',
        website: '',
      },
    ],
  ]);
});

test('«Torneos» says what can be done today, and takes an address, too', async () => {
  const { calls } = fakeApi({ 'POST /leads': sentLead });
  const Tournaments = comingSoonPage('tournaments');
  await render(<Tournaments />);
  await expect.element(page.getByRole('link', { name: 'Prepara tu torneo' })).toHaveAttribute('href', '/season');
  await email.fill('lucia@club.es');
  await submit.click();
  await expect.element(page.getByRole('heading', { name: 'Falta un paso: confírmalo' })).toHaveFocus();
  expect(calls[0]?.body).toMatchObject({ interests: ['tournaments'], email: 'lucia@club.es' });
});

test('shows the wording that is agreed to, and where to read more', async () => {
  await render(<Forum />);
  await expect
    .element(
      page.getByText(
        'Quiero que Bandeja me escriba cuando esto abra y me mande consejos y novedades por email. Me daré de baja cuando quiera.',
        { exact: true },
      ),
    )
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'política de privacidad' })).toHaveAttribute('href', '/privacy');
});

test('an address is needed, and a right one', async () => {
  const { calls } = fakeApi({});
  await render(<Forum />);
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription('El email es requerido');
  await email.fill('lucia@club');
  await submit.click();
  await expect.element(email).toHaveAccessibleDescription('Email inválido');
  await expect.element(email).toHaveFocus();
  expect(calls).toEqual([]);
});

test('a failure keeps the address', async () => {
  fakeApi({ 'POST /leads': 'offline' });
  await render(<Forum />);
  await email.fill('lucia@club.es');
  await submit.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('No se ha podido guardar tu email. Sigue escrito: inténtalo de nuevo.');
  await expect.element(email).toHaveValue('lucia@club.es');
});

test('nothing sticks out, axe finds nothing', { timeout: 60_000 }, async () => {
  await expectValid(<Clubs />);
});
