import '#styles/index.css';
import type { Text, TextSummary } from '@bandeja/domain/content/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AdminPage } from '#pages/admin.tsx';
import { AdminFrame, freshTab, playServer } from '#pages/testing/admin.tsx';
import { axeFindings } from '#ui/testing/axe-findings.ts';

beforeEach(freshTab);

const summary: TextSummary = {
  key: 'terms',
  kind: 'legal',
  title: 'Términos y condiciones',
  address: '/terms',
  state: 'published',
  isShipped: true,
  hasNewerShipped: true,
  at: '2026-11-01T10:00:00.000Z',
  by: 'Marta Desk',
};
const elbow: TextSummary = {
  ...summary,
  key: 'codo',
  kind: 'article',
  title: 'Codo de pádel',
  address: '/guides/codo',
};
const textOf = (of: TextSummary, more: Partial<Text> = {}): Text => ({
  ...of,
  markdown: 'Lo que hay.',
  revision: '0198c1f0-0000-7000-8000-000000000001',
  revisions: [],
  versions: [],
  ...more,
});

const area = page.getByRole('textbox', { name: 'Texto en Markdown' });

async function open(path: string, more: Parameters<typeof playServer>[0] = {}) {
  const server = playServer({
    'GET /admin/texts': () => ({ body: [elbow, summary] }),
    'GET /admin/texts/codo': () => ({ body: textOf(elbow) }),
    ...more,
  });
  const screen = await render(
    <AdminFrame path={path}>
      <main>
        <AdminPage />
      </main>
    </AdminFrame>,
  );
  return { ...server, ...screen };
}

test('what somebody else has stored meanwhile is said, and nothing of one’s own is lost', async () => {
  let latest = textOf(elbow);
  const { sent } = await open('/admin?tab=textos&texto=codo', {
    'GET /admin/texts/codo': () => ({ body: latest }),
    'PUT /admin/texts/codo': () => {
      const isOlder = latest.revision === textOf(elbow).revision;
      latest = textOf(elbow, { markdown: 'De otra persona.', revision: '0198c1f0-0000-7000-8000-000000000002' });
      return isOlder ? { status: 409, body: { code: 'text.changed', message: 'Otra persona' } } : { body: latest };
    },
  });
  await area.fill('Lo mío.');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect.element(page.getByText(/^Otra persona ha guardado este texto/)).toBeVisible();
  await expect.element(area).toHaveValue('Lo mío.');
  expect(await axeFindings(page.getByRole('main').element())).toEqual([]);
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect.element(area).toHaveValue('De otra persona.');
  expect(sent('PUT').map(({ body }) => body)).toMatchObject([
    { markdown: 'Lo mío.', revision: '0198c1f0-0000-7000-8000-000000000001' },
    { markdown: 'Lo mío.', revision: '0198c1f0-0000-7000-8000-000000000002' },
  ]);
});

test('what is being written survives a reload of the tab, and can be let go', async () => {
  const first = await open('/admin?tab=textos&texto=codo');
  await area.fill('A medias.');
  await first.unmount();
  await open('/admin?tab=textos&texto=codo');
  await expect.element(area).toHaveValue('A medias.');
  await page.getByRole('button', { name: 'Descartar lo escrito' }).click();
  await expect.element(area).toHaveValue('Lo que hay.');
});

test('a legal text is published as a version, after a question, and never taken away', async () => {
  const { sent } = await open('/admin?tab=textos', {
    'GET /admin/texts/terms': () => ({
      body: textOf(summary, {
        versions: [{ version: 4, date: '2026-11-30', state: 'current', address: '/terms', agreed: 12 }],
      }),
    }),
    'PUT /admin/texts/terms': () => ({
      status: 400,
      body: {
        code: 'request.invalid',
        message: 'No es válido',
        issues: [{ path: 'markdown', message: 'Línea 4: date: no puede ser anterior' }],
      },
    }),
  });
  await expect.element(page.getByText('Hay uno nuevo de Bandeja').first()).toBeVisible();
  await page.getByRole('button', { name: 'Términos y condiciones' }).click();
  await expect.element(page.getByText('La aceptaron 12 cuentas')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Retirar|Volver al texto/ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Publicar la versión nueva' }).click();
  expect(sent('PUT')).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click();
  await expect.element(page.getByText('Línea 4: date: no puede ser anterior')).toBeVisible();
});

test('a list that does not come is asked for again', async () => {
  let isDown = true;
  await open('/admin?tab=textos', {
    'GET /admin/texts': () => (isDown ? { status: 503, body: { message: 'Caído' } } : { body: [elbow] }),
  });
  await expect.element(page.getByText('Error al cargar los textos')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect.element(page.getByRole('button', { name: 'Codo de pádel' })).toBeVisible();
  await page.getByLabelText('Dirección').fill('codo');
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect.element(page.getByText('Esa dirección ya existe')).toBeVisible();
});
