import { describe, expect, it } from 'vitest';
import type { ChatIntent, ChatReply } from '#chat/types.ts';
import { mayShow } from '#outside/chat-check.ts';
import { chatQuestion, mayAskOutside } from '#outside/chat-question.ts';
import { unknownPlayer } from '#testing/composer.ts';

const reply = (intent: ChatIntent, text = 'Gira los hombros.'): ChatReply => ({
  intent,
  text,
  action: null,
  upsell: false,
  final: false,
});

describe('whom an outside model is asked for', () => {
  it.each<ChatIntent>(['explicar', 'calentar', 'carga', 'recuperar', 'pala', 'mental', 'rutina'])('%s', (intent) => {
    expect(mayAskOutside('dime', reply(intent))).toBe(true);
  });

  it.each<ChatIntent>(['saludo', 'gracias', 'plan', 'progreso', 'desconocido', 'suscripcion', 'nutricion', 'lesion'])(
    'not %s: there the facts are ours, or there is nothing to add',
    (intent) => expect(mayAskOutside('dime', reply(intent))).toBe(false),
  );
});

it('asks nothing where our own answer speaks of health', () => {
  expect(mayAskOutside('recomiéndame algo', reply('rutina', 'Esta no carga tu codo, que te molesta.'))).toBe(false);
});

it('asks without the name, and without anything said earlier', () => {
  const { instructions, turns } = chatQuestion(
    '¿y la víbora?',
    reply('explicar', 'Claro, Ana. La víbora, Ana María, lleva efecto.'),
    {
      player: unknownPlayer,
      name: 'Ana María (Ñuño)',
    },
  );
  expect(instructions).toContain('Claro. La víbora, lleva efecto.');
  expect(instructions).not.toMatch(/Ana|María|Ñuño/);
  expect(turns).toEqual([{ role: 'user', content: '¿y la víbora?' }]);
});

describe('mayShow', () => {
  const known = {
    draft: 'El jueves te toca fuerza: «Sentadilla goblet» 3 series.',
    message: '¿qué hago el jueves?',
    exercises: ['Sentadilla goblet', 'Salto al cajón', 'Peso muerto rumano'],
  };

  it.each(['El jueves te toca fuerza, con «Sentadilla goblet».', 'Empieza suave y termina estirando.'])(
    'lets through what the draft says too: %s',
    (text) => expect(mayShow(text, known)).toBe(true),
  );

  it.each([
    'Hoy te toca descanso.',
    'El viernes tienes partido.',
    'Prueba también el salto al cajón.',
    'Añade peso muerto rumano.',
    'Luego haz unos saltos.',
    'Acaba con sprints.',
    'Haz 5 series.',
  ])('refuses a day, an exercise or a figure of its own: %s', (text) => expect(mayShow(text, known)).toBe(false));
});
