import type { SessionChange } from '@bandeja/domain/sessions/changes';
import type { Session } from '@bandeja/domain/sessions/contract';
import { sessionTypeSchema } from '@bandeja/domain/sessions/schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes, useParams, useSearchParams } from 'react-router';
import { vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { LiveSession } from '#features/sessions/live/live-session.tsx';
import { StartSession } from '#features/sessions/live/start-session.tsx';
import { entryFixture } from '#features/sessions/live/testing/fixtures.ts';
import { deviceDatabase } from '#lib/device-database.ts';
import * as paths from '#lib/paths.ts';
import { AppLink } from '#ui/app-link.tsx';
import { LinkContext } from '#ui/link.tsx';
import { ToastProvider } from '#ui/toast.tsx';

export type Request = { method: string; path: string; body: Record<string, unknown> };
type Answer = { status: number; body?: unknown };

export function fakeServer(session: Session | null) {
  const server = {
    // its own copy: the screen must not see writes here
    session: structuredClone(session),
    openId: null as string | null,
    requests: [] as Request[],
    answer: (_request: Request): Answer | undefined => undefined,
    changes: () => server.requests.flatMap((request) => (request.body.changes ?? []) as SessionChange[]),
    sent: (method: string, path: RegExp) =>
      server.requests.filter((request) => request.method === method && path.test(request.path)),
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const request: Request = {
      method: init.method ?? 'GET',
      path: address.replace('/api', ''),
      body: init.body ? JSON.parse(String(init.body)) : {},
    };
    server.requests.push(request);
    const { status, body } = server.answer(request) ?? usual(request);
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  });

  function usual({ method, path, body }: Request): Answer {
    const [, id = null, action] = /^\/training-sessions\/([0-9a-f-]{36})(\/\w+)?$/.exec(path) ?? [];
    if (method === 'GET' && path.endsWith('/next')) return { status: 200, body: { today: null, open: opened() } };
    if (!server.session)
      return { status: 404, body: { code: 'session.not_found', message: 'No se encontró la sesión' } };
    if (method === 'POST' && path === '/training-sessions') {
      if (server.openId !== null && server.openId !== body._id)
        return { status: 409, body: { code: 'session.open_exists', message: 'Ya tienes una sesión en marcha.' } };
      server.openId = String(body._id);
    }
    if (server.openId === id && (method === 'DELETE' || action === '/complete')) server.openId = null;
    if (method === 'DELETE') return { status: 204 };
    const changes = (body.changes ?? []) as SessionChange[];
    for (const change of changes) store(server.session, change);
    markCompleted(server.session);
    return { status: method === 'POST' ? 201 : 200, body: server.session };
  }
  function opened() {
    return server.openId === null ? null : { ...server.session, _id: server.openId };
  }
  return server;
}

/** Writes a change where it belongs, in the order it came in; how concurrent changes are weighed is the API's to test. */
function store(session: Session, change: SessionChange) {
  if (change.kind === 'position') {
    session.currentExercise = change.index;
    return;
  }
  if (change.kind === 'exercise') return storePlace(session, change);
  const entry = session.exercises.find(({ _id }) => _id === change.entryId);
  if (!entry) throw new Error(`a change of an unknown exercise: ${change.entryId}`);
  if (change.kind === 'entry') entry.completed = change.completed;
  if (change.kind === 'note') entry.playerNote = change.note;
  if (change.kind !== 'set') return;
  const { position, reps, seconds, metres, weight, inReserve, done } = change;
  entry.setRows = entry.setRows.filter(({ _id }) => _id !== change.setId);
  if (!change.removed)
    entry.setRows.push({ _id: change.setId, position, reps, seconds, metres, weight, inReserve, done });
  entry.setRows.sort((one, other) => one.position - other.position);
}

function storePlace(session: Session, change: Extract<SessionChange, { kind: 'exercise' }>) {
  const { entryId, exerciseId, place, removed } = change;
  const known = session.exercises.find(({ _id }) => _id === entryId);
  const entry = { ...(known ?? entryFixture(9, { _id: entryId, exerciseId, setRows: [] })), place };
  const others = session.exercises
    .map((each, index) => ({ place: index, ...each }))
    .filter(({ _id }) => _id !== entryId);
  session.exercises = removed ? others : [...others, entry].sort((one, other) => one.place - other.place);
}

function markCompleted(session: Session) {
  const completed = session.exercises.map(
    (entry) => entry.completed || (entry.setRows.length > 0 && !entry.setRows.some((row) => !row.done)),
  );
  session.completedExercises = [...completed.keys()].filter((index) => completed[index]);
}

/** The screen of the test before goes first, with what it still writes: it would come back in the next one. */
export async function emptyDevice(): Promise<void> {
  // the queue is loaded after the screen, and what waits for it is written then
  await import('#features/sessions/live/queue/queue-database.ts');
  await cleanup();
  await (await deviceDatabase()).clear('queue');
  localStorage.clear();
  sessionStorage.clear();
}

export function noNetwork(): never {
  throw new TypeError('Failed to fetch');
}

export async function renderLive(address: string) {
  const queryClient = new QueryClient();
  const screen = (isSignedIn: boolean) => (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <LinkContext value={AppLink}>
          <ToastProvider>
            <main>
              <Routes>
                <Route path={paths.liveSession(':sessionId?')} element={<Live signedIn={isSignedIn} />} />
                <Route path={paths.session(':sessionId')} element={<h1>Resumen</h1>} />
                <Route path={paths.dashboard} element={<h1>Dashboard</h1>} />
              </Routes>
            </main>
          </ToastProvider>
        </LinkContext>
      </MemoryRouter>
    </QueryClientProvider>
  );
  const rendered = await render(screen(true));
  return {
    unmount: rendered.unmount,
    setSignedIn: (isSignedIn: boolean) => rendered.rerender(screen(isSignedIn)),
  };
}

function Live({ signedIn }: { signedIn: boolean }) {
  const { sessionId } = useParams();
  const [search] = useSearchParams();
  if (sessionId) return <LiveSession key={sessionId} sessionId={sessionId} signedIn={signedIn} />;
  const type = sessionTypeSchema.safeParse(search.get('type')).data ?? null;
  return <StartSession input={{ routineId: search.get('routineId'), type }} />;
}
