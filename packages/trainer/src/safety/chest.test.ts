import { safetyTexts } from '@bandeja/domain/profile/safety.messages';
import { atLeast } from '@bandeja/domain/testing/each';
import { readHealth } from '@bandeja/reader/health';
import { readRedFlag } from '@bandeja/reader/safety/red-flag';
import { checkedRows } from '@bandeja/reader/testing/checked';
import { suspicionOf } from '@bandeja/reader/understand/decisions';
import { hearAnswer } from '@bandeja/reader/understand/heard';
import { understand } from '@bandeja/reader/understand/understand';
import { wishFrom } from '@bandeja/reader/understand/wish';
import { describe, expect, it } from 'vitest';
import { answerMessage } from '#chat/ask-first.ts';
import { composeRoutine } from '#composer/compose.ts';
import { makeContext } from '#testing/chat-context.ts';
import { makeInput } from '#testing/composer.ts';

const rows = checkedRows('chest').map(([expected = '', text = '']) => ({ expected, text }));
const hurting = rows.filter(({ expected }) => expected === 'urg');
const joking = rows.filter(({ expected }) => expected === 'none');
const context = makeContext();

function atTheDoors(text: string): Record<string, string> {
  const asked = (door: Parameters<typeof understand>[1]) =>
    suspicionOf(understand(text, door).danger) === 'question' ? 'question' : null;
  const composed = composeRoutine(makeInput(wishFrom(text)));
  const reply = answerMessage(text, context, null);
  const asksInChat = reply.state.open === 'danger' ? 'asks' : 'none';
  const heard = hearAnswer(text, true, '2026-11-28');
  const notes = understand(text, { channel: 'chat' }).health.redFlag;
  return {
    chat: reply.text === safetyTexts.urg ? 'urg' : asksInChat,
    generator: asked({ channel: 'wish' }) ?? (composed.kind === 'refused' ? composed.flag : 'none'),
    profile: asked({ channel: 'wish', field: 'injuries' }) ?? readRedFlag({ injuries: text, age: 40 })?.kind ?? 'none',
    notes: asked({ channel: 'chat' }) ?? notes ?? 'none',
    'the first minutes': (heard.suspicion === 'question' ? 'question' : heard.redFlag) ?? 'none',
  };
}

const everywhere = (answer: string) => ({
  chat: answer,
  generator: answer,
  profile: answer,
  notes: answer,
  'the first minutes': answer,
});

describe('pain in the chest, as people of seven languages tell it', () => {
  it.each(atLeast(60, hurting))('«$text» is an emergency at every door', ({ text }) => {
    expect(atTheDoors(text)).toEqual(everywhere('urg'));
  });

  it.each(atLeast(60, joking))('«$text» is the joke of somebody who was thrilled', ({ text }) => {
    expect(atTheDoors(text)).toEqual(everywhere('none'));
  });

  it.each([
    'casi me da un infarto, ganamos 7-6, pero desde entonces me duele el pecho',
    'partido de infarto, 7-6, y me dio un mareo al acabar',
    'tuve un infarto hace dos meses, ganamos 7-6 y quiero volver',
    'a mi padre le dio un infarto en la final, ganamos 7-6',
    'casi me desmayo en el tie-break por el calor, ganamos',
  ])('a joke hides nothing: «%s»', (text) => {
    expect(readHealth(text).redFlag).toBe('urg');
  });

  it.each([
    'me duele aquí en medio de la espalda',
    'quiero entrenar el pecho, treino de peito 30 min',
    'tight hamstrings',
  ])('«%s» is no emergency', (text) => {
    expect(readHealth(text).redFlag).toBeNull();
  });
});
