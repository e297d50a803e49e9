import { randomUUID } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { deleteAccount, exportAccount } from '@bandeja/domain/account/contract';
import { register } from '@bandeja/domain/auth/contract';
import { importSessions } from '@bandeja/domain/imports/contract';
import type { ImportedSession } from '@bandeja/domain/imports/schemas';
import { getSessionPulse } from '@bandeja/domain/pulse/contract';
import type { PulseMark } from '@bandeja/domain/pulse/rules';
import { getSession, listPast } from '@bandeja/domain/sessions/contract';
import { getPerformance, getStats } from '@bandeja/domain/stats/contract';
import { expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { manySessions, playerWithEverything } from '#testing/everything.ts';
import { type Player, password } from '#testing/factories.ts';
import { subscribe } from '#testing/subscriptions.ts';

const api = useApi();

async function shown({ token }: Pick<Player, 'token'>) {
  const { body: past } = await api.call(listPast, { token, query: { isFinished: true, limit: 200 } });
  const sessions = await Promise.all(
    past.map(async ({ _id }) => {
      const { body } = await api.call(getSession, { token, params: { id: _id } });
      const exercises = body.exercises.map(({ _id: _entry, setRows, ...entry }) => ({
        ...entry,
        setRows: setRows.map(({ _id: _set, ...set }) => set),
      }));
      const { body: curve } = await api.call(getSessionPulse, { token, params: { id: _id } });
      return { ...body, exercises, shareToken: null, updatedAt: null, curve: curve.pulse?.beats ?? null };
    }),
  );
  const stats = (await api.call(getStats, { token })).body;
  return { past, sessions, stats, performance: (await api.call(getPerformance, { token })).body };
}

type Recording = { sessionId: string; startedAt: string; beats: number[]; marks: PulseMark[] };
type Exported = { sessions: ImportedSession[]; pulse: { recordings: Recording[] } };

/** As the browser reads it out of the file. */
function recordingOf({ original }: ImportedSession, recordings: readonly Recording[]): Pick<ImportedSession, 'pulse'> {
  const found = recordings.find(({ sessionId }) => sessionId === original?._id);
  if (found === undefined) return {};
  const { startedAt, beats, marks } = found;
  return { pulse: { startedAt, marks, beats: deflateRawSync(Uint8Array.from(beats)).toString('base64') } };
}

it('an export imported into a new account restores every session, set and figure', async () => {
  const player = await playerWithEverything(api);
  await manySessions(api, player, 60);
  const before = await shown(player);
  expect(before.sessions).toHaveLength(62);
  const exported = (await api.call(exportAccount, { token: player.token })).body as unknown;
  const { sessions, pulse } = exported as Exported;
  const whole = sessions.map((session) => ({ ...session, ...recordingOf(session, pulse.recordings) }));
  expect(whole.filter((session) => 'pulse' in session)).toHaveLength(1);

  const body = { password, confirmation: 'ELIMINAR' as const };
  expect((await api.call(deleteAccount, { token: player.token, body })).status).toBe(204);
  const again = await api.call(register, { body: { name: 'Íñigo', email: player.email, password } });
  const { token, user } = again.body;
  // the same plan as before: how far back the figures of progress reach depends on it
  await subscribe(api, { token, user, email: player.email }, { plan: 'premium' });
  const file = { _id: randomUUID(), source: 'bandeja' as const, fileName: 'bandeja-datos.json', sessions: whole };
  const imported = await api.call(importSessions, { token, body: { ...file, pulseConsent: true } });
  expect([imported.status, imported.body.added, imported.body.known]).toEqual([201, 62, 0]);

  expect(await shown({ token })).toEqual(before);
  const twice = await api.call(importSessions, { token, body: { ...file, _id: randomUUID() } });
  expect([twice.body.added, twice.body.known]).toEqual([0, 62]);
});
