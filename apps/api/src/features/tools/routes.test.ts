import { addDays, localDateIn, mondayOf } from '@bandeja/domain/calendar/dates';
import {
  deleteConversation,
  getConversation,
  listConversations,
  putMessageOutcome,
} from '@bandeja/domain/coach/contract';
import { getWeek } from '@bandeja/domain/schedule/contract';
import * as contract from '@bandeja/domain/tools/contract';
import { trainerTools } from '@bandeja/trainer/tools/list';
import createClient from 'openapi-fetch';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { finishedSession, type Player, readyPlayer, startedSession } from '#testing/factories.ts';
import { tokenOf } from '#testing/tokens.ts';

const api = useApi();
const today = localDateIn('Europe/Madrid', new Date());
const nextMonday = addDays(mondayOf(today), 7);

const use = (token: string, name: string, input: Record<string, unknown> = {}) =>
  api.call(contract.callTool, { token, params: { name }, body: { input } });

/** A day of next week on which something is planned. */
async function plannedDay({ token }: Player): Promise<string> {
  const { body } = await api.call(getWeek, { token, query: { from: nextMonday } });
  const day = Object.values(body).find(({ type }) => type !== 'Descanso');
  if (!day) throw new Error('nothing is planned');
  return day.date;
}

describe('the tools', () => {
  it('are the chat’s own, cut to the scopes of the token', async () => {
    const player = await readyPlayer(api);
    const names = async (token: string) => (await api.call(contract.listTools, { token })).body.map(({ name }) => name);
    expect(await names(player.token)).toEqual(trainerTools.map(({ name }) => name));
    const reading = await names(await tokenOf(api, player, ['read']));
    expect(reading).toContain('read_week');
    expect(reading.filter((name) => name.startsWith('propose') || name === 'read_facts')).toEqual([]);
    const all = await tokenOf(api, player, ['read', 'propose', 'facts']);
    expect(await names(all)).toEqual(trainerTools.map(({ name }) => name));
    const { body } = await api.call(contract.listTools, { token: all });
    expect(body.find(({ name }) => name === 'propose_move')?.input).toMatchObject({
      type: 'object',
      required: ['from', 'to'],
    });
  });

  it('read plan, sessions, figures and knowledge', async () => {
    const player = await readyPlayer(api);
    const session = await startedSession(api, player);
    await finishedSession(api, player, session._id, { score: 8, rpe: 6 });
    const token = await tokenOf(api, player, ['read']);
    const week = await use(token, 'read_week', { week: 'this' });
    expect(week.body.data).toMatchObject({ today, days: expect.any(Array) });
    expect((await use(token, 'read_sessions', { count: 3 })).body.data).toMatchObject({ sessions: [{ score: 8 }] });
    const figures = await use(token, 'read_figures', { from: today, to: today });
    expect(figures.body.data).toMatchObject({ sessions: 1, meanScore: 8 });
    const known = await use(token, 'search_knowledge', { question: '¿cómo se hace la bandeja?' });
    expect(JSON.stringify(known.body.data).length).toBeGreaterThan(100);
  });

  it('say nothing of health without its scope', async () => {
    const player = await readyPlayer(api, { injuries: 'Me duele la rodilla', injuriesConsent: true });
    const told = async (token: string) => JSON.stringify((await use(token, 'read_week', { week: 'next' })).body.data);
    expect(await told(await tokenOf(api, player, ['read']))).not.toMatch(/rodilla/i);
    expect(await told(await tokenOf(api, player, ['read', 'health']))).toMatch(/rodilla/i);
    const suits = async (token: string) =>
      (await use(token, 'read_exercise', { name: 'sentadilla goblet' })).body.data?.suits;
    expect(await suits(await tokenOf(api, player, ['read']))).toBeNull();
  });

  it('answer 400 for input that does not fit, 403 beyond the scope, 404 for no tool, 401 for nobody', async () => {
    const player = await readyPlayer(api);
    const token = await tokenOf(api, player, ['read']);
    const { status, error } = await use(token, 'read_sessions', { count: 99 });
    expect([status, error.issues?.[0]?.path]).toEqual([400, 'input.count']);
    expect((await use(token, 'propose_rest', { dates: [today] })).error.code).toBe('token.scope');
    expect((await use(token, 'read_facts')).error.code).toBe('token.scope');
    expect((await use(token, 'drop_table')).error.code).toBe('tool.not_found');
    expect((await api.call(contract.listTools)).status).toBe(401);
  });
});

describe('a proposal', () => {
  it('changes nothing, waits in a conversation of its program, and tells the program how it ended', async () => {
    const player = await readyPlayer(api);
    const date = await plannedDay(player);
    const token = await tokenOf(api, player, ['read', 'propose']);
    const before = (await api.call(getWeek, { token: player.token, query: { from: nextMonday } })).body;
    const { body } = await use(token, 'propose_rest', { dates: [date] });
    expect(body.proposal).toMatchObject({ action: { type: 'update_day' }, outcome: null });
    expect(body.confirmAt).toMatch(/\/dashboard/);
    expect((await api.call(getWeek, { token: player.token, query: { from: nextMonday } })).body).toEqual(before);

    const { body: talks } = await api.call(listConversations, { token: player.token, query: {} });
    expect(talks.map(({ title }) => title)).toEqual(['Mi hoja de cálculo']);
    const id = talks[0]?._id ?? '';
    const { body: talk } = await api.call(getConversation, { token: player.token, params: { id } });
    expect(talk.messages).toMatchObject([{ role: 'assistant', action: { type: 'update_day' } }]);

    const messageId = body.proposal?._id ?? '';
    const outcome = { actionPerformed: null, dataModified: false };
    const done = await api.call(putMessageOutcome, { token: player.token, params: { id, messageId }, body: outcome });
    expect(done.status).toBe(200);
    const proposals = await api.call(contract.listProposals, { token });
    expect(proposals.body).toMatchObject([{ _id: messageId, outcome }]);
    expect((await api.call(contract.listProposals, { token: player.token })).body).toHaveLength(1);
  });

  it('builds on the one before, of its own program alone, and begins anew where the player deleted the talk', async () => {
    const player = await readyPlayer(api);
    const date = await plannedDay(player);
    const [one, other] = [
      await tokenOf(api, player, ['propose', 'read']),
      await tokenOf(api, player, ['propose', 'read']),
    ];
    for (const token of [one, one, other]) await use(token, 'propose_rest', { dates: [date] });
    const { body: talks } = await api.call(listConversations, { token: player.token, query: {} });
    expect(talks).toHaveLength(2);
    expect((await api.call(contract.listProposals, { token: one })).body).toHaveLength(2);
    expect((await api.call(contract.listProposals, { token: other })).body).toHaveLength(1);
    for (const { _id: id } of talks) await api.call(deleteConversation, { token: player.token, params: { id } });
    await use(one, 'propose_rest', { dates: [date] });
    expect((await api.call(contract.listProposals, { token: one })).body).toHaveLength(1);
  });

  it('of nothing to change is none', async () => {
    const player = await readyPlayer(api);
    const token = await tokenOf(api, player, ['propose', 'read']);
    const { body } = await use(token, 'propose_undo');
    expect([body.proposal, body.text]).toEqual([null, 'No hay ningún cambio confirmado que deshacer.']);
  });
});

/** The client of docs/programs.md, as somebody would write it from there with nothing but a token. */
describe('a client written in twenty minutes', () => {
  it('reads the week, proposes to rest on a day, and asks how it ended', async () => {
    const player = await readyPlayer(api);
    await plannedDay(player);
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const token = await tokenOf(api, player, ['read', 'propose']);
    const client = createClient<Record<string, Record<string, never>>>({
      baseUrl: `${address}/api`,
      headers: { authorization: `Bearer ${token}` },
    });
    const { data: week } = await client.GET(
      '/training-schedule/week' as never,
      {
        params: { query: { from: nextMonday } },
      } as never,
    );
    const days = Object.values(week as unknown as Record<string, { date: string; type: string }>);
    const busy = days.find(({ type }) => type !== 'Descanso');
    const { data: proposed } = await client.POST(
      '/tools/{name}' as never,
      {
        params: { path: { name: 'propose_rest' } },
        body: { input: { dates: [busy?.date] } },
      } as never,
    );
    expect(proposed).toMatchObject({ proposal: { outcome: null } });
    const { data: proposals } = await client.GET('/proposals' as never, {} as never);
    expect(proposals).toHaveLength(1);
  });
});
