import { generateRoutine } from '@bandeja/domain/generator/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { caller, useApi } from '#testing/api.ts';
import { type Player, readyPlayer } from '#testing/factories.ts';
import { agreeToOutside, useOutsideModel } from '#testing/outside-model.ts';
import { subscribe } from '#testing/subscriptions.ts';

const api = useApi();
const outside = useOutsideModel(api);
const nothing = { intents: [], danger: 'ok', found: [] };

async function subscriber(profile: Parameters<typeof readyPlayer>[1] = {}): Promise<Player> {
  const player = await readyPlayer(api, profile);
  await subscribe(api, player, { plan: 'premium' });
  await agreeToOutside(api, player);
  outside.model.readings.length = 0;
  return player;
}
const generate = (player: Player, prompt: string) =>
  caller(outside.app)(generateRoutine, { token: player.token, body: { prompt } });
async function chips(player: Player, prompt: string) {
  const { body, status, error } = await generate(player, prompt);
  if (!('routine' in body)) throw new Error(`generate answered ${status} ${error.message}`);
  return body.routine.chips.map(({ kind, value }) => `${kind}:${value}`);
}
afterEach(() => {
  outside.model.reads = nothing;
});

describe('a text that an outside model reads', () => {
  it('fills the frame of the generator, checked against the text', async () => {
    const player = await subscriber();
    outside.model.reads = {
      ...nothing,
      found: [
        { label: 'grp:piernas', words: 'los de abajo del todo' },
        { label: 'grp:pecho', words: 'pectorales' },
        { label: 'moon', words: 'algo' },
      ],
    };
    const read = await chips(player, 'algo de media hora pa los de abajo del todo');
    expect(read).toContain('group:Piernas');
    expect(read).not.toContain('group:Pecho');
    expect(outside.model.readings).toHaveLength(1);
    expect(outside.model.readings[0]?.body.response_format?.type).toBe('json_schema');
  });

  it('a danger that it alone sees is asked about; it takes none back', async () => {
    const player = await subscriber();
    outside.model.reads = { ...nothing, danger: 'urg' };
    expect((await generate(player, 'piernas en casa, 30 minutos')).error.code).toBe('generator.danger_question');
    outside.model.reads = nothing;
    expect((await generate(player, 'me duele el pecho al correr')).error.code).toBe('generator.safety');
  });

  it('a crisis that it alone sees adds nothing', async () => {
    const player = await subscriber();
    outside.model.reads = { ...nothing, danger: 'crisis' };
    const made = await generate(player, 'piernas en casa, 30 minutos');
    expect(made.status).toBe(200);
    expect(made.body).not.toHaveProperty('soft');
  });

  it.each([
    ['says nothing in time', 'silence' as const],
    ['answers in another shape', { rutina: 'fuerza' }],
  ])('stands by our own reading when it %s', async (_name, reads) => {
    const player = await subscriber();
    outside.model.reads = reads;
    outside.isImpatient = reads === 'silence';
    expect(await chips(player, 'piernas en casa, 30 minutos')).toEqual(
      expect.arrayContaining(['minutes:30', 'group:Piernas', 'place:home']),
    );
  });

  it('never gets the name', async () => {
    const player = await subscriber({ name: 'Begoña Arregui' });
    await generate(player, 'Soy Begoña, quiero piernas en casa, 30 minutos');
    expect(outside.model.readings).toHaveLength(1);
    const sent = [...outside.model.readings, ...outside.model.received].map(({ text }) => text).join();
    expect(sent).toMatch(/piernas en casa/);
    expect(sent).not.toMatch(/Begoña|Arregui/i);
  });

  it('never gets words about health, with or without consent', async () => {
    for (const profile of [{}, { injuries: 'Codo', injuriesConsent: true }]) {
      const player = await subscriber(profile);
      await generate(player, 'me molesta el codo, quiero 30 minutos de piernas');
      expect(outside.model.readings).toEqual([]);
    }
  });
});
