import { exportAccount } from '@bandeja/domain/account/contract';
import { readAnswer } from '@bandeja/domain/onboarding/contract';
import { answerSuspicion, getMe, putProfile } from '@bandeja/domain/profile/contract';
import { dangerAnswerTexts } from '@bandeja/domain/profile/messages';
import { type DangerAnswer, dangerAnswers } from '@bandeja/domain/profile/vocabulary';
import { putSession } from '@bandeja/domain/sessions/contract';
import { each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { finishedSession, newPlayer, type Player, password, readyPlayer, startedSession } from '#testing/factories.ts';

const api = useApi();

const suspicious = 'Me ahogo cuando subo escaleras';
const urgent =
  'Lo que cuentas puede ser serio. Para ahora mismo y no entrenes. Si lo notas ahora, es intenso o acaba de ocurrir, llama al 112. No te propondré ejercicio hasta que te valore un médico.';

const suspected = (injuries = suspicious) => readyPlayer(api, { injuries, injuriesConsent: true });
const answerAbout = (player: Player, about: 'injuries' | 'notes', answer: DangerAnswer) =>
  api.call(answerSuspicion, { token: player.token, body: { about, answer } });
const me = async (player: Player) => (await api.call(getMe, { token: player.token })).body;

describe('an answer of the first conversation', () => {
  it('is read like every other text, and nothing of it is stored', async () => {
    const { token } = await newPlayer(api);
    const read = async (text: string, isAboutInjuries = false) =>
      (await api.call(readAnswer, { token, body: { text, isAboutInjuries } })).body;
    expect(await read(suspicious)).toEqual({ redFlag: null, suspicion: 'question', isOfHealth: true });
    expect(await read('me duele el pecho al correr')).toMatchObject({ redFlag: 'urg', isOfHealth: true });
    expect(await read('codo derecho', true)).toMatchObject({ redFlag: null, suspicion: null, isOfHealth: true });
    expect(await read('juego hace dos años')).toEqual({ redFlag: null, suspicion: null, isOfHealth: false });
    const { body } = await api.call(exportAccount, { token });
    expect(JSON.stringify(body)).not.toMatch(/ahogo|pecho/);
  });

  it('is refused when it is blank, too long, or of no one who is signed in', async () => {
    const { token } = await newPlayer(api);
    const statusOf = async (text: string, own?: string) =>
      (await api.call(readAnswer, { token: own, body: { text, isAboutInjuries: false } })).status;
    expect([await statusOf('  ', token), await statusOf('a'.repeat(1001), token)]).toEqual([400, 400]);
    expect(await statusOf('codo')).toBe(401);
  });
});

describe('a suspicion in the injuries text', () => {
  it('is a question, and no red flag', async () => {
    const { user } = await suspected();
    expect(user).toMatchObject({ suspicion: { kind: 'question', message: null }, redFlag: null });
    expect((await newPlayer(api)).user.suspicion).toBeNull();
  });

  it('«No, nada de eso» stands for these words alone', async () => {
    const player = await suspected();
    const { body } = await answerAbout(player, 'injuries', 'none');
    expect(body).toMatchObject({ message: null, user: { suspicion: null, redFlag: null, injuries: suspicious } });
    const save = (injuries: string) => api.call(putProfile, { token: player.token, body: { injuries } });
    expect((await save('Codo derecho')).body.suspicion).toBeNull();
    expect((await save(suspicious)).body.suspicion).toMatchObject({ kind: 'question' });
  });

  it('a sign that is named joins the text and holds every start', async () => {
    const signs = dangerAnswers.filter((answer) => answer !== 'none' && answer !== 'other');
    await each(signs, 5, async (answer) => {
      const player = await suspected();
      const { body } = await answerAbout(player, 'injuries', answer);
      const said = dangerAnswerTexts[answer];
      expect([answer, body.message]).toEqual([answer, urgent]);
      expect(body.user).toMatchObject({
        injuries: `${said}. ${suspicious}`,
        suspicion: null,
        redFlag: { kind: 'urg', message: urgent, confirmedAt: null },
      });
    });
  });

  it('«Otra cosa que me preocupa» refers to a professional, once', async () => {
    const player = await suspected();
    const { body } = await answerAbout(player, 'injuries', 'other');
    expect(body.message).toMatch(/^Soy un entrenador virtual/);
    expect(body.user).toMatchObject({ suspicion: null, redFlag: null });
    expect((await me(player)).suspicion).toBeNull();
  });

  it('a suspected crisis is answered with its text, in words that fit a misunderstanding too', async () => {
    const { user } = await suspected('Ya no puedo más con todo');
    expect(user.suspicion?.kind).toBe('crisis');
    expect(user.suspicion?.message).toMatch(/^Siento que lo estés pasando así\..*024.*Si te he entendido mal, dímelo/);
  });

  it('is part of the export, and is deleted when the consent is withdrawn', async () => {
    const player = await suspected();
    await answerAbout(player, 'injuries', 'none');
    const exported = async () => {
      const { body } = await api.call(exportAccount, { token: player.token, body: { password } });
      return JSON.stringify(body);
    };
    expect(await exported()).toContain('"source":"suspicion"');
    await api.call(putProfile, { token: player.token, body: { injuriesConsent: false } });
    expect(await exported()).not.toContain(suspicious);
  });

  it.each([
    ['nobody', undefined, 401, { about: 'injuries', answer: 'none' }],
    ['an unknown answer', 'player', 400, { about: 'injuries', answer: 'maybe' }],
  ] as const)('%s is refused', async (_name, who, status, body) => {
    const token = who && (await newPlayer(api)).token;
    expect((await api.call(answerSuspicion, { token, body: body as never })).status).toBe(status);
  });

  it('is the player’s own: another one has nothing to answer', async () => {
    const player = await suspected();
    const other = await newPlayer(api, 'Otra');
    await answerAbout(other, 'injuries', 'none');
    expect((await me(player)).suspicion).toMatchObject({ kind: 'question' });
  });
});

describe('a suspicion in the notes after a session', () => {
  it('is asked about; the answer leads to its text, and nothing of it is stored', async () => {
    const player = await readyPlayer(api);
    const { _id } = await startedSession(api, player);
    await finishedSession(api, player, _id);
    const write = async (notes: string) =>
      (await api.call(putSession, { token: player.token, params: { id: _id }, body: { notes } })).body;
    const saved = await write(suspicious);
    expect(saved).toMatchObject({ notes: suspicious, asks: true });
    expect(saved.warning).toBeUndefined();
    expect((await write('Muy bien, con ganas de más')).asks).toBeUndefined();
    expect((await write('Ya no puedo más con todo')).warning).toMatch(/024.*Si te he entendido mal/);
    expect((await answerAbout(player, 'notes', 'chest')).body).toMatchObject({
      message: urgent,
      user: { redFlag: null },
    });
    expect((await answerAbout(player, 'notes', 'none')).body.message).toBeNull();
    expect((await me(player)).injuries).toBe('');
  });
});
