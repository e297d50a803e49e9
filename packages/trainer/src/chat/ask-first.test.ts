import { dangerAnswerTexts } from '@bandeja/domain/profile/messages';
import { describe, expect, it } from 'vitest';
import { answerMessage } from '#chat/ask-first.ts';
import type { ChatAnswer } from '#chat/types.ts';
import { safetyTexts } from '#reader/messages.ts';
import { makeContext } from '#testing/chat-context.ts';

const suspicious = 'me ahogo cuando subo escaleras, quiero resistencia';

/** The answers of a conversation with these messages of the player; the trainer's own words never count as earlier messages. */
function said(messages: readonly string[]): ChatAnswer[] {
  let context = makeContext();
  return messages.map((message) => {
    const answer = answerMessage(message, context, 30);
    const earlier = [...context.earlier, { role: 'user', content: message } as const];
    context = {
      ...context,
      state: answer.state,
      earlier: [...earlier, { role: 'assistant', content: 'otras palabras' }],
    };
    return answer;
  });
}

describe('the calm question of the chat', () => {
  it('is stored in the state, with its answers as buttons', () => {
    const [asked] = said([suspicious]);
    expect(asked?.state).toMatchObject({ open: 'danger', asked: suspicious, proposal: null });
    expect(asked?.choices.map(({ label }) => label)).toEqual(Object.values(dangerAnswerTexts));
    expect(asked).toMatchObject({ action: null, others: [], final: true });
  });

  it('depends on the state, not on the shown words', () => {
    const [asked, after] = said([suspicious, 'No, nada de eso']);
    expect(after?.text).not.toBe(asked?.text);
    expect(after?.state.asked).toBe(suspicious);
    expect(said([suspicious, dangerAnswerTexts.chest]).at(-1)?.text).toBe(safetyTexts.urg);
    expect(said([suspicious, dangerAnswerTexts.other]).at(-1)?.text).toBe(safetyTexts.prof);
  });

  it('a suspicion of the lexicon alone is asked about too, and ends after «No, nada de eso»', () => {
    const [asked, after] = said(['casi me da un infarto con el punto de oro, ¿qué me toca hoy?', 'No, nada de eso']);
    expect(asked?.state.open).toBe('danger');
    expect(after).toMatchObject({ intent: 'plan', final: false });
  });

  it('is asked again after a bare «sí», which says neither', () => {
    const [asked, again] = said([suspicious, 'sí']);
    expect(again).toMatchObject({ text: asked?.text, state: { open: 'danger', asked: suspicious } });
  });

  it('ends once something else was answered', () => {
    const answers = said([suspicious, '¿qué me toca hoy?', 'no, nada de eso']);
    expect(answers.map(({ state }) => state.open === 'danger')).toEqual([true, false, false]);
    expect(answers[1]?.intent).toBe('plan');
  });
});
