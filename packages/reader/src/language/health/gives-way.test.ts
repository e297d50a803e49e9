import { describe, expect, it } from 'vitest';
import { topicOf } from '#safety/danger-topic.ts';
import { understand } from '#understand/understand.ts';

describe('a knee that gives way', () => {
  it.each([
    'se me va la rodilla al girar',
    'la rodilla se me queda bloqueada a veces',
    'me falla la rodilla izquierda cuando bajo escaleras',
    'noto inestabilidad en la rodilla',
    'se me engancha el menisco',
    'la rodilla me cede en los apoyos',
  ])('«%s» is asked about', (text) => {
    for (const channel of ['chat', 'wish'] as const) {
      const frame = understand(text, { channel });
      expect([frame.danger?.decision, topicOf(text, frame)]).toEqual(['ask', 'knee']);
    }
  });

  it.each([
    'se me va la rodilla hacia dentro en la sentadilla',
    'hace años se me salía la rótula, ya no',
    'se me va la bola cuando doblo la rodilla',
  ])('«%s» is not', (text) => {
    expect(understand(text, { channel: 'chat' }).danger).toBeNull();
  });
});
