import { describe, expect, test } from 'vitest';
import type { ChatReply } from '#chat/types.ts';
import { chatContext } from './context.ts';
import { replyFailures } from './reply-checks.ts';
import type { ReplyChecks } from './types.ts';

const crisis =
  'Siento que lo estés pasando así. No estás solo. En España puedes llamar gratis y a cualquier hora al 024; si hay peligro inmediato, al 112. Habla también con alguien de confianza.';

function reply(changes: Partial<ChatReply> = {}): ChatReply {
  return {
    intent: 'explicar',
    text: 'La víbora lleva efecto lateral.',
    action: null,
    upsell: false,
    final: false,
    ...changes,
  };
}

const restThursday: ChatReply['action'] = {
  type: 'update_day',
  data: { day: 'thursday', type: 'Descanso', routineId: null },
};
const gentleWednesday: ChatReply['action'] = {
  type: 'adapt_week',
  data: { area: 'hombro', currentWeek: { wednesday: { type: 'Flexibilidad', routineId: 'routine-R13' } } },
};

describe('a right answer has no failure', () => {
  const right: [string, ReplyChecks, ChatReply][] = [
    ['words', { intent: ['plan', 'explicar'], say: /vibora/, not: /bandeja/, action: null, upsell: false }, reply()],
    [
      'update_day',
      { action: { type: 'update_day', day: 'thursday', to: 'Descanso' } },
      reply({ action: restThursday }),
    ],
    ['adapt_week', { avoids: 'hombro' }, reply({ action: gentleWednesday })],
    ['crisis', { text: 'crisis', intent: 'crisis' }, reply({ intent: 'crisis', text: crisis, final: true })],
  ];
  test.each(right)('%s', (_name, checks, answer) => {
    expect(replyFailures(checks, answer, chatContext)).toEqual([]);
  });
});

describe('a planted violation is seen', () => {
  const unknownRoutine: ChatReply['action'] = {
    type: 'update_day',
    data: { day: 'friday', type: 'Fuerza', routineId: 'routine-R99' },
  };
  const past: ChatReply['action'] = {
    type: 'update_day',
    data: { day: 'monday', type: 'Descanso', routineId: null },
  };
  const planted: [string, ReplyChecks, ChatReply][] = [
    ['intent', { intent: 'plan' }, reply()],
    ['say', { say: /112/ }, reply()],
    ['not', { not: /efecto/ }, reply()],
    ['upsell', { upsell: true }, reply()],
    ['action', { action: null }, reply({ action: restThursday })],
    ['action', { action: { type: 'regenerate_week' } }, reply({ action: restThursday })],
    ['action', { action: { type: 'update_day', day: 'friday', to: 'Descanso' } }, reply({ action: restThursday })],
    ['action', { action: { type: 'adapt_week', sets: { thursday: 'Descanso' } } }, reply({ action: gentleWednesday })],
    ['action', { action: { type: 'make_routine' } }, reply()],
    ['avoids', { avoids: 'hombro' }, reply()],
    ['avoids', { avoids: 'tobillo' }, reply({ action: gentleWednesday })],
    ['text', { text: 'crisis' }, reply({ text: 'Llama al 024.', final: true })],
    ['final', { text: 'crisis' }, reply({ text: crisis })],
    ['final', {}, reply({ intent: 'reposo', action: restThursday })],
    ['edit', {}, reply({ action: unknownRoutine })],
    ['edit', {}, reply({ action: past })],
    ['words', {}, reply({ text: 'palabra '.repeat(121) })],
    ['words', {}, reply({ text: '' })],
    ['questions', {}, reply({ text: '¿Sí? ¿No?' })],
    ['promise', {}, reply({ text: 'El calor cura el codo.' })],
  ];
  test.each(planted)('%s', (key, checks, answer) => {
    expect(replyFailures(checks, answer, chatContext).map((failure) => failure.key)).toContain(key);
  });
});
