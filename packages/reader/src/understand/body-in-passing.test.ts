import { expect, it } from 'vitest';
import { understand } from '#understand/understand.ts';
import { wishFrom } from '#understand/wish.ts';

it.each(['y el pulgar dónde va?', 'y el codo alto o bajo?'])('how a stroke is played is no complaint: %s', (text) => {
  const { health } = understand(text, { channel: 'chat' });
  expect(health).toMatchObject({ pain: false, injuries: [] });
});

it('mobility of an ankle is no doubt about it', () => {
  const { health } = understand('movilidad de cadera y tobillo para después de correr, 20 min', { channel: 'wish' });
  expect(health.doubt).toBeUndefined();
});

it('a wall is no stroke, and what is left out is left out', () => {
  expect(wishFrom('practicar contra la pared yo sola derecha y revés, soy principiante').strokes).toEqual([
    'derecha',
    'revés',
  ]);
  const wish = wishFrom('algo divertido para el revés, en pista, con mi marido, 50 minutos, nada de fuerza');
  expect(wish.categories).not.toContain('Fuerza');
});

it('nothing at hand on a court is nothing', () => {
  expect(wishFrom('calentamiento en pista sin material').equipment).toEqual([]);
});
