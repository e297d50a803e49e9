import { exportAccount } from '@bandeja/domain/account/contract';
import { readAnswer } from '@bandeja/domain/onboarding/contract';
import { answerSuspicion, getMe, putProfile } from '@bandeja/domain/profile/contract';
import { dangerAnswerTexts, dangerQuestions } from '@bandeja/domain/profile/danger.messages';
import type { DangerAnswer } from '@bandeja/domain/profile/vocabulary';
import { putSession } from '@bandeja/domain/sessions/contract';
import { each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { finishedSession, newPlayer, type Player, password, readyPlayer, startedSession } from '#testing/factories.ts';
import { perhapsACrisis } from '#testing/perhaps-a-crisis.ts';
import { redFlagConfirmationsOf } from '#testing/rows.ts';

const api = useApi();

const suspicious = 'Me ahogo cuando subo escaleras';
const urgent =
  'Lo que cuentas puede ser serio. Para ahora mismo y no entrenes. Si lo notas ahora, es intenso o acaba de ocurrir, llama al 112. No te propondré ejercicio hasta que te valore un médico.';

const suspected = (injuries = suspicious) => readyPlayer(api, { injuries, injuriesConsent: true });
const answerAbout = (player: Player, about: 'injuries' | 'notes', answer: DangerAnswer) =>
  api.call(answerSuspicion, { token: player.token, body: { about, answer } });
const exported = async ({ token }: Player) =>
  JSON.stringify((await api.call(exportAccount, { token, body: { password } })).body);
/** Everything of the account and its answers but who it is, when, and the text itself. */
const storedOf = async ({ user }: Player) => {
  const row = await api.db.selectFrom('users').selectAll().where('id', '=', user._id).executeTakeFirstOrThrow();
  const { id: _id, email: _email, name: _name, password_hash: _hash, injuries: _text, ...rest } = row;
  const { created_at: _created, updated_at: _updated, injuries_written_at: _written, ...others } = rest;
  const { last_active_at: _active, ...columns } = others;
  return { columns, confirmations: await redFlagConfirmationsOf(api, user._id) };
};
const me = async (player: Player) => (await api.call(getMe, { token: player.token })).body;

describe('an answer of the first conversation', () => {
  it('is read like every other text, and nothing of it is stored', async () => {
    const { token } = await newPlayer(api);
    const read = async (text: string, isAboutInjuries = false) =>
      (await api.call(readAnswer, { token, body: { text, isAboutInjuries } })).body;
    expect(await read(suspicious)).toMatchObject({ redFlag: null, suspicion: 'question', topic: 'heart' });
    expect(await read('no quiero vivir')).toMatchObject({
      redFlag: 'crisis',
      besidesCrisis: { redFlag: null, isOfHealth: false },
    });
    expect(await read('soy diabético y me pincho insulina')).toMatchObject({ redFlag: 'prof', isCondition: true });
    expect(await read('me duele el pecho al correr')).toMatchObject({ redFlag: 'urg', isOfHealth: true });
    expect(await read('codo derecho', true)).toMatchObject({ redFlag: null, suspicion: null, isOfHealth: true });
    expect(await read('llevo tres días sin comer para dar el peso')).toMatchObject({ redFlag: 'weight' });
    expect(await read('me duele el codo, tomo ibuprofeno y juego', true)).toMatchObject({ redFlag: 'drug' });
    expect(await read('quiero empezar un ciclo de winstrol')).toMatchObject({ redFlag: 'no' });
    expect(await read('es para mi hija de 11')).toMatchObject({ redFlag: 'minor', isOfHealth: false });
    expect(await read('juego hace dos años')).toMatchObject({ redFlag: null, suspicion: null, isOfHealth: false });
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
    expect(user).toMatchObject({ suspicion: { topic: 'heart' }, redFlag: null });
    expect((await newPlayer(api)).user.suspicion).toBeNull();
  });

  it('«No, nada de eso» stands for these words alone', async () => {
    const player = await suspected();
    const { body } = await answerAbout(player, 'injuries', 'none');
    expect(body).toMatchObject({ message: null, user: { suspicion: null, redFlag: null, injuries: suspicious } });
    const save = (injuries: string) => api.call(putProfile, { token: player.token, body: { injuries } });
    expect((await save('Codo derecho')).body.suspicion).toBeNull();
    expect((await save(suspicious)).body.suspicion).toMatchObject({ topic: 'heart' });
  });

  it('a sign that is named joins the text and holds every start', async () => {
    const signs = dangerQuestions.heart.answers.filter((answer) => answer !== 'other');
    await each(signs, 5, async (answer) => {
      const player = await suspected();
      const { body } = await answerAbout(player, 'injuries', answer);
      const sentence = dangerAnswerTexts[answer];
      expect([answer, body.message]).toEqual([answer, urgent]);
      expect(body.user).toMatchObject({
        injuries: `${sentence}. ${suspicious}`,
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

  it('names what is suspected; a limb that bears nothing holds every start, other answers none', async () => {
    const ankle = 'El tobillo está enorme y no lo apoyo';
    const player = await suspected(ankle);
    expect(player.user.suspicion).toEqual({ topic: 'limb' });
    const { body } = await answerAbout(player, 'injuries', 'unable');
    expect(body.user.redFlag).toMatchObject({ kind: 'urg', words: expect.stringContaining('No puedo apoyar') });
    const mild = await suspected(ankle);
    const answered = (await answerAbout(mild, 'injuries', 'swollen')).body;
    expect(answered.message).toMatch(/antes de cargar esa zona/);
    expect(answered.user).toMatchObject({ injuries: ankle, suspicion: null, redFlag: null });
  });

  it('taken back, it is stored nowhere: the rows are those of a player who never raised one', async () => {
    const ordinary = await suspected('Codo derecho');
    const ofOrdinary = await storedOf(ordinary);
    for (const text of [suspicious, 'El tobillo está enorme y no lo apoyo', 'No quiero vivir con este codo']) {
      const player = await suspected(text);
      expect(await storedOf(player)).not.toEqual(ofOrdinary);
      for (const answer of player.user.suspicion === null ? (['none'] as const) : (['other', 'none'] as const)) {
        await api.call(putProfile, { token: player.token, body: { injuries: '' } });
        await api.call(putProfile, { token: player.token, body: { injuries: text } });
        await answerAbout(player, 'injuries', answer);
        expect([text, answer, await storedOf(player)]).toEqual([text, answer, ofOrdinary]);
      }
      // the form sends the text with everything else
      await api.call(putProfile, { token: player.token, body: { injuries: text, weight: ordinary.user.weight } });
      expect([text, await storedOf(player)]).toEqual([text, ofOrdinary]);
      expect(await me(player)).toMatchObject({ suspicion: null, redFlag: null });
    }
  });

  it('its answer leaves no copy of the words', async () => {
    const player = await suspected();
    await answerAbout(player, 'injuries', 'none');
    expect((await me(player)).suspicion).toBeNull();
    expect(await exported(player)).not.toMatch(/suspicion|unanswered/);
    await api.call(putProfile, { token: player.token, body: { injuriesConsent: false } });
    expect(await exported(player)).not.toContain(suspicious);
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
    expect((await me(player)).suspicion).toMatchObject({ topic: 'heart' });
  });
});

describe('a crisis in the injuries text', () => {
  const crisis = 'No quiero vivir con este codo';

  it('«No, me refería a otra cosa» keeps the text, and no flag stands', async () => {
    const player = await suspected(crisis);
    expect(player.user).toMatchObject({ suspicion: null, redFlag: { kind: 'crisis', confirmedAt: null } });
    const { body } = await answerAbout(player, 'injuries', 'none');
    expect(body).toMatchObject({ message: null, user: { injuries: crisis, suspicion: null, redFlag: null } });
    expect(await me(player)).toMatchObject({ injuries: crisis, redFlag: null });
    expect(await exported(player)).not.toMatch(/crisis|unanswered|suspicion|al 024/);
    const save = (injuries: string) => api.call(putProfile, { token: player.token, body: { injuries } });
    expect((await save(crisis)).body.redFlag).toBeNull();
    expect((await save('No quiero vivir')).body.redFlag).toMatchObject({ kind: 'crisis' });
  });

  it('takes nothing else back: what it says besides still holds every start', async () => {
    const player = await suspected('No quiero vivir. Me duele el pecho al correr');
    const { body } = await answerAbout(player, 'injuries', 'none');
    expect(body.user.redFlag).toMatchObject({ kind: 'urg', words: 'Me duele el pecho al correr' });
    const urgent = await suspected('Me duele el pecho al correr');
    expect((await answerAbout(urgent, 'injuries', 'none')).body.user.redFlag).toMatchObject({ kind: 'urg' });
    const sign = await suspected(crisis);
    expect((await answerAbout(sign, 'injuries', 'chest')).body.user.injuries).toBe(crisis);
  });

  it.each([
    ['Me di un golpe en la cabeza ayer y estoy mareado', urgent],
    ['Soy diabético y me pincho insulina', 'Consulta con tu médico antes de entrenar.'],
    ['Llevo tres días sin comer para dar el peso', 'No puedo ayudarte a bajar de peso sin comer'],
    ['Me dolía el codo y con un ibuprofeno he jugado', 'Yo no puedo valorarlos ni prepararte'],
    ['Estoy con un ciclo de winstrol y se nota', 'No puedo ayudarte con sustancias dopantes'],
    ['Es el perfil de mi hija de 11, le molesta el codo', 'Para menores preparo sesiones cortas'],
  ])('another danger has its text with the save, once: «%s»', async (injuries, text) => {
    const player = await readyPlayer(api);
    const save = (weight: number) =>
      api.call(putProfile, { token: player.token, body: { injuries, injuriesConsent: true, weight } });
    expect((await save(80)).body.warning).toContain(text);
    expect((await save(81)).body).not.toHaveProperty('warning');
    expect(await me(player)).not.toHaveProperty('warning');
  });

  it('nothing is said of a sore elbow, nor beside a question or the help', async () => {
    for (const injuries of ['Codo derecho', suspicious, crisis]) {
      const player = await readyPlayer(api);
      const { body } = await api.call(putProfile, { token: player.token, body: { injuries, injuriesConsent: true } });
      expect(body).not.toHaveProperty('warning');
    }
  });

  it('perhaps one is said once, with the save, and stored nowhere', async () => {
    const player = await readyPlayer(api);
    const injuries = perhapsACrisis({ channel: 'wish', field: 'injuries' });
    const { body } = await api.call(putProfile, { token: player.token, body: { injuries, injuriesConsent: true } });
    expect(body).toMatchObject({ soft: true, redFlag: null, suspicion: null });
    expect(await me(player)).not.toHaveProperty('soft');
    const weight = await api.call(putProfile, { token: player.token, body: { weight: 80 } });
    expect(weight.body).not.toHaveProperty('soft');
    expect(await exported(player)).not.toMatch(/soft|crisis/);
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
    expect(saved).toMatchObject({ notes: suspicious, asks: 'heart' });
    const told: [string, string][] = [
      ['llevo tres días sin comer para dar el peso, hoy floja', 'No puedo ayudarte a bajar de peso sin comer'],
      ['me dolía el codo y con un ibuprofeno he jugado', 'Yo no puedo valorarlos ni prepararte'],
      ['estoy con un ciclo de winstrol y se nota', 'No puedo ayudarte con sustancias dopantes'],
      ['entreno de mi hija de 11, se ha cansado', 'Para menores preparo sesiones cortas'],
    ];
    for (const [notes, text] of told)
      expect(await write(notes)).toMatchObject({ notes, warning: expect.stringContaining(text) });
    expect(saved.warning).toBeUndefined();
    expect((await write('Muy bien, con ganas de más')).asks).toBeUndefined();
    expect(await write('No quiero vivir')).toMatchObject({
      notes: 'No quiero vivir',
      warning: expect.stringContaining('024'),
      crisis: { besides: null },
    });
    expect((await write('No quiero vivir, me duele el pecho al correr')).crisis?.besides).toBe(urgent);
    expect(await write(perhapsACrisis({ channel: 'chat' }))).toMatchObject({ soft: true });
    expect((await write('Soy diabético y me pincho insulina')).warning).toMatch(/antes de entrenar\./);
    expect((await answerAbout(player, 'notes', 'chest')).body).toMatchObject({
      message: urgent,
      user: { redFlag: null },
    });
    expect((await answerAbout(player, 'notes', 'none')).body.message).toBeNull();
    expect((await me(player)).injuries).toBe('');
  });
});
