import { exportAccount } from '@bandeja/domain/account/contract';
import { type GeneratedRoutine, generateRoutine } from '@bandeja/domain/generator/contract';
import type { WishChip } from '@bandeja/domain/generator/schemas';
import { each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { type Player, password, readyPlayer } from '#testing/factories.ts';
import { perhapsACrisis } from '#testing/perhaps-a-crisis.ts';
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

  it('a doubt about what ails asks for the area; the area chosen ends it', async () => {
    const player = await premiumPlayer();
    const wish = 'Vuelvo de una lesión: velocidad y saltos en casa, 40 minutos';
    const doubt = 'He dejado fuera saltos, sprints y golpes por encima de la cabeza';
    const first = await generated(player, { prompt: wish });
    expect(first.advice.join(' ')).toContain(doubt);
    expect(first.advice.join(' ')).not.toContain('sin decir dónde');
    const care: WishChip[] = [...plain(first.chips), { kind: 'care', value: 'muñeca' }];
    const told = await generated(player, { prompt: wish, chips: care, replaces: first._id });
    expect(told.advice.join(' ')).not.toContain(doubt);
    expect(told.advice.join(' ')).toContain('He quitado lo que más carga tu muñeca');
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
    const texts = ['asdf qwer zxcv', 'una clase de piano', 'me largo de puente', 'me largo de puente hasta el martes'];
    await each(texts, 4, async (text) => {
      const answers = [await generate(player, { prompt: text }), await generate(player, { prompt: text, chips: [] })];
      const found = answers.map(({ status, error }) => [text, status, error.code]);
      expect(found).toEqual(answers.map(() => [text, 422, 'generator.not_understood']));
    });
    expect(await generatedRows(api, player)).toEqual([]);
    expect(await countedRoutines(api, player)).toEqual([]);
  });

  it('and one that wants opposites is asked which of them', async () => {
    const player = await premiumPlayer();
    const opposed = [
      'a tope pero sin cansarme, 30 min',
      'algo suave pero muy intenso',
      'fuerza dura y que no me canse',
    ];
    await each(opposed, 3, async (prompt) => {
      const { status, error } = await generate(player, { prompt });
      expect([prompt, status, error.message]).toEqual([prompt, 422, expect.stringContaining('¿Cuál de las dos')]);
    });
    const { status } = await generate(player, { prompt: 'calentamiento suave y luego fuerza intensa, 40 min' });
    expect(status).toBe(200);
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

  it('names what is suspected', async () => {
    const player = await premiumPlayer();
    const wish = { prompt: 'el tobillo está enorme y no lo apoyo, 30 minutos de piernas' };
    const asked = await generate(player, wish);
    expect(asked.error).toMatchObject({ code: 'generator.danger_question', topic: 'limb' });
    const held = await generate(player, { ...wish, dangerAnswer: 'unable' });
    expect([held.status, held.error.code]).toEqual([422, 'generator.safety']);
    expect(held.error.message).toMatch(/llama al 112/);
  });

  it('somebody else’s is answered with what helps them, and holds nothing back', async () => {
    const player = await premiumPlayer();
    const answers = [
      await generate(player, { prompt: 'a mi compañero le ha dado algo en la pista' }),
      await generate(player, { prompt: 'mi amiga dice que no quiere vivir' }),
    ];
    expect(answers.map(({ status, error }) => [status, error.code, error.message.slice(0, 25)])).toEqual([
      [422, 'generator.safety', 'Llama al 112 ahora: di dó'],
      [422, 'generator.safety', 'Has hecho bien en contarl'],
    ]);
    expect((await generate(player, { prompt: 'piernas, 30 minutos en casa' })).status).toBe(200);
  });

  it('a crisis that was not meant goes on with the routine, and leaves no trace', async () => {
    const player = await premiumPlayer();
    const wish = { prompt: 'ya no quiero vivir en Vigo, 30 minutos de piernas en casa' };
    expect((await generate(player, wish)).error).toMatchObject({ code: 'generator.safety', mayBeMisread: true });
    const { status, body } = await generate(player, { ...wish, dangerAnswer: 'none' });
    expect(status).toBe(200);
    expect(body).toHaveProperty('routine');
    const { body: all } = await api.call(exportAccount, { token: player.token, body: { password } });
    expect(JSON.stringify(all)).not.toMatch(/Vigo|crisis|al 024/);
  });

  it('a crisis of the profile is taken back there, not here', async () => {
    const player = await premiumPlayer({ injuries: 'No quiero vivir', injuriesConsent: true });
    const { error } = await generate(player, { prompt: '30 minutos de piernas en casa', dangerAnswer: 'none' });
    expect(error.code).toBe('generator.safety');
    expect(error).not.toHaveProperty('mayBeMisread');
  });

  it('perhaps a crisis: the routine comes, with one soft sentence', async () => {
    const player = await premiumPlayer();
    const { status, body } = await generate(player, {
      prompt: perhapsACrisis({ channel: 'wish' }, '30 minutos de piernas en casa, '),
    });
    expect([status, body]).toEqual([200, expect.objectContaining({ soft: true })]);
  });

  it('a crisis is answered with its text and numbers', async () => {
    const player = await premiumPlayer();
    const { status, error } = await generate(player, { prompt: 'ya no puedo más con la vida' });
    expect([status, error.code]).toEqual([422, 'generator.safety']);
    expect(error.message).toBe(
      'Siento que lo estés pasando así. No estás solo. En España puedes llamar gratis y a cualquier hora al 024; si hay peligro inmediato, al 112. Habla también con alguien de confianza.',
    );
  });

  it('a suspicion of the lexicon alone is asked about, and is no danger after «No, nada de eso»', async () => {
    const player = await premiumPlayer();
    const wish = { prompt: 'me da un infarto con este calendario, quiero 30 minutos de piernas' };
    expect((await generate(player, wish)).error.code).toBe('generator.danger_question');
    expect((await generate(player, { ...wish, dangerAnswer: 'none' })).status).toBe(200);
  });

  it('a certain danger is not waved away by the answer', async () => {
    const player = await premiumPlayer();
    const certain = { prompt: 'me duele el pecho al correr, quiero cardio', dangerAnswer: 'none' };
    expect((await generate(player, certain)).error.code).toBe('generator.safety');
  });
});
