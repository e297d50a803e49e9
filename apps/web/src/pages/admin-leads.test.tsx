import '#styles/index.css';
import type { Lead } from '@bandeja/domain/leads/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AdminPage } from '#pages/admin.tsx';
import { AdminFrame, playServer } from '#pages/testing/admin.tsx';
import { expectValid } from '#pages/testing/inspect.tsx';

const idOf = (number: number) => `0198c1f0-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

function aLead(number: number, overrides: Partial<Lead> = {}): Lead {
  return {
    _id: idOf(number),
    firstName: `Persona ${number}`,
    lastName: 'Gómez',
    email: `persona${number}@ejemplo.es`,
    age: null,
    paddleLevel: null,
    playingFrequency: null,
    goals: [],
    source: 'Landing Page',
    campaign: 'paddle_routine_pdf',
    customData: {},
    marketing: 'none',
    createdAt: '2026-11-17T10:00:00.000Z',
    updatedAt: '2026-11-17T10:00:00.000Z',
    ...overrides,
  };
}

const lucia = aLead(3, {
  firstName: 'Lucía',
  email: 'lucia@club.es',
  campaign: 'training_assessment',
  paddleLevel: 'intermediate',
  playingFrequency: '2-3_weekly',
  goals: ['get_fit', 'compete'],
  marketing: 'confirmed',
});
const hostile = aLead(2, { firstName: '<img src="/x" onerror="alert(1)">', lastName: '', marketing: 'pending' });
const nameless = aLead(1, { firstName: '', lastName: '', campaign: 'coming_soon_clubs', marketing: 'withdrawn' });

beforeEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const view = (tab: string) => (
  <AdminFrame path={`/admin?tab=${tab}`}>
    <AdminPage />
  </AdminFrame>
);
const search = page.getByRole('searchbox', { name: 'Buscar por nombre o email' });
const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
const more = page.getByRole('button', { name: 'Cargar más' });

describe('«Contactos»', () => {
  const serve = (leads: Lead[] = [lucia, hostile, nameless]) =>
    playServer({ 'GET /admin/leads': () => ({ body: leads }) });

  test('one is deleted after a question; what fails can be tried again', async () => {
    let leads = [lucia, nameless];
    const { handlers, sent } = playServer({
      'GET /admin/leads': () => ({ body: leads }),
      [`DELETE /admin/leads/${lucia._id}`]: () => 'offline',
    });
    await render(view('contactos'));
    const open = page.getByRole('button', { name: 'Eliminar a Lucía Gómez' });
    const question = page.getByRole('alertdialog', { name: '¿Eliminar el contacto?' });
    await open.click();
    await expect.element(question.getByText(/lo que lucia@club\.es envió/)).toBeVisible();
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(sent('DELETE')).toEqual([]);
    await open.click();
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect.element(question.getByText('No se ha podido eliminar. Inténtalo de nuevo.')).toBeVisible();
    handlers[`DELETE /admin/leads/${lucia._id}`] = () => {
      leads = [nameless];
      return { status: 204 };
    };
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect.element(page.getByText('Contacto eliminado', { exact: true })).toBeVisible();
    await expect.element(row('Lucía Gómez')).not.toBeInTheDocument();
    await expect.element(row('Sin nombre')).toBeVisible();
  });

  test('shows sender, origin and state of the consent, in words', async () => {
    serve();
    await render(view('contactos'));
    await expect.element(page.getByRole('tab', { name: 'Contactos' })).toHaveAttribute('aria-selected', 'true');
    for (const words of [
      'Cuestionario',
      'Intermedio',
      '2-3 veces por semana',
      'Forma física, Competir',
      'Confirmado',
    ]) {
      await expect.element(row('Lucía Gómez').getByText(words, { exact: true })).toBeVisible();
    }
    await expect
      .element(row('Lucía Gómez').getByRole('link', { name: 'lucia@club.es' }))
      .toHaveAttribute('href', 'mailto:lucia@club.es');
    await expect.element(row('Sin nombre').getByText('Retirado', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('status').getByText('3 contactos', { exact: true })).toBeVisible();
  });

  test('a visitor’s input is plain text', async () => {
    serve();
    const { container } = await render(view('contactos'));
    await expect.element(page.getByText('<img src="/x" onerror="alert(1)">')).toBeVisible();
    expect(container.querySelector('img[src="/x"]')).toBeNull();
  });

  test('a search asks once, when the typing pauses, and says when it finds none', async () => {
    const { calls, handlers } = serve();
    await render(view('contactos'));
    await expect.element(row('Lucía Gómez')).toBeVisible();
    handlers['GET /admin/leads'] = ({ query }) => ({ body: query.get('search') === 'nadie' ? [] : [lucia] });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await search.fill('na');
    await search.fill('nad');
    await search.fill(' nadie ');
    await vi.advanceTimersByTimeAsync(250);
    vi.useRealTimers();
    await expect
      .element(page.getByRole('status').getByText('Ningún contacto coincide con la búsqueda.'))
      .toBeInTheDocument();
    await expect
      .element(page.getByRole('heading', { name: 'Ningún contacto coincide con la búsqueda.' }))
      .toBeVisible();
    expect(calls.map(({ query }) => query.get('search'))).toEqual([null, 'nadie']);
    await expect.element(search).toHaveAttribute('maxlength', '100');
  });

  test('narrows by form and consent', async () => {
    const { calls } = serve();
    await render(view('contactos'));
    await page.getByLabelText('Origen', { exact: true }).selectOptions('Cuestionario');
    await page.getByLabelText('Consentimiento comercial').selectOptions('Confirmado');
    await expect
      .poll(() => calls.at(-1)?.query.toString())
      .toBe('campaign=training_assessment&marketing=confirmed&limit=50');
  });

  test('goes on page by page; the focus goes to the first of the new ones', async () => {
    const first = Array.from({ length: 50 }, (_, index) => aLead(100 - index));
    const { calls, handlers } = serve(first);
    await render(view('contactos'));
    await expect.element(page.getByText('50 contactos a la vista, hay más')).toBeVisible();
    handlers['GET /admin/leads'] = () => ({ status: 503, body: { message: 'No', code: 'database.unavailable' } });
    await more.click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('No se han podido cargar más contactos. Inténtalo de nuevo.');
    handlers['GET /admin/leads'] = () => ({ body: [lucia] });
    await more.click();
    await expect.element(page.getByRole('link', { name: 'lucia@club.es' })).toHaveFocus();
    expect(calls.at(-1)?.query.get('before')).toBe(idOf(51));
    await expect.element(page.getByText('51 contactos', { exact: true })).toBeVisible();
    await expect.element(more).not.toBeInTheDocument();
  });

  test('no leads yet', async () => {
    serve([]);
    await render(view('contactos'));
    await expect.element(page.getByRole('heading', { name: 'Todavía no hay contactos.' })).toBeVisible();
  });

  test('a failed loading may be tried again', async () => {
    const { handlers } = playServer({ 'GET /admin/leads': () => ({ status: 500, body: {} }) });
    await render(view('contactos'));
    await expect.element(page.getByText('Error al cargar los contactos')).toBeVisible();
    handlers['GET /admin/leads'] = () => ({ body: [lucia] });
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect.element(row('Lucía Gómez')).toBeVisible();
  });

  test('a failed export shows an error and can be repeated', async () => {
    const { handlers } = serve();
    handlers['GET /admin/leads/export'] = () => 'offline';
    await render(view('contactos'));
    await page.getByRole('button', { name: 'Exportar CSV' }).click();
    await expect.element(page.getByText('No se pudo exportar. Inténtalo de nuevo.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Exportar CSV' })).toBeEnabled();
  });

  test('nothing sticks out, axe finds nothing', { timeout: 60_000 }, async () => {
    serve([lucia, aLead(7, { firstName: 'A'.repeat(80), email: `${'a'.repeat(60)}@${'b'.repeat(60)}.es` }), nameless]);
    await expectValid(view('contactos'), [320, 1440]);
  });
});
