import { randomUUID } from 'node:crypto';
import { getRoutine } from '@bandeja/domain/routines/contract';
import { atLeast } from '@bandeja/domain/testing/each';
import { isForStaff } from '@bandeja/domain/wire/endpoint';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { allContracts } from '#testing/contracts.ts';
import { newPlayer, password, startedSession } from '#testing/factories.ts';
import { newAdmin } from '#testing/leads.ts';
import { ownRoutine } from '#testing/rows.ts';

const api = useApi();

const contracts = await allContracts();

const withId = atLeast(
  44,
  contracts.filter((contract) => contract.path.includes(':id')),
);
const bodies: Record<string, object> = {
  '/coaching/players/:id/drafts': {
    days: [{ date: '2026-12-01', type: 'Descanso', routineId: null, minutes: null, note: '' }],
  },
  '/coaching/players/:id/marks': { levels: {} },
  '/coaching/players/:id/note': { text: '' },
  '/coaching/players/:id/thread': { text: 'Hola' },
  '/coaching/players/:id/report': { reason: 'Me insulta', blocks: false },
  '/coaching/players/:id/template': { templateId: randomUUID(), startsOn: '2026-12-01' },
  '/coaching/templates/:id': { name: 'Base', weeks: [[null, null, null, null, null, null, null]] },
  '/admin/coaches/:id/decision': { state: 'approved', certificateOn: null },
  '/chatbot/conversations/:id/messages': { message: 'hola' },
  '/chatbot/conversations/:id/messages/:messageId/outcome': { actionPerformed: null, dataModified: false },
  '/account/passkeys/:id': { password },
  '/test-checkouts/:id/answer': { outcome: 'pay' },
  '/admin/users/:id/changes': { change: 'end_sign_ins', reason: 'Móvil perdido', password },
  '/admin/users/:id/subscription': { plan: 'premium', expiresAt: null, reason: 'Ganó el torneo' },
  '/admin/users/:id/refunds': { entryId: randomUUID(), reason: 'Cobro doble', password },
  '/admin/threads/:id': { state: 'answered' },
  '/admin/threads/:id/messages': { text: 'Hola', kind: 'answer' },
  '/threads/:id/messages': { text: 'Hola' },
  '/admin/corrections/:id': { labels: ['ok'], spans: [] },
  '/coaching/players/:id/check-ins/questions': { questions: ['sleep', 'energy', 'effort', 'free'] },
  '/matches/:id/drills': { answer: 'declined' },
  '/season/templates/:id/apply': { startsOn: '2026-06-01', goalId: randomUUID() },
  '/training-sessions/:id/complete-exercise': { exerciseIndex: 0 },
  '/polar/exercises/:id': { sessionId: null },
  '/training-sessions/:id/pulse': { startedAt: '2026-06-01T10:00:00.000Z', beats: 'AAAA', marks: [] },
  '/training-sessions/:id/correction': { updatedAt: '2026-06-01T10:00:00.000Z' },
  'POST /exercises/:id/media': { upload: randomUUID(), fileName: 'zancada.png' },
  'PUT /exercises/:id/media': { pictures: [] },
  '/exercises/:id': { name: 'Zancada', description: 'Una pierna delante.', categories: ['Fuerza'] },
  '/routines/own/:id': { name: 'Piernas', exercises: [{ exercise: randomUUID() }] },
  '/routines/:id': {
    name: 'Piernas',
    type: 'Físico',
    difficulty: 'Principiante',
    duration: 30,
    description: 'Para empezar.',
    exercises: [{ exercise: randomUUID() }],
  },
};
const queries: Record<string, Record<string, string>> = {
  '/coaching/players/:id/comments': { about: 'day', aboutId: '2026-12-01' },
};
const further = {
  sessionId: randomUUID(),
  filmId: randomUUID(),
  messageId: randomUUID(),
  mediaId: randomUUID(),
  key: 'faq',
  name: 'read_week',
};
const bodyOf = ({ method, path }: { method: string; path: string }) =>
  bodies[`${method} ${path}`] ?? bodies[path] ?? {};
/** What is sent as bytes names its place in the address. */
const bytes = { query: { upload: randomUUID(), position: 0 }, body: Buffer.from('x') };
const forAdmins = atLeast(
  27,
  contracts.filter(({ access }) => isForStaff(access)),
);

describe('calls that take an id', () => {
  it.each(withId.map((contract) => [`${contract.method} ${contract.path}`, contract] as const))(
    '%s answers 404 for another player’s row, for one that is not there and for no id at all',
    async (_name, contract) => {
      const owner = await newPlayer(api);
      const stranger = isForStaff(contract.access) ? await newAdmin(api) : await newPlayer(api);
      const session = await startedSession(api, owner);
      const own = await ownRoutine(api, owner.user._id);
      const foreign = contract.path.startsWith(getRoutine.path.split(':')[0] ?? '') ? own : session._id;
      for (const id of [foreign, randomUUID(), 'no-es-un-id']) {
        const reply = await api.call(contract, {
          token: stranger.token,
          params: { id, ...further },
          ...(contract.bodyMedia === 'application/octet-stream'
            ? { ...bytes, headers: { 'content-type': contract.bodyMedia } }
            : { body: bodyOf(contract), query: queries[contract.path] ?? {} }),
        });
        expect([id, reply.status]).toEqual([id, 404]);
        expect(reply.error.code).toMatch(/not_found$/);
      }
    },
  );
});

describe('calls without a token', () => {
  const guarded = atLeast(
    120,
    contracts.filter(({ access }) => access === 'player' || isForStaff(access)),
  );

  it.each(guarded.map((contract) => [`${contract.method} ${contract.path}`, contract] as const))(
    '%s answers 401',
    async (_name, contract) => {
      const { status, error } = await api.call(contract, { params: { id: randomUUID(), ...further }, body: {} });
      expect(status).toBe(401);
      expect(error).toEqual({ code: 'auth.required', message: 'Inicia sesión para continuar.' });
    },
  );
});

describe('calls for admins', () => {
  it('are all known', () => {
    expect(forAdmins.length).toBeGreaterThanOrEqual(13);
  });

  it.each(forAdmins.map((contract) => [`${contract.method} ${contract.path}`, contract] as const))(
    '%s answers 401 without a token, 403 to a player, and neither to an admin',
    async (_name, contract) => {
      const params = { id: randomUUID(), ...further };
      const body = bodyOf(contract);
      expect((await api.call(contract, { params, body })).status).toBe(401);
      const { token } = await newPlayer(api);
      const refused = await api.call(contract, { token, params, body });
      expect([refused.status, refused.error]).toEqual([
        403,
        { code: 'admin.required', message: 'Acceso denegado. Se requieren permisos de administrador.' },
      ]);
      const admin = await newAdmin(api);
      const { statusCode } = await api.app.inject({
        method: contract.method,
        url: `/api${contract.path.replace(':id', params.id)}`,
        headers: { authorization: `Bearer ${admin.token}` },
        ...(contract.body ? { payload: body } : {}),
      });
      expect([200, 400, 404]).toContain(statusCode);
    },
  );
});

describe('calls that take a body', () => {
  const writing = atLeast(
    60,
    contracts.filter((contract) => contract.body),
  );

  it.each(writing.map((contract) => [`${contract.method} ${contract.path}`, contract] as const))(
    '%s answers 400 for a body that is none',
    async (_name, contract) => {
      const player = isForStaff(contract.access) ? await newAdmin(api) : await newPlayer(api);
      const session = await startedSession(api, player);
      const reply = await api.call(contract, {
        token: player.token,
        params: { id: session._id, ...further },
        body: [] as never,
      });
      expect([reply.status, reply.error.code]).toEqual([400, 'request.invalid']);
      expect(reply.error.issues).toHaveLength(1);
    },
  );
});
