import { describe, expect, it } from 'vitest';
import { chipsOf, quoteOf, withChips } from '#understand/chips.ts';
import { understand } from '#understand/understand.ts';
import { wishFrom } from '#understand/wish.ts';

describe('a wish with chips', () => {
  it.each([
    'como mucho 30 minutos de fuerza y cardio',
    'fuerza en el hotel, 10 minutos',
    'cardio y fuerza en el gimnasio, una hora',
    'me duele algo, 40 minutos suaves',
    'espalda y piernas en el parque sin saltos, la rodilla con cuidado',
  ])('says what its text says where they are those that were read: «%s»', (text) => {
    const wish = wishFrom(text);
    expect(withChips(wish, chipsOf(wish))).toEqual(wish);
  });

  it('keeps «at most» and the place beside what hurts', () => {
    const wish = wishFrom('como mucho 30 minutos de fuerza en el hotel');
    const felt = withChips(wish, [...chipsOf(wish), { kind: 'care', value: 'hombro' }]);
    expect(felt.duration).toEqual({ minutes: 30, kind: 'most' });
    expect(felt.placeName).toBe('en el hotel');
    expect(felt.health).toMatchObject({ injuries: [{ area: 'hombro', acute: false }], pain: true });
  });

  it('takes the player’s number for what it is', () => {
    const wish = wishFrom('como mucho 30 minutos de fuerza');
    expect(withChips(wish, [{ kind: 'minutes', value: '45' }]).duration).toEqual({ minutes: 45, kind: 'about' });
    expect(withChips(wish, []).duration).toBeNull();
  });
});

it('quotes the clause a chip came from, whatever signs stand before it', () => {
  const text = '💪💪💪, quiero piernas hoy, 40 minutos';
  const frame = understand(text, { channel: 'wish' });
  expect(quoteOf({ kind: 'group', value: 'Piernas' }, frame)).toBe('quiero piernas hoy');
});
