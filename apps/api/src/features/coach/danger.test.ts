import { exportAccount } from '@bandeja/domain/account/contract';
import { createConversation, getConversation, sendMessage } from '@bandeja/domain/coach/contract';
import { dangerAnswerTexts, dangerQuestions } from '@bandeja/domain/profile/danger.messages';
import { each } from '@bandeja/domain/testing/each';
import { expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { type Player, password, readyPlayer } from '#testing/factories.ts';
import { perhapsACrisis } from '#testing/perhaps-a-crisis.ts';
import { bringUpOldState, rewordAnswers } from '#testing/rows.ts';

const api = useApi();

const question = '¿Te pasa algo de esto? Quiero estar seguro antes de proponerte ejercicio. Toca lo que notes.';
const suspicious = 'me ahogo cuando subo escaleras, quiero resistencia';
const soft = perhapsACrisis({ channel: 'chat' });

async function talk(player: Player) {
  const { token } = player;
  const { body } = await api.call(createConversation, { token, body: { title: 'Nueva conversación' } });
  const say = async (message: string) =>
    (await api.call(sendMessage, { token, params: { id: body._id }, body: { message } })).body;
  return { say, id: body._id };
}

it('a suspicion is asked about; «No, nada de eso» answers the message after all', async () => {
  const { say } = await talk(await readyPlayer(api));
  const asked = await say(suspicious);
  expect(asked).toMatchObject({ response: question });
  expect(asked).not.toHaveProperty('action');
  expect(asked).not.toHaveProperty('others');
  expect(asked.choices?.map(({ label }) => label)).toEqual(
    [...dangerQuestions.heart.answers, 'none' as const].map((answer) => dangerAnswerTexts[answer]),
  );
  const after = await say('No, nada de eso');
  expect(after.response).not.toBe(question);
  expect(after.response).not.toMatch(/112/);
  expect(after.response.length).toBeGreaterThan(20);
});

it('every other answer leads to its safety text', async () => {
  const player = await readyPlayer(api);
  const serious = dangerQuestions.heart.answers.filter((answer) => answer !== 'other');
  await each(serious, 5, async (answer) => {
    const { say } = await talk(player);
    await say(suspicious);
    const { response } = await say(dangerAnswerTexts[answer]);
    expect([answer, response]).toEqual([
      answer,
      'Lo que cuentas puede ser serio. Para ahora mismo y no entrenes. Si lo notas ahora, es intenso o acaba de ocurrir, llama al 112. No te propondré ejercicio hasta que te valore un médico.',
    ]);
  });
  const { say } = await talk(player);
  await say(suspicious);
  expect((await say('Otra cosa que me preocupa')).response).toMatch(/^Soy un entrenador virtual/);
});

it('after a serious answer no exercise is proposed until a doctor has looked at it', async () => {
  const { say } = await talk(await readyPlayer(api));
  await say(suspicious);
  await say(dangerAnswerTexts.chest);
  const next = await say('prepárame una rutina de fuerza de 30 minutos');
  expect(next.response).toMatch(/^Lo que cuentas puede ser serio\..*112/);
  expect(next).not.toHaveProperty('action');
  await say('ya me ha visto un médico y está todo bien');
  expect((await say('prepárame una rutina de fuerza de 30 minutos')).response).not.toMatch(/112/);
});

it('a crisis is answered with its text and numbers at once', async () => {
  const { say } = await talk(await readyPlayer(api));
  expect((await say('ya no puedo más con la vida')).response).toMatch(
    /^Siento que lo estés pasando así\. No estás solo\. .*024.*112/,
  );
});

it('an ankle that bears nothing is asked about as such, and held from the next match', async () => {
  const { say } = await talk(await readyPlayer(api));
  const asked = await say('el tobillo está enorme y no lo apoyo, ¿juego el domingo?');
  expect(asked.response).toMatch(/^¿Cómo está la zona que te duele\?/);
  expect(asked.choices?.map(({ label }) => label)).toContain('No puedo apoyar o cargar peso');
  expect((await say('no puedo apoyar')).response).toMatch(/^Lo que cuentas puede ser serio\./);
  expect((await say('vale, ¿juego el domingo?')).response).toMatch(/^Lo que cuentas puede ser serio\./);
});

it('«No, me refería a otra cosa» answers the message after all, and leaves nothing of the help', async () => {
  const player = await readyPlayer(api);
  const { say, id } = await talk(player);
  const message = 'ya no quiero vivir en Vigo, ¿qué me toca hoy?';
  const helped = await say(message);
  expect(helped.response).toMatch(
    /^Siento que lo estés pasando así\..*024.*\n\nFuera de España: .*findahelpline\.com\.$/s,
  );
  expect(helped.choices).toEqual([{ intent: null, label: 'No, me refería a otra cosa' }]);
  const after = await say('No, me refería a otra cosa');
  expect(after.response).not.toMatch(/024|112/);
  expect(after.removed?.toSorted()).toEqual([helped.messageId, after.userMessageId].toSorted());
  const { body } = await api.call(getConversation, { token: player.token, params: { id } });
  expect(body.messages.map(({ content }) => content)).toEqual([message, after.response]);
  const exported = await api.call(exportAccount, { token: player.token, body: { password } });
  expect(JSON.stringify(exported.body)).not.toMatch(/al 024|otra cosa|crisis/);
  expect((await say('prepárame una rutina de fuerza de 30 minutos')).response).not.toMatch(/024/);
});

it('perhaps a crisis: the message is answered, and one soft sentence is asked for, which is stored nowhere', async () => {
  const player = await readyPlayer(api);
  const { say, id } = await talk(player);
  const answered = await say(soft);
  expect(answered).toMatchObject({ soft: true });
  expect(answered.response).not.toMatch(/024/);
  const { body } = await api.call(getConversation, { token: player.token, params: { id } });
  expect(JSON.stringify(body)).not.toMatch(/soft|\b024\b/);
  expect(await say('¿qué me toca hoy?')).not.toHaveProperty('soft');
});

it('the question is followed by the state that is stored, not by the words that were shown', async () => {
  const { say, id } = await talk(await readyPlayer(api));
  await say(suspicious);
  await rewordAnswers(api, id, 'Otras palabras.');
  expect((await say(dangerAnswerTexts.chest)).response).toMatch(/^Lo que cuentas puede ser serio\./);
});

it('discomforts from before areas were stored still count; a wish from then is forgotten', async () => {
  const { say, id } = await talk(await readyPlayer(api));
  await say('hola');
  const strokes = [{ id: 'bandeja', name: 'La bandeja', trains: ['bandeja'] }];
  const wanted = { kinds: [], strokes, groups: [], minutes: 30, soft: false };
  await bringUpOldState(api, id, { intent: 'rutina', wanted, discomfort: '' });
  expect((await say('otra más suave')).response).not.toBe('');
  const discomfort = 'Molestias en el codo. Dolor fuerte en la rodilla desde ayer. No puedo saltar';
  await bringUpOldState(api, id, { discomfort });
  expect((await say('adáptame la semana')).response).toMatch(/Para cuidar tu codo y tu rodilla/);
});

it('«No era eso»: the next readings are stored with the answer, and a tapped one answers the message before', async () => {
  const player = await readyPlayer(api);
  const { say, id } = await talk(player);
  const { others, response } = await say('¿qué me toca hoy?');
  expect(response).not.toBe(question);
  expect(others).toHaveLength(3);
  expect(others?.map(({ intent }) => intent)).not.toContain('plan');
  const { body } = await api.call(getConversation, { token: player.token, params: { id } });
  expect(body.messages.at(-1)?.others).toEqual(others);
  const { token } = player;
  const tapped = await api.call(sendMessage, {
    token,
    params: { id },
    body: { message: 'Cambiar hoy', reading: 'change' },
  });
  expect(tapped.body.response).toMatch(/¿Qué prefieres ese día/);
  expect(tapped.body.choices?.map(({ label }) => label)).toContain('Descanso');
});
