import '#styles/index.css';
import type { Session } from '@bandeja/domain/sessions/contract';
import { atLeast } from '@bandeja/domain/testing/each';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { AuthProvider } from '#features/auth/auth-context.tsx';
import { aUser } from '#features/auth/testing/a-user.ts';
import { type FakeAnswer, fakeApi } from '#features/auth/testing/fake-api.ts';
import { emptyDevice } from '#features/sessions/live/testing/fake-server.tsx';
import { entryFixture, sessionFixture, sessionId } from '#features/sessions/live/testing/fixtures.ts';
import { TrainingSessionDetailPage } from '#pages/training-session-detail.tsx';
import { axeFindings } from '#ui/testing/axe-findings.ts';

const one = `/training-sessions/${sessionId}`;
const token = 'AAAAAAAAAAAAAAAAAAAAAA';

function finished(overrides: Partial<Session> = {}): Session {
  const [row] = entryFixture(0).setRows;
  const setRows = [8, 8, 7].map((reps, position) => ({
    ...row,
    _id: `${position}`,
    position,
    reps,
    weight: 5,
    done: true,
  }));
  return sessionFixture({
    isFinished: true,
    finishedAt: new Date().toISOString(),
    duration: 2760,
    completedExercises: [0, 1],
    exercises: [
      entryFixture(0, {
        name: 'Lanzamiento de balón',
        weight: 5,
        setRows: setRows as Session['exercises'][0]['setRows'],
      }),
      entryFixture(1, { name: 'Plancha', loadType: 'time', duration: 30, playerNote: 'Con la pelota.' }),
    ],
    ...overrides,
  });
}

let client: QueryClient;
// sessions of another test file may have left unsent items
beforeEach(emptyDevice);
afterEach(async () => {
  await cleanup();
  await expect.poll(() => client.isMutating()).toBe(0);
});

async function open(answer: Session | FakeAnswer, past: FakeAnswer = { status: 200, body: [] }) {
  const isSession = typeof answer === 'object' && '_id' in answer;
  const api = fakeApi({
    [`GET ${one}`]: isSession ? { status: 200, body: answer } : answer,
    'GET /training-sessions/stats': { status: 500 },
    'GET /training-sessions/past': past,
  });
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await render(
    <QueryClientProvider client={client}>
      <AuthProvider>
        <MemoryRouter initialEntries={[one]}>
          <main>
            <Routes>
              <Route path="/training-sessions/:sessionId" element={<TrainingSessionDetailPage />} />
            </Routes>
          </main>
        </MemoryRouter>
      </AuthProvider>
    </QueryClientProvider>,
  );
  return api;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const step = (question: string, value: string) =>
  page.getByRole('radiogroup', { name: question }).getByText(value, { exact: true });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('data-theme');
});

describe('the summary', () => {
  test.each([
    ['asked', finished()],
    ['answered', finished({ rpe: 7 })],
  ])('asks for discomforts with the closing questions, %s', async (_, session) => {
    await open(session);
    const closing = page.getByRole('region', { name: '¿Cómo ha ido?' });
    await expect
      .element(closing.getByRole('link', { name: '¿Te molesta algo? Apúntalo' }))
      .toHaveAttribute('href', '/body');
  });

  test('congratulates and shows the done exercises', async () => {
    await open(finished());
    await expect.element(page.getByRole('heading', { name: '¡Enhorabuena!', level: 1 })).toBeVisible();
    for (const text of [
      'Has completado tu entrenamiento.',
      'jueves, 20 de noviembre de 2025',
      '8 × 5 kg, 8 × 5 kg, 7 × 5 kg',
    ]) {
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect.element(page.getByText('46 min', { exact: true })).toBeVisible();
    await expect.element(page.getByText('2 de 2', { exact: true })).toBeVisible();
    for (const [card, text] of [
      ['Plancha', 'Con la pelota.'],
      ['Objetivos', 'Más velocidad de brazo'],
      ['Equipamiento', 'Balón medicinal'],
    ] as const) {
      await expect.element(page.getByText(text, { exact: true })).not.toBeVisible();
      await page.getByRole('heading', { name: card }).click();
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect.element(page.getByRole('link', { name: 'Volver al Dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  test('on a phone the back link is within the first 600 px, below the header of 56 px', async () => {
    await page.viewport(390, 844);
    await open(finished());
    const back = page.getByRole('link', { name: 'Volver al Dashboard' });
    await expect.element(back).toBeVisible();
    expect(back.element().getBoundingClientRect().bottom + window.scrollY).toBeLessThan(600 - 56);
  });

  test('with ten exercises takes five screens of a phone at most', async () => {
    await page.viewport(390, 844);
    const exercises = Array.from({ length: 10 }, (_, index) => entryFixture(index, { name: `Ejercicio ${index + 1}` }));
    await open(finished({ exercises, exerciseCount: 10 }));
    await expect.element(page.getByRole('heading', { name: 'Ejercicio 10' })).toBeVisible();
    expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(5 * 844);
    await page.viewport(1440, 900);
  });

  test('a video shows its poster first', async () => {
    const videoUrl = 'https://example.com/plancha.mp4';
    await open(finished({ exercises: [entryFixture(0, { name: 'Plancha', videoUrl })] }));
    await page.getByRole('heading', { name: 'Plancha' }).click();
    await expect.element(button('Ver el vídeo de Plancha')).toBeVisible();
    expect(document.querySelector('video, iframe')).toBeNull();
    await button('Ver el vídeo de Plancha').click();
    expect(document.querySelector('video')?.src).toBe(videoUrl);
  });

  test('of a watch’s match shows the measurements, and no exercises', async () => {
    const measured = { averageHeartRate: 140, maxHeartRate: 160, distanceMetres: 84 };
    const none = { exercises: [], exerciseCount: 0, completedExercises: [] };
    await open(finished({ ...measured, ...none, type: 'Partido', source: 'import:gpx' }));
    await expect.element(page.getByText('84 m', { exact: true })).toBeVisible();
    await expect.element(page.getByText('140 ppm')).toBeVisible();
    expect(page.getByText('Ejercicios').elements()).toEqual([]);
    expect(await axeFindings()).toEqual([]);
  });

  test('with names and notes that never break stays within the screen', async () => {
    await page.viewport(320, 640);
    const name = 'Entrenamientolarguísimosinespacios'.repeat(5);
    await open(finished({ name, notes: name, exercises: [entryFixture(0, { name, playerNote: name })] }));
    await expect.element(page.getByText('Tiempo total')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(1440, 900);
  });

  test('of an unfinished session is the way back into it', async () => {
    await open(sessionFixture());
    await expect
      .element(page.getByRole('link', { name: 'Continuar' }))
      .toHaveAttribute('href', `/training-session/${sessionId}`);
    await expect.element(page.getByText('¡Enhorabuena!')).not.toBeInTheDocument();
  });

  test('a session that is not there', async () => {
    await open({ status: 404, body: { message: 'No se encontró la sesión', code: 'session.not_found' } });
    await expect.element(page.getByText('No se encontró la sesión', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Volver al Dashboard' })).toBeVisible();
  });

  test('a failure can be tried again', async () => {
    const api = await open({ status: 500 });
    await expect.element(page.getByText('Error al cargar los detalles de la sesión')).toBeVisible();
    api.answers[`GET ${one}`] = { status: 200, body: finished() };
    await button('Intentar de nuevo').click();
    await expect.element(page.getByText('¡Enhorabuena!')).toBeVisible();
  });
});

describe('the closing questions', () => {
  const answered = { rpe: 7, score: 8, improvements: ['Más fuerza', 'Resto cruzado'], notes: 'Buen ritmo.' };

  async function answer() {
    await step('¿Cuánto te has esforzado?', '7').click();
    await expect.element(page.getByText('7/10 · muy duro')).toBeVisible();
    await step('¿Qué tal te ha salido?', '8').click();
    await button('Más fuerza').click();
    await page.getByLabelText('Otra mejora').fill('Resto cruzado');
    await page.getByLabelText('Notas').fill('Buen ritmo.');
  }

  test('are saved together, a word not yet added too', async () => {
    const api = await open(finished());
    api.answers[`PUT ${one}`] = { status: 200, body: { ...finished(), ...answered } };
    await answer();
    await button('Guardar').click();
    await expect.element(page.getByText('Guardado', { exact: true })).toBeVisible();
    const sent = api.calls.filter(({ call }) => call === `PUT ${one}`);
    expect(sent.at(-1)?.body).toEqual(answered);
    await expect.element(button('Resto cruzado')).toHaveAttribute('aria-pressed', 'true');
    await button('Más resistencia').click();
    await expect.element(page.getByText('Guardado', { exact: true })).not.toBeInTheDocument();
  });

  test('are saved as they are tapped, notes when the page is left', async () => {
    const api = await open(finished());
    const sent = () => api.calls.filter(({ call }) => call === `PUT ${one}`).map(({ body }) => body);
    const tapped = { ...answered, improvements: ['Más fuerza'], notes: '' };
    api.answers[`PUT ${one}`] = { status: 200, body: { ...finished(), ...tapped } };
    await step('¿Cuánto te has esforzado?', '7').click();
    await step('¿Qué tal te ha salido?', '8').click();
    await button('Más fuerza').click();
    await expect.element(page.getByText('Guardado', { exact: true })).toBeVisible();
    expect(sent()).toEqual([{ ...tapped, score: null, improvements: [] }, { ...tapped, improvements: [] }, tapped]);
    await page.getByLabelText('Notas').fill('Buen ritmo.');
    await cleanup();
    await expect.poll(() => sent().at(-1)).toEqual({ ...tapped, notes: 'Buen ritmo.' });
    expect(sent()).toHaveLength(4);
  });

  test('show the safety text that notes lead to', async () => {
    const api = await open(finished());
    const warning = 'Lo que cuentas puede ser serio.';
    api.answers[`PUT ${one}`] = { status: 200, body: { ...finished(), ...answered, warning } };
    await answer();
    await button('Guardar').click();
    await expect.element(page.getByText(warning)).toBeVisible();
  });

  test('ask calmly about a suspicion in the notes; the answer leads to its text', async () => {
    const api = await open(finished());
    api.answers[`PUT ${one}`] = { status: 200, body: { ...finished(), ...answered, asks: 'heart' } };
    await answer();
    await button('Guardar').click();
    await expect.element(page.getByRole('heading', { name: '¿Te pasa algo de esto?' })).toBeVisible();
    const message = 'Lo que cuentas puede ser serio.';
    api.answers['POST /users/suspicion/answer'] = { status: 200, body: { user: aUser(), message } };
    await button('El corazón me late raro').click();
    await expect.element(page.getByText(message)).toBeVisible();
    expect(api.calls.at(-1)?.body).toEqual({ about: 'notes', answer: 'pulse' });
  });

  test('notes that were no crisis: one tap takes the help away, and what they say besides stays', async () => {
    const api = await open(finished());
    const warning = 'Siento que lo estés pasando así. Llama al 024; si hay peligro inmediato, al 112.';
    const crisis = { besides: 'Lo que cuentas puede ser serio.' };
    api.answers[`PUT ${one}`] = { status: 200, body: { ...finished(), ...answered, warning, crisis } };
    await answer();
    await button('Guardar').click();
    await expect.element(page.getByText(warning)).toBeVisible();
    await expect.element(page.getByText(/^Fuera de España: /)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Llamar al 024' })).toHaveAttribute('href', 'tel:024');
    await button('No, me refería a otra cosa').click();
    await expect.element(page.getByText(warning)).not.toBeInTheDocument();
    await expect.element(page.getByText(crisis.besides)).toBeVisible();
    expect(api.calls.filter(({ call }) => call === 'POST /users/suspicion/answer')).toEqual([]);
  });

  test('notes that are perhaps a crisis get one soft sentence', async () => {
    const api = await open(finished());
    api.answers[`PUT ${one}`] = { status: 200, body: { ...finished(), ...answered, soft: true } };
    await answer();
    await button('Guardar').click();
    await button('¿Va todo bien?').click();
    await expect.element(page.getByText(/^Siento que lo estés pasando así\./)).toBeVisible();
    await button('No, me refería a otra cosa').click();
    await expect.element(page.getByText(/^Siento que/)).not.toBeInTheDocument();
  });

  test('can all be skipped and taken back', async () => {
    const api = await open(finished());
    api.answers[`PUT ${one}`] = { status: 200, body: finished() };
    await step('¿Cuánto te has esforzado?', '7').click();
    await button('Borrar la respuesta a «¿Cuánto te has esforzado?»').click();
    await expect.element(page.getByRole('radio', { name: '0' }).first()).toHaveFocus();
    await button('Guardar').click();
    await expect.element(page.getByText('Guardado', { exact: true })).toBeVisible();
    expect(api.calls.at(-1)?.call.startsWith('GET')).toBe(true);
    expect(api.calls.findLast(({ call }) => call === `PUT ${one}`)?.body).toEqual({
      score: null,
      rpe: null,
      improvements: [],
      notes: '',
    });
  });

  test('stay as typed when saving fails, and are tried again', async () => {
    const api = await open(finished());
    api.answers[`PUT ${one}`] = { status: 500 };
    await answer();
    await expect.element(page.getByText('No se han podido guardar tus respuestas.')).toBeVisible();
    await expect.element(page.getByLabelText('Notas')).toHaveValue('Buen ritmo.');
    await expect.element(button('Más fuerza')).toHaveAttribute('aria-pressed', 'true');
    // leaving the notes by pressing the button also saves, and fails alike: the button does not move
    await button('Intentar de nuevo').click();
    await expect.poll(() => api.calls.findLast(({ call }) => call === `PUT ${one}`)?.body).toEqual(answered);
    await expect.element(page.getByText('No se han podido guardar tus respuestas.')).toBeVisible();
    api.answers[`PUT ${one}`] = { status: 200, body: { ...finished(), ...answered } };
    await button('Intentar de nuevo').click();
    await expect.element(page.getByText('Guardado', { exact: true })).toBeVisible();
  });

  test('too long notes are said at the field and not sent', async () => {
    const api = await open(finished());
    await page.getByLabelText('Notas').fill('a'.repeat(2001));
    await button('Guardar').click();
    await expect.element(page.getByText('Las notas pueden tener 2000 caracteres como máximo')).toBeVisible();
    expect(atLeast(1, api.calls).some(({ call }) => call === `PUT ${one}`)).toBe(false);
  });

  const lockedText = 'Han pasado más de 14 días desde que terminaste la sesión y ya no se puede cambiar.';

  test('the server says that it is too late', async () => {
    const api = await open(finished());
    api.answers[`PUT ${one}`] = { status: 409, body: { message: lockedText, code: 'session.locked' } };
    await step('¿Qué tal te ha salido?', '8').click();
    await button('Guardar').click();
    await expect.element(page.getByText(lockedText)).toBeVisible();
    await expect.element(button('Guardar')).toBeVisible();
  });

  test('after 14 days they are only read', async () => {
    const finishedAt = new Date(Date.now() - 15 * 86_400_000).toISOString();
    await open(finished({ ...answered, finishedAt }));
    await expect.element(page.getByText(lockedText)).toBeVisible();
    await expect.element(page.getByText('8/10', { exact: true })).toBeVisible();
    await expect.element(button('Cambiar')).not.toBeInTheDocument();
  });

  test('that were answered can be changed', async () => {
    await open(finished(answered));
    await button('Cambiar').click();
    await expect.element(page.getByLabelText('Notas')).toHaveValue('Buen ritmo.');
    await expect.element(page.getByRole('radiogroup').first().getByRole('radio', { name: '7' })).toBeChecked();
  });
});

test.each([2, 3])('the home screen is offered at the end of the third session: %i', async (count) => {
  const past = [sessionId, '1', '2'].slice(0, count).map((_id) => ({ ...finished(), _id }));
  await open(finished(), { status: 200, body: past });
  window.dispatchEvent(new Event('beforeinstallprompt'));
  const isOffered = () => page.getByRole('region', { name: 'Bandeja en tu pantalla de inicio' }).elements().length;
  await expect.element(button('Guardar')).toBeVisible();
  await expect.poll(isOffered).toBe(count === 3 ? 1 : 0);
  window.dispatchEvent(new Event('appinstalled'));
});

describe('sharing', () => {
  test('asks first, then offers five networks', async () => {
    const api = await open(finished());
    api.answers[`POST ${one}/share`] = { status: 200, body: { token } };
    await button('Compartir').click();
    await expect.element(page.getByText(/se crea una página pública/)).toBeVisible();
    await expect.element(button('Copiar enlace')).not.toBeInTheDocument();
    await button('Crear enlace público').click();
    await expect.element(button('Copiar enlace')).toHaveFocus();
    for (const network of ['X', 'Facebook', 'WhatsApp', 'Telegram', 'LinkedIn']) {
      const link = page.getByRole('link', { name: `Compartir en ${network} (se abre en otra pestaña)` });
      await expect.element(link).toHaveAttribute('target', '_blank');
      await expect.element(link).toHaveAttribute('rel', 'noopener');
      expect(decodeURIComponent(link.element().getAttribute('href') ?? '')).toContain(`/s/${token}`);
    }
    expect(await axeFindings(page.getByRole('dialog').element())).toEqual([]);
    await button('Cerrar').click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('a session with the racket is called pádel', async () => {
    await open(finished({ shareToken: token, type: 'Funcionalidad', routineType: 'Técnico' }));
    await button('Compartir').click();
    const link = page.getByRole('link', { name: 'Compartir en WhatsApp (se abre en otra pestaña)' });
    await expect.element(link).toHaveAttribute('href', expect.stringMatching(/p%C3%A1del/));
  });

  test('the copied link is confirmed for two seconds', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open(finished({ shareToken: token }));
    await button('Compartir').click();
    await expect.element(button('Copiar enlace')).toBeVisible();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await button('Copiar enlace').click();
    await expect.element(button('¡Enlace copiado!')).toBeVisible();
    expect(copy).toHaveBeenCalledWith(`${window.location.origin}/s/${token}`);
    vi.advanceTimersByTime(1999);
    await expect.element(button('¡Enlace copiado!')).toBeVisible();
    vi.advanceTimersByTime(1);
    await expect.element(button('Copiar enlace')).toBeVisible();
  });

  test('without a clipboard the address can be copied by hand', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await open(finished({ shareToken: token }));
    await button('Compartir').click();
    await button('Copiar enlace').click();
    await expect.element(page.getByLabelText('Enlace público')).toHaveValue(`${window.location.origin}/s/${token}`);
  });

  test('can be stopped', async () => {
    const api = await open(finished({ shareToken: token }));
    api.answers[`DELETE ${one}/share`] = { status: 204 };
    await button('Compartir').click();
    await button('Dejar de compartir').click();
    await expect.element(button('Crear enlace público')).toHaveFocus();
  });
});
