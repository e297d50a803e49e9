import '#styles/index.css';
import type { Subscription } from '@bandeja/domain/billing/schemas';
import type { Import } from '@bandeja/domain/imports/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aUser } from '#features/auth/testing/a-user.ts';
import type { FakeAnswer } from '#features/auth/testing/fake-api.ts';
import { bytesOf, fitFile, strongCsv } from '#features/imports/reading/testing/fixtures.ts';
import { wildFiles } from '#features/imports/reading/testing/wild.ts';
import { ImportPage } from '#pages/import.tsx';
import { idOf, library, show } from '#pages/testing/library.tsx';
import { axeFindings } from '#ui/testing/axe-findings.ts';

const wildUrls = import.meta.glob<string>('../features/imports/reading/testing/files/*.{csv,fit,gpx,tcx,xml,json}', {
  query: '?url',
  import: 'default',
  eager: true,
});

const [check, send, list] = ['POST /imports/check', 'POST /imports', 'GET /imports'];

function anImport(overrides: Partial<Import> = {}): Import {
  return {
    _id: idOf(1),
    source: 'strong',
    fileName: 'strong.csv',
    createdAt: new Date().toISOString(),
    sessionCount: 2,
    joinedCount: 0,
    undoUntil: new Date(Date.now() + 86_400_000).toISOString(),
    ...overrides,
  };
}

const fileOf = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name);
const log = () => fileOf(bytesOf(strongCsv), 'strong.csv');
const fit = () => fileOf(fitFile({ sport: 0, subSport: 0 }), 'reloj.fit');
const chosen = () => page.getByRole('list', { name: 'Archivos elegidos' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function open(plan: Subscription['plan'] = 'free', imports: Import[] = []) {
  const features = plan === 'pro' ? ['wearable_integration'] : [];
  const api = library({
    'GET /users/me': {
      status: 200,
      body: aUser({ subscription: { plan, status: 'active', features, expiresAt: null, renews: false } }),
    },
    [list]: { status: 200, body: imports },
    [check]: { status: 200, body: { known: [], same: [] } },
    [send]: { status: 201, body: { import: anImport(), added: 2, joined: 0, known: 0 } },
    'GET /pulse': { status: 200, body: { consent: false, own: null, recordings: 0, limits: null, from: 'none' } },
  });
  await show('/import', '/import', <ImportPage />);
  await expect.element(page.getByRole('heading', { name: 'Importaciones anteriores' })).toBeVisible();
  return api;
}

async function choose(...files: File[]) {
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]') ?? document.body, files);
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('a file', () => {
  test('is shown before anything is sent, then imported', async () => {
    const api = await open();
    await choose(log());
    await expect.element(chosen().getByText('2 sesiones en el archivo')).toBeVisible();
    await expect.element(chosen().getByText('1 de Cardio · 1 de Fuerza')).toBeVisible();
    await expect.element(chosen().getByText('Goblet Squat: 10 × 24 kg')).toBeVisible();
    expect(api.calls.map(({ call }) => call)).not.toContain(send);
    expect(await axeFindings()).toEqual([]);
    await button('Importar 2 sesiones').click();
    await expect.element(page.getByText('2 sesiones importadas.')).toBeVisible();
    await expect.element(chosen().getByRole('heading', { name: 'strong.csv' })).toHaveFocus();
    const { body } = api.calls.find(({ call }) => call === send) ?? {};
    expect(body).toMatchObject({
      source: 'strong',
      fileName: 'strong.csv',
      sessions: [{ name: 'Cinta' }, { name: 'Piernas A' }],
    });
  });

  test('without a unit is asked for it: in pounds the weights are converted', async () => {
    const api = await open();
    await choose(log());
    await expect.element(chosen().getByText(/¿Cómo los apuntabas\?$/)).toBeVisible();
    await button('Libras').click();
    await expect.element(chosen().getByText('Goblet Squat: 10 × 10,89 kg')).toBeVisible();
    await button('Importar 2 sesiones').click();
    await expect.element(page.getByText('2 sesiones importadas.')).toBeVisible();
    const body = JSON.stringify(api.calls.find(({ call }) => call === send)?.body);
    expect(body).toContain('"weight":10.89');
    expect(body).not.toContain('"weight":24');
  });

  test('without a unit of its distances is asked for it, too: in miles they are converted', async () => {
    const api = await open();
    const list =
      'Activity Type,Date,Title,Distance,Time\nRunning,2025-05-02 18:00:00,Parque,3.1,00:27:00\nPadel,2025-05-03 18:00:00,Liga,0.00,01:30:00\n';
    await choose(fileOf(bytesOf(list), 'Activities.csv'));
    await expect.element(chosen().getByText(/¿En qué las mides\?$/)).toBeVisible();
    await expect.element(chosen().getByText('Parque: 3,1 km en 27 min')).toBeVisible();
    await button('Millas').click();
    await expect.element(chosen().getByText('Parque: 4,99 km en 27 min')).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await button('Importar 2 sesiones').click();
    await expect.element(page.getByText('2 sesiones importadas.')).toBeVisible();
    const { body } = api.calls.find(({ call }) => call === send) ?? {};
    expect(body).toMatchObject({ sessions: [{ distanceMetres: null }, { distanceMetres: 4989 }] });
  });

  test('of a training that is there adds nothing by itself, and can be joined', async () => {
    const api = await open('pro');
    const key = 'watch:2025-05-10T17:00:00';
    const there = { name: 'Partido del club', type: 'Partido', startTime: '2025-05-10T17:05:00.000Z', duration: 5400 };
    api.answers[check] = { status: 200, body: { known: [], same: [{ key, session: { _id: idOf(7), ...there } }] } };
    await choose(fit());
    await expect.element(chosen().getByText('Entrenamientos que ya tienes apuntados')).toBeVisible();
    await expect.element(chosen().getByText(/En Bandeja: Partido del club/)).toBeVisible();
    await expect.element(button('Importar 1 sesión')).not.toBeInTheDocument();
    expect(await axeFindings()).toEqual([]);
    await page.getByLabelText('Qué hacer con Entrenamiento').selectOptions('Unir');
    await page.getByLabelText(/^Acepto que Bandeja guarde el pulso/).click();
    expect(await axeFindings()).toEqual([]);
    api.answers[send] = { status: 201, body: { import: anImport(), added: 0, joined: 1, known: 0 } };
    await button('Unir 1 sesión').click();
    await expect.element(page.getByText('1 sesión unida.')).toBeVisible();
    const { body } = api.calls.find(({ call }) => call === send) ?? {};
    const joins = [{ key, sessionId: idOf(7) }];
    expect(body).toMatchObject({ joins, apart: [], sessions: [{ key }], pulseConsent: true });
  });

  test('beside another one of the same training is checked again once that is imported', async () => {
    const api = await open('pro');
    await choose(fit(), log());
    await expect.element(button('Importar 2 sesiones')).toBeVisible();
    await expect.element(button('Importar 1 sesión')).toBeVisible();
    const session = {
      _id: idOf(7),
      name: 'Pista',
      type: 'Partido',
      startTime: '2025-05-10T17:05:00.000Z',
      duration: 0,
    };
    const same = [{ key: 'watch:2025-05-10T17:00:00', session }];
    api.answers[check] = { status: 200, body: { known: [], same } };
    await button('Importar 2 sesiones').click();
    await expect.element(chosen().getByText(/En Bandeja: Pista/)).toBeVisible();
    await expect.element(button('Importar 1 sesión')).not.toBeInTheDocument();
  });

  test('being read can be cancelled', async () => {
    await open();
    const endless = new File(
      ['<gpx>', ...Array.from({ length: 60 }, () => `<a>${'<b/>'.repeat(200_000)}</a>`)],
      'x.gpx',
    );
    // too much for the wire to the browser
    const chosenFiles = new DataTransfer();
    chosenFiles.items.add(endless);
    const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    input.files = chosenFiles.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.element(page.getByText('Leyendo el archivo...')).toBeVisible();
    await button('Cancelar').click();
    await expect.element(chosen()).not.toBeInTheDocument();
  });

  test('of every app and watch gives its value in the browser, too', { timeout: 300_000 }, async () => {
    const files = await Promise.all(
      Object.entries(wildUrls).map(async ([path, url]) => {
        const bytes = await (await fetch(url)).arrayBuffer();
        return fileOf(new Uint8Array(bytes), path.split('/').at(-1) ?? '');
      }),
    );
    expect(files.map(({ name }) => name).sort()).toEqual(Object.keys(wildFiles).sort());
    await open('pro');
    await choose(...files);
    for (const [name, value] of Object.entries(wildFiles)) {
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
      const count = Array.isArray(value) ? value.length : 0;
      const text = Array.isArray(value) ? `${count} ${count === 1 ? 'sesión' : 'sesiones'} en el archivo` : value;
      await expect.element(card.getByText(text), { timeout: 120_000 }).toBeVisible();
    }
  });

  test('that cannot be read says why, and can be taken away', async () => {
    await open();
    await choose(fileOf(bytesOf('hola'), 'nota.txt'));
    await expect.element(page.getByRole('alert').getByText(/^No reconocemos este archivo/)).toBeVisible();
    await button('Quitar nota.txt').click();
    await expect.element(chosen()).not.toBeInTheDocument();
  });

  test('sends only new sessions', async () => {
    const api = await open();
    api.answers[check] = {
      status: 200,
      body: { known: ['strong:2025-03-05T07:30:00'], same: [] },
    };
    await choose(log());
    await expect.element(chosen().getByText('1 ya está en Bandeja')).toBeVisible();
    api.answers[send] = { status: 201, body: { import: anImport(), added: 1, joined: 0, known: 0 } };
    await button('Importar 1 sesión').click();
    await expect.element(page.getByText('1 sesión importada; 1 ya estaba.')).toBeVisible();
  });

  test('goes on with the same import after the network failed', async () => {
    const api = await open();
    api.answers[send] = 'offline';
    await choose(log());
    await button('Importar 2 sesiones').click();
    await expect.element(page.getByText('No se ha podido importar todo. Lo que ya llegó está guardado.')).toBeVisible();
    api.answers[send] = { status: 201, body: { import: anImport(), added: 2, joined: 0, known: 0 } };
    await button('Continuar').click();
    await expect.element(page.getByText('2 sesiones importadas.')).toBeVisible();
    const ids = api.calls.filter(({ call }) => call === send).map(({ body }) => (body as { _id: string })._id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('of many sessions and long words goes in requests the server takes', async () => {
    const api = await open();
    const note = '€'.repeat(2000);
    const rows = Array.from({ length: 1200 }, (_, index) => {
      const date = new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);
      const exercises = index < 40 ? ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] : ['A'];
      return exercises.map((name) => `${date} 10:00:00,Día,45m,${name},1,0,10,${index < 40 ? note : ''}`).join('\n');
    });
    const csv = `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Notes\n${rows.join('\n')}\n`;
    await choose(fileOf(bytesOf(csv), 'strong.csv'));
    await button('Importar 1200 sesiones').click();
    await expect.element(page.getByText(/sesiones importadas/), { timeout: 10_000 }).toBeVisible();
    const bodies = (call: string) => api.calls.filter((each) => each.call === call).map(({ body }) => body);
    const keys = (bodies(check) as { keys: string[] }[]).map((body) => body.keys);
    expect(keys.map(({ length }) => length)).toEqual([500, 500, 200]);
    expect(new Set(keys.flat()).size).toBe(1200);
    const sizes = bodies(send).map((body) => new TextEncoder().encode(JSON.stringify(body)).length);
    expect(Math.max(...sizes)).toBeLessThan(1024 * 1024);
    expect((bodies(send) as { sessions: unknown[] }[]).flatMap(({ sessions }) => sessions)).toHaveLength(1200);
  });

  test('waits its turn among many: two are read at a time', async () => {
    let alive = 0;
    let most = 0;
    class CountedWorker extends Worker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        alive++;
        most = Math.max(most, alive);
      }
      override terminate() {
        alive--;
        super.terminate();
      }
    }
    vi.stubGlobal('Worker', CountedWorker);
    await open();
    await choose(...Array.from({ length: 7 }, (_, index) => fileOf(bytesOf(strongCsv), `strong-${index}.csv`)));
    await expect.poll(() => page.getByText('2 sesiones en el archivo').elements().length, { timeout: 10_000 }).toBe(7);
    expect(most).toBe(2);
    vi.unstubAllGlobals();
  });

  test('asks again if the known sessions could not be read', async () => {
    const api = await open();
    api.answers[check] = 'offline';
    await choose(log());
    await expect.element(page.getByText('No hemos podido comprobar qué sesiones ya tienes.')).toBeVisible();
    api.answers[check] = { status: 200, body: { known: [], same: [] } };
    await button('Intentar de nuevo').click();
    await expect.element(button('Importar 2 sesiones')).toBeVisible();
  });
});

describe('a watch', () => {
  test('needs the plan pro', async () => {
    await open('premium');
    await choose(fit());
    await expect.element(page.getByText('Los archivos de un reloj son parte del plan Pro')).toBeVisible();
    await expect.element(button('Importar 1 sesión')).not.toBeInTheDocument();
  });

  test('may have named a match differently: the player corrects its type', async () => {
    const api = await open('pro');
    await choose(fit());
    await page.getByLabelText('Qué fue').selectOptions('Partido');
    await expect.element(chosen().getByText('1 de Partido')).toBeVisible();
    await button('Importar 1 sesión').click();
    await expect.element(page.getByText(/importada/)).toBeVisible();
    const { body } = api.calls.find(({ call }) => call === send) ?? {};
    expect((body as { sessions: { type: string }[] }).sessions.map(({ type }) => type)).toEqual(['Partido']);
  });
});

describe('earlier imports', () => {
  test('undone, the line that said it was imported goes as well', async () => {
    const api = await open();
    await choose(log());
    await expect.element(button('Importar 2 sesiones')).toBeVisible();
    const listed = Promise.withResolvers<FakeAnswer>();
    api.answers['GET /imports'] = listed.promise;
    await button('Importar 2 sesiones').click();
    await expect.element(page.getByText(/sesiones importadas/)).toBeVisible();
    const sent = api.calls.find(({ call }) => call === send)?.body as { _id: string };
    listed.resolve({ status: 200, body: [anImport({ _id: sent._id })] });
    api.answers[`DELETE /imports/${sent._id}`] = { status: 204 };
    await choose(fileOf(bytesOf('nada'), 'otro.csv'));
    await expect.element(page.getByText('otro.csv')).toBeVisible();
    await button('Deshacer la importación de strong.csv').click();
    await button('Deshacer').click();
    await expect.element(page.getByText(/sesiones importadas/)).not.toBeInTheDocument();
    await expect.element(page.getByText('otro.csv')).toBeVisible();
  });

  test('can be undone after a question, while there is time', async () => {
    const api = await open('free', [
      anImport(),
      anImport({ _id: idOf(2), fileName: 'viejo.csv', undoUntil: '2020-01-01T00:00:00Z' }),
    ]);
    await expect.element(page.getByText('Ya no se puede deshacer')).toBeVisible();
    api.answers[`DELETE /imports/${idOf(1)}`] = { status: 500 };
    await button('Deshacer la importación de strong.csv').click();
    await button('Deshacer').click();
    await expect.element(page.getByText('No se ha podido deshacer')).toBeVisible();
    const undone = Promise.withResolvers<FakeAnswer>();
    api.answers[`DELETE /imports/${idOf(1)}`] = undone.promise;
    api.answers[list] = { status: 200, body: [] };
    await button('Deshacer').click();
    await expect.element(button('Deshaciendo...')).toHaveAttribute('aria-busy', 'true');
    undone.resolve({ status: 204 });
    await expect.element(page.getByText('Importación deshecha')).toBeVisible();
    await expect.element(page.getByText('Aún no has importado nada.')).toBeVisible();
  });

  test('that do not load can be asked for again', async () => {
    const api = library({ [list]: { status: 500 } });
    await show('/import', '/import', <ImportPage />);
    await expect.element(page.getByText('Error al cargar las importaciones')).toBeVisible();
    api.answers[list] = { status: 200, body: [] };
    await button('Intentar de nuevo').click();
    await expect.element(page.getByText('Aún no has importado nada.')).toBeVisible();
  });
});
