import * as contract from '@bandeja/domain/coaching/contract';
import { type CoachMessage, type Discussed, exerciseSubject } from '@bandeja/domain/coaching/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { approvedCoach, link, proPlayer } from '#testing/coaching.ts';
import { finishedSession, type Player, startedSession } from '#testing/factories.ts';

const api = useApi();
const day = '2027-01-05';

describe('what coach and player write under a day, a session and its exercise', () => {
  let coach: Player;
  let player: Player;
  let sessionId: string;
  let entryId: string;

  const ofDay: Discussed = { about: 'day', aboutId: day };
  const ofSession = (): Discussed => ({ about: 'session', aboutId: sessionId });
  const mine = (query: Discussed) => api.call(contract.getMyComments, { token: player.token, query });
  const theirs = (query: Discussed) =>
    api.call(contract.getCoachedComments, { token: coach.token, params: { id: player.user._id }, query });
  const commented = async () => (await api.call(contract.listMyCommented, { token: player.token })).body;
  const words = (comments: { messages: CoachMessage[] } | null) =>
    (comments?.messages ?? []).map(({ text, isNew }) => [text, isNew]);
  const say = (about: CoachMessage['about'], aboutId: string, text: string) =>
    api.call(contract.writeToCoached, {
      token: coach.token,
      params: { id: player.user._id },
      body: { text, about, aboutId },
    });

  beforeAll(async () => {
    [coach, player] = [await approvedCoach(api), await proPlayer(api)];
    await link(api, coach, player);
    const session = await startedSession(api, player);
    await finishedSession(api, player, session._id);
    [sessionId, entryId] = [session._id, session.exercises[0]?._id ?? ''];
    await say('session', sessionId, 'Buen ritmo');
    await say('exercise', exerciseSubject(sessionId, entryId), 'Codo alto');
    await say('day', day, 'Dos consignas');
  });

  it('is counted by day and session, an exercise with its session, and belongs to the two', async () => {
    expect(await commented()).toEqual(
      expect.arrayContaining([
        { about: 'session', aboutId: sessionId, comments: 2, unread: 2 },
        { about: 'day', aboutId: day, comments: 1, unread: 1 },
      ]),
    );
    const other = await proPlayer(api);
    expect((await api.call(contract.listMyCommented, { token: other.token })).body).toEqual([]);
    expect((await api.call(contract.getMyComments, { token: other.token, query: ofDay })).body).toBeNull();
    expect((await api.call(contract.getMyComments, { query: ofDay })).status).toBe(401);
    const film = { about: 'film', aboutId: 'x' } as unknown as Discussed;
    expect((await mine(film)).status).toBe(400);
  });

  it('is read where it stands, and what is unread elsewhere from before stays unread', async () => {
    expect(words((await mine(ofDay)).body)).toEqual([['Dos consignas', true]]);
    expect(await commented()).toContainEqual({ about: 'session', aboutId: sessionId, comments: 2, unread: 2 });
    const session = [
      ['Buen ritmo', true],
      ['Codo alto', true],
    ];
    expect(words((await mine(ofSession())).body)).toEqual(session);
    expect(await commented()).toContainEqual({ about: 'session', aboutId: sessionId, comments: 2, unread: 0 });
    await mine(ofDay);
    expect((await commented()).map(({ unread }) => unread)).toEqual([0, 0]);
  });

  it('is answered by the player and new to the coach alone, on the page, too', async () => {
    const body = { text: 'Lo noto', ...ofDay };
    await api.call(contract.writeToCoach, { token: player.token, body });
    const page = await api.call(contract.getCoached, { token: coach.token, params: { id: player.user._id } });
    expect(page.body.commented).toContainEqual({ about: 'day', aboutId: day, comments: 2, unread: 1 });
    expect(words((await theirs(ofDay)).body)).toEqual([
      ['Dos consignas', false],
      ['Lo noto', true],
    ]);
    expect(words((await theirs(ofDay)).body).at(-1)).toEqual(['Lo noto', false]);
  });
});

describe('a template', () => {
  const week = [{ type: 'Descanso', routineId: null, minutes: null, note: 'Duerme' }, ...Array(6).fill(null)] as never;

  it('is stored, changed, put on a player from a Monday on, and deleted; another coach does not find it', async () => {
    const [coach, other, player] = [await approvedCoach(api), await approvedCoach(api), await proPlayer(api)];
    await link(api, coach, player);
    const { token } = coach;
    const made = await api.call(contract.saveCoachTemplate, { token, body: { name: 'Base', weeks: [week] } });
    const id = made.body.templates[0]?._id ?? '';
    const body = { name: 'Pretemporada', weeks: [week, week, week, week] };
    const foreign = { token: other.token, params: { id }, body };
    expect((await api.call(contract.putCoachTemplate, foreign)).error.code).toBe('coaching.template_not_found');
    expect((await api.call(contract.putCoachTemplate, { params: { id }, body })).status).toBe(401);
    const empty = { token, params: { id }, body: { ...body, weeks: [] } };
    expect((await api.call(contract.putCoachTemplate, empty)).status).toBe(400);
    const changed = await api.call(contract.putCoachTemplate, { token, params: { id }, body });
    expect(changed.body.templates).toMatchObject([{ _id: id, name: 'Pretemporada', weeks: { length: 4 } }]);
    const page = await api.call(contract.getCoached, { token, params: { id: player.user._id } });
    expect(page.body.days).toHaveLength(14);
    const startsOn = page.body.days[7]?.date ?? '';
    const applied = await api.call(contract.applyCoachTemplate, {
      token,
      params: { id: player.user._id },
      body: { templateId: id, startsOn },
    });
    expect(applied.body.days).toHaveLength(35);
    expect(applied.body.days.filter(({ draft }) => draft !== null).map(({ date }) => date)).toHaveLength(4);
    const params = { id: player.user._id };
    expect((await api.call(contract.publishDrafts, { token, params, body: {} })).body.days).toHaveLength(35);
    expect((await api.call(contract.deleteCoachTemplate, { token, params: { id } })).body.templates).toEqual([]);
  });
});
