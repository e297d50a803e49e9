import { conditionText, safetyTexts } from '@bandeja/domain/profile/safety.messages';
import { atLeast } from '@bandeja/domain/testing/each';
import { checkedRows } from '@bandeja/reader/testing/checked';
import { readExamples } from '@bandeja/reader/training/corpus';
import { chipsOf, mergedChips, withChips } from '@bandeja/reader/understand/chips';
import { understand } from '@bandeja/reader/understand/understand';
import { wishFrom } from '@bandeja/reader/understand/wish';
import { describe, expect, it } from 'vitest';
import { replyTo } from '#chat/reply.ts';
import { offersFor } from '#safety/offer.ts';
import { routines } from '#testing/catalogue.ts';
import { converse, makeContext } from '#testing/chat-context.ts';
import { exercisesOf, makeInput, routineFor } from '#testing/composer.ts';
import { plan } from '#testing/plan.ts';

const rows = checkedRows('ailments').map(([expected = '', text = '']) => ({ expected, text }));
const doubtful = rows.filter(({ expected }) => expected === 'doubt');
const demanding = ['jump', 'run', 'overhead'] as const;
const composed = (text: string) => routineFor(makeInput(wishFrom(text)));
const messages = new URL('../../../reader/messages', import.meta.url).pathname;

describe('wishes of sixty people with an ailment', () => {
  it.each(
    atLeast(
      50,
      rows.filter(({ expected }) => expected !== 'doubt'),
    ),
  )('«$text»: nothing loads the $expected', ({ text, expected }) => {
    const { health } = wishFrom(text);
    expect(health.injuries.map(({ area }) => area)).toContain(expected);
    const areas = health.injuries.map(({ area }) => area);
    const loads = exercisesOf(composed(text)).filter(({ avoidFor }) => avoidFor.some((area) => areas.includes(area)));
    expect(loads.map(({ name }) => name)).toEqual([]);
  });

  it.each(atLeast(10, doubtful))('«$text»: no jump, no sprint, nothing overhead, and one sentence', ({ text }) => {
    expect(wishFrom(text).health.doubt).toBeDefined();
    const routine = composed(text);
    const demands = exercisesOf(routine).flatMap((exercise) => exercise.demands);
    expect(demanding.filter((demand) => demands.includes(demand))).toEqual([]);
    expect(exercisesOf(routine).length).toBeGreaterThan(2);
    const [first] = routine.advice;
    expect([safetyTexts.doubt, safetyTexts.prof, conditionText]).toContain(first);
  });
});

describe('a doubt (docs/training.md#doubt)', () => {
  it('says its sentence, and no other about the same', () => {
    const { advice, understood } = composed('colze, força i salts 30 min');
    expect(advice.filter((line) => line === safetyTexts.doubt)).toEqual([safetyTexts.doubt]);
    expect(advice.join(' ')).not.toContain(safetyTexts.injuryAdvice('codo'));
    expect(understood).toContain('cuido tu codo');
  });

  it.each(['el colze està bé, força 30 min amb gomes', 'la rodilla está perfecta, salto y velocidad'])(
    'there is none where the area is said to be fine: «%s»',
    (text) => {
      expect(wishFrom(text).health.doubt).toBeUndefined();
    },
  );

  it('ends with the areas that the player chooses or takes away', () => {
    const wish = wishFrom('colze, força i salts 30 min');
    const chips = chipsOf(wish);
    expect(chips).toContainEqual({ kind: 'care', value: 'codo' });
    expect(withChips(wish, chips).health.doubt).toEqual(['codo']);
    const without = withChips(
      wish,
      chips.filter(({ kind }) => kind !== 'care'),
    ).health;
    expect(without.doubt).toBeUndefined();
    expect(without.injuries).toEqual([]);
  });

  it('adds chosen areas and demands to those of the text', () => {
    const wish = wishFrom('me duele el codo, sin saltos, 30 min');
    const merged = mergedChips(chipsOf(wish), [
      { kind: 'hurts', value: 'rodilla' },
      { kind: 'demand', value: 'run' },
    ]);
    expect(withChips(wish, merged).health).toMatchObject({
      injuries: [
        { area: 'codo', acute: false },
        { area: 'rodilla', acute: true },
      ],
      excludedDemands: ['jump', 'run'],
    });
  });

  it('holds in the chat: for its library, for its proposals, and until it is over', () => {
    const text = 'vuelvo de una lesión, dame una rutina de pliometría';
    const free = makeContext({ canGenerate: false });
    const { text: reply, state } = replyTo(text, free);
    expect(state.discomfort.excludedDemands).toEqual([...demanding]);
    const named = routines.filter(({ name }) => reply.includes(`«${name}»`));
    const asked = named.flatMap(({ entries }) => entries.flatMap(({ exercise }) => exercise.demands));
    expect(demanding.filter((demand) => asked.includes(demand))).toEqual([]);
    expect(reply).toContain(safetyTexts.doubt);
    const later = converse([text, 'ya estoy bien, dame una rutina de pliometría'], { canGenerate: false });
    expect(later.state.discomfort.excludedDemands).toEqual([]);
  });

  it('holds for what is offered and planned from the profile', () => {
    const injuries = 'me diagnosticaron entesocondrosis';
    const offer = offersFor({ level: 'Avanzado', age: 30, injuries, today: '2026-11-28' });
    const offered = routines.filter((routine) => offer(routine).isOffered);
    const demands = offered.flatMap(({ entries }) => entries.flatMap(({ exercise }) => exercise.demands));
    expect(offered.length).toBeGreaterThan(0);
    expect(demanding.filter((demand) => demands.includes(demand))).toEqual([]);
    expect(plan({ injuries }).advice).toContain(safetyTexts.doubt);
  });

  it('touches at most two of a hundred wishes in which nothing hurts', () => {
    const wishes = ['', '/unseen']
      .flatMap((folder) => readExamples(`${messages}${folder}`))
      .filter(
        ({ channel, spans }) => channel === 'wish' && !spans.some(({ head }) => head === 'hurt' || head === 'acute'),
      );
    const sample = wishes.filter((_, at) => at % 5 === 0);
    const touched = sample.filter(({ text }) => understand(text, { channel: 'wish' }).health.doubt !== undefined);
    expect(sample.length).toBeGreaterThan(2500);
    expect(touched.length / sample.length).toBeLessThan(0.02);
  });
});
