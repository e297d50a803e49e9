import { type GeneratedRoutine, generateRoutine } from '@bandeja/domain/generator/contract';
import type { WishChip } from '@bandeja/domain/generator/vocabulary';
import { each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { type Player, readyPlayer } from '#testing/factories.ts';
import { countedRoutines, generatedRows, subscribe } from '#testing/subscriptions.ts';

const api = useApi();

const generate = (player: Player, body: Record<string, unknown>) =>
  api.call(generateRoutine, { token: player.token, body: body as { prompt: string } });

async function premiumPlayer(profile: Parameters<typeof readyPlayer>[1] = {}): Promise<Player> {
  const player = await readyPlayer(api, profile);
  await subscribe(api, player, { plan: 'premium' });
  return player;
}

async function generated(player: Player, body: Record<string, unknown>): Promise<GeneratedRoutine> {
  const { status, body: answer, error } = await generate(player, body);
  if (status !== 200 || !('routine' in answer)) throw new Error(`generate answered ${status} ${error?.message}`);
  return answer.routine;
}

const plain = (chips: GeneratedRoutine['chips']): WishChip[] => chips.map(({ kind, value }) => ({ kind, value }));
const prompt = 'Tengo 40 minutos y quiero piernas en casa, sin saltos';

describe('chips', () => {
  it('contain the reading, with the words it came from', async () => {
    const player = await premiumPlayer();
    const { chips } = await generated(player, { prompt });
    expect(plain(chips)).toEqual([
      { kind: 'minutes', value: '40' },
      { kind: 'group', value: 'Piernas' },
      { kind: 'demand', value: 'jump' },
      { kind: 'place', value: 'home' },
    ]);
    expect(chips.find(({ kind }) => kind === 'minutes')?.quote).toContain('40 minutos');
  });

  it('corrected, the routine follows in the same place and costs nothing of the month', async () => {
    const player = await premiumPlayer();
    const first = await generated(player, { prompt });
    const counted = await countedRoutines(api, player);
    const chips: WishChip[] = [
      { kind: 'minutes', value: '20' },
      { kind: 'group', value: 'Hombros' },
      { kind: 'place', value: 'home' },
    ];
    const second = await generated(player, { prompt, chips, replaces: first._id });
    expect(plain(second.chips)).toEqual(chips);
    expect(second.duration).toBeLessThan(first.duration);
    expect(await countedRoutines(api, player)).toHaveLength(counted.length);
    const rows = await generatedRows(api, player);
    expect(rows).toHaveLength(1);
    expect((await generate(player, { prompt, chips, replaces: first._id })).error.code).toBe('routine.not_found');
  });

  it('an area with care leaves out what loads it; taken away, it no longer counts', async () => {
    const player = await premiumPlayer();
    const wish = 'Fuerza de hombros y piernas, 40 minutos en casa';
    const first = await generated(player, { prompt: wish });
    const care: WishChip[] = [...plain(first.chips), { kind: 'care', value: 'rodilla' }];
    const careful = await generated(player, { prompt: wish, chips: care, replaces: first._id });
    expect(careful.advice.join(' ')).toContain('He quitado lo que más carga tu rodilla');
    const again = await generated(player, { prompt: wish, chips: plain(first.chips), replaces: careful._id });
    expect(again.advice.join(' ')).not.toContain('rodilla');
  });

  it('another player’s routine cannot be corrected, nor can chips be of another kind', async () => {
    const player = await premiumPlayer();
    const other = await premiumPlayer();
    const { _id } = await generated(player, { prompt });
    const chips: WishChip[] = [{ kind: 'minutes', value: '20' }];
    expect((await generate(other, { prompt, chips, replaces: _id })).status).toBe(404);
    expect((await generate(player, { prompt, chips: [{ kind: 'weather', value: 'sol' }] })).status).toBe(400);
    expect((await generate(player, { prompt, replaces: _id })).status).toBe(400);
  });

  it('chosen before the first routine they stand beside what the text says', async () => {
    const player = await premiumPlayer();
    const chosen: WishChip[] = [
      { kind: 'minutes', value: '30' },
      { kind: 'hurts', value: 'codo' },
    ];
    const { chips } = await generated(player, { prompt, chips: chosen });
    expect(plain(chips)).toEqual([
      { kind: 'minutes', value: '30' },
      { kind: 'group', value: 'Piernas' },
      { kind: 'demand', value: 'jump' },
      { kind: 'hurts', value: 'codo' },
      { kind: 'place', value: 'home' },
    ]);
  });

  it('take away no red flag of the text', async () => {
    const player = await premiumPlayer();
    const text = 'me duele el pecho cuando corro, quiero cardio';
    const { status, error } = await generate(player, { prompt: text, chips: [{ kind: 'category', value: 'Cardio' }] });
    expect([status, error.code]).toEqual([422, 'generator.safety']);
  });
});

describe('a text that was not understood', () => {
  it('is asked about; nothing is stored or counted', async () => {
    const player = await premiumPlayer();
    await each(['asdf qwer zxcv', 'quiero tocar el piano', 'una clase de piano'], 3, async (text) => {
      const { status, error } = await generate(player, { prompt: text });
      expect([text, status, error.code]).toEqual([text, 422, 'generator.not_understood']);
    });
    expect(await generatedRows(api, player)).toEqual([]);
    expect(await countedRoutines(api, player)).toEqual([]);
  });

  it('chosen chips replace what the text says of their kind, or all of it', async () => {
    const player = await premiumPlayer();
    const wish = { prompt: 'piernas en casa, 40 minutos', chips: [{ kind: 'group', value: 'Core' }] };
    const values = async (body: object) =>
      (await generated(player, { ...wish, ...body })).chips.map(({ value }) => value);
    expect(await values({})).toEqual(['40', 'Core', 'home']);
    expect(await values({ isWhole: true })).toEqual(['Core']);
  });

  it('a wish for any routine at all is one', async () => {
    const player = await premiumPlayer();
    expect((await generated(player, { prompt: 'Quiero una rutina' })).exercises.length).toBeGreaterThan(3);
  });
});

describe('a suspicion of danger', () => {
  const suspicious = 'me ahogo cuando subo escaleras, quiero resistencia';
  const ask = (player: Player, dangerAnswer?: string) =>
    generate(player, { prompt: suspicious, ...(dangerAnswer === undefined ? {} : { dangerAnswer }) });

  it('is asked about before anything is generated', async () => {
    const player = await premiumPlayer();
    const { status, error } = await ask(player);
    expect([status, error.code, error.message]).toEqual([422, 'generator.danger_question', '¿Te pasa algo de esto?']);
    expect(await countedRoutines(api, player)).toEqual([]);
  });

  it('«No, nada de eso» goes on with the routine, every other answer to its safety text', async () => {
    const player = await premiumPlayer();
    await each(['chest', 'faint', 'breath', 'pulse', 'numb'], 5, async (answer) => {
      const { error } = await ask(player, answer);
      expect([error.code, error.message]).toEqual([
        'generator.safety',
        'Lo que cuentas puede ser serio. Para ahora mismo y no entrenes. Si lo notas ahora, es intenso o acaba de ocurrir, llama al 112. No te propondré ejercicio hasta que te valore un médico.',
      ]);
    });
    expect((await ask(player, 'other')).error.message).toMatch(/^Soy un entrenador virtual: no puedo diagnosticar/);
    expect((await ask(player, 'none')).status).toBe(200);
  });

  it('of a crisis is always answered with its text and numbers, in words that fit a misunderstanding too', async () => {
    const player = await premiumPlayer();
    const text = 'ya no puedo más con todo';
    const { status, error } = await generate(player, { prompt: text });
    expect([status, error.code]).toEqual([422, 'generator.crisis_question']);
    expect(error.message).toBe(
      'Siento que lo estés pasando así. No estás solo. En España puedes llamar gratis y a cualquier hora al 024; si hay peligro inmediato, al 112. Habla también con alguien de confianza. Si te he entendido mal, dímelo y seguimos.',
    );
  });

  it('a suspicion of the lexicon alone is asked about, and is no danger after «No, nada de eso»', async () => {
    const player = await premiumPlayer();
    const wish = { prompt: 'casi me da un infarto con el punto de oro, quiero 30 minutos de piernas' };
    expect((await generate(player, wish)).error.code).toBe('generator.danger_question');
    expect((await generate(player, { ...wish, dangerAnswer: 'none' })).status).toBe(200);
  });

  it('a certain danger is not waved away by the answer', async () => {
    const player = await premiumPlayer();
    const certain = { prompt: 'me duele el pecho al correr, quiero cardio', dangerAnswer: 'none' };
    expect((await generate(player, certain)).error.code).toBe('generator.safety');
  });
});
