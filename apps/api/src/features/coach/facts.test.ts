import { randomUUID } from 'node:crypto';
import { exportAccount } from '@bandeja/domain/account/contract';
import * as contract from '@bandeja/domain/coach/contract';
import { putGoal } from '@bandeja/domain/season/contract';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player, readyPlayer } from '#testing/factories.ts';
import { consentsOf } from '#testing/rows.ts';

const api = useApi();

async function say({ token }: Player, message: string): Promise<string> {
  const { body } = await api.call(contract.createConversation, { token, body: { title: 'Nueva conversación' } });
  const answer = await api.call(contract.sendMessage, { token, params: { id: body._id }, body: { message } });
  if (answer.status !== 200) throw new Error(`send answered ${answer.status}`);
  return answer.body.response;
}

const factsOf = async ({ token }: Player) => (await api.call(contract.listFacts, { token })).body;
const toldBy = async (player: Player) => (await factsOf(player)).facts.map(({ fact }) => fact);
const consent = ({ token }: Player, given: boolean) =>
  api.call(contract.putHealthFacts, { token, body: { consent: given } });

describe('what a player tells the trainer', () => {
  it('is stored with its sentence and remembered in another conversation', async () => {
    const player = await newPlayer(api);
    expect(await say(player, 'Hola. Juego de revés. Mi pareja, Marcos, es zurdo.')).toMatch(
      /^Apuntado: juegas de revés/,
    );
    const { facts } = await factsOf(player);
    expect(facts.map(({ fact, sentence }) => [fact.kind, sentence]).sort()).toEqual([
      ['partner', 'Mi pareja, Marcos, es zurdo'],
      ['side', 'Juego de revés'],
    ]);
    expect(await say(player, '¿cómo se llama mi pareja?')).toBe('Tu pareja, Marcos, es zurdo.');
    const { body: view } = await api.call(contract.getTrainerView, { token: player.token });
    expect(view.facts).toContainEqual({
      label: 'Lo que le has contado',
      value: expect.stringMatching(/Juegas de revés/),
      sentOut: false,
    });
  });

  it('of a tournament is proposed for the season and known from there alone', async () => {
    const player = await readyPlayer(api);
    const { token } = player;
    const { body } = await api.call(contract.createConversation, { token, body: { title: 'Torneo' } });
    const message = 'tengo torneo el 19 de marzo';
    const answer = await api.call(contract.sendMessage, { token, params: { id: body._id }, body: { message } });
    const { action } = answer.body;
    if (action?.type !== 'season_goal') throw new Error(`no goal in «${answer.body.response}»`);
    const { kind, name, date } = action.data;
    expect(action.data).toEqual({
      kind: 'tournament',
      name: '',
      date: expect.stringMatching(/-03-19$/),
      replaces: null,
    });
    expect(await toldBy(player)).toEqual([]);
    expect(await say(player, '¿cuándo es mi torneo?')).toContain('no hay ningún torneo');
    await api.call(putGoal, { token, body: { id: answer.body.messageId, kind, name, date } });
    expect(await say(player, '¿cuándo es mi torneo?')).toBe('Tienes un torneo el 19 de marzo.');
    const outcome = { actionPerformed: 'season_goal', dataModified: true } as const;
    const params = { id: body._id, messageId: answer.body.messageId };
    const stored = await api.call(contract.putMessageOutcome, { token, params, body: outcome });
    expect([stored.status, stored.body.metadata]).toEqual([200, outcome]);
    const undo = { params: { id: body._id }, body: { message: 'deshazlo' } };
    const { response } = (await api.call(contract.sendMessage, { token, ...undo })).body;
    expect(response).toBe('Pulsa «Deshacer» en la propuesta, aquí arriba, y quito ese objetivo de tu temporada.');
  });

  it('is replaced by what is told later, and forgotten when it is taken back', async () => {
    const player = await newPlayer(api);
    await say(player, 'juego de revés');
    await say(player, 'ahora juego de drive');
    expect(await toldBy(player)).toEqual([{ kind: 'side', side: 'drive' }]);
    await say(player, 'ya no juego de drive');
    expect(await toldBy(player)).toEqual([]);
  });

  it('of health is stored with its consent alone, which takes it along when it is withdrawn', async () => {
    const player = await newPlayer(api);
    expect(await say(player, 'soy celiaca')).toContain('No lo guardo');
    expect(await factsOf(player)).toEqual({ healthConsent: false, facts: [] });
    expect((await consent(player, true)).body.healthConsent).toBe(true);
    expect(await say(player, 'soy celiaca')).toMatch(/^Apuntado: eres celiaca/);
    await say(player, 'soy zurda');
    expect((await toldBy(player)).map(({ kind }) => kind).sort()).toEqual(['diet', 'hand']);
    expect((await toldBy(player)).map(({ kind }) => kind)).toContain('diet');
    const { body } = await consent(player, false);
    expect([body.healthConsent, body.facts.map(({ fact }) => fact.kind)]).toEqual([false, ['hand']]);
    expect((await consentsOf(api, player.user._id)).map(({ kind }) => kind)).toContain('healthFacts');
  });

  it('of a danger, and in the words around it, is not stored', async () => {
    const player = await newPlayer(api);
    await say(player, 'soy zurdo y me oprime el pecho al correr');
    expect(await toldBy(player)).toEqual([]);
  });

  it('is erased one by one by its owner alone, and all at once', async () => {
    const player = await newPlayer(api);
    const stranger = await newPlayer(api);
    await say(player, 'Juego de revés. Soy zurdo. Trabajo a turnos.');
    const [first] = (await factsOf(player)).facts;
    const params = { id: first?._id ?? randomUUID() };
    const foreign = await api.call(contract.deleteFact, { token: stranger.token, params });
    expect([foreign.status, foreign.error.code]).toEqual([404, 'fact.not_found']);
    const { body } = await api.call(contract.deleteFact, { token: player.token, params });
    expect(body.facts).toHaveLength(2);
    expect((await api.call(contract.deleteFact, { token: player.token, params })).status).toBe(404);
    expect((await api.call(contract.deleteFacts, { token: player.token })).body.facts).toEqual([]);
    expect(await say(player, '¿en qué lado juego yo?')).toMatch(/^No me lo has contado todavía/);
  });

  it('that was erased comes back by «Deshacer»; of health with its consent alone', async () => {
    const player = await newPlayer(api);
    const { token } = player;
    await say(player, 'juego de revés');
    const [told] = (await factsOf(player)).facts;
    if (!told) throw new Error('a fact was told');
    const { _id, ...body } = told;
    await api.call(contract.deleteFact, { token, params: { id: _id } });
    const { body: back } = await api.call(contract.restoreFact, { token, body });
    expect(back.facts).toMatchObject([body]);
    const coeliac = { kind: 'diet', diet: 'celiac', feminine: true } as const;
    const health = await api.call(contract.restoreFact, { token, body: { ...body, fact: coeliac } });
    expect([health.status, health.body.facts.length]).toEqual([200, 1]);
    const wrong = await api.call(contract.restoreFact, { token, body: { ...body, sentence: 'a'.repeat(201) } });
    expect(wrong.status).toBe(400);
  });

  it('is in the copy of the player’s data', async () => {
    const player = await newPlayer(api);
    await say(player, 'los martes tengo inglés');
    const { body } = await api.call(exportAccount, { token: player.token });
    expect(body).toMatchObject({
      toldToTheTrainer: [
        {
          sentence: 'los martes tengo inglés',
          value: { kind: 'busy', weekdays: ['tuesday'], reason: 'tienes inglés' },
        },
      ],
    });
  });

  it('is nobody’s without a sign-in, and a consent is yes or no', async () => {
    const calls = [contract.listFacts, contract.deleteFacts];
    const answers = await Promise.all(calls.map((call) => api.call(call, {})));
    const erased = await api.call(contract.deleteFact, { params: { id: randomUUID() } });
    const given = await api.call(contract.putHealthFacts, { body: { consent: true } });
    expect([...answers, erased, given].map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    const { token } = await newPlayer(api);
    const wrong = await api.call(contract.putHealthFacts, { token, body: { consent: 'sí' as never } });
    expect(wrong.status).toBe(400);
  });
});
