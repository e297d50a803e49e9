import { dangerAnswerTexts, dangerQuestions } from '@bandeja/domain/profile/danger.messages';
import { conditionText, safetyTexts } from '@bandeja/domain/profile/safety.messages';
import { describe, expect, it } from 'vitest';
import { answerMessage } from '#chat/ask-first.ts';
import type { ChatAnswer } from '#chat/types.ts';
import { makeContext } from '#testing/chat-context.ts';

const suspicious = 'me ahogo cuando subo escaleras, quiero resistencia';

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
    const answers = [...dangerQuestions.heart.answers, 'none' as const];
    expect(asked?.choices.map(({ label }) => label)).toEqual(answers.map((answer) => dangerAnswerTexts[answer]));
    expect(asked).toMatchObject({ action: null, others: [], final: true });
  });

  it('depends on the state, not on the shown words', () => {
    const [asked, after] = said([suspicious, 'No, nada de eso']);
    expect(after?.text).not.toBe(asked?.text);
    expect(after?.state.asked).toBe(suspicious);
    expect(said([suspicious, dangerAnswerTexts.chest]).at(-1)?.text).toBe(safetyTexts.urg);
    expect(said([suspicious, dangerAnswerTexts.other]).at(-1)?.text).toBe(conditionText);
  });

  it('a suspicion of the lexicon alone is asked about too, and ends after «No, nada de eso»', () => {
    const [asked, after] = said(['me da un infarto con este calendario, ¿qué me toca hoy?', 'No, nada de eso']);
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

describe('a question of its own for what is suspected', () => {
  const ankle = 'el tobillo está enorme y no lo apoyo, ¿qué me toca hoy?';

  it('an ankle that bears nothing is held, in the button’s words or in the player’s', () => {
    for (const answered of ['No puedo apoyar o cargar peso', 'no puedo apoyar']) {
      const [asked, held, later] = said([ankle, answered, 'prepárame una rutina de fuerza de 30 minutos']);
      expect(asked?.text).toMatch(/^¿Cómo está la zona que te duele\?/);
      expect(held?.text).toBe(safetyTexts.urg);
      expect(later).toMatchObject({ text: safetyTexts.urg, action: null });
    }
  });

  it('buttons are understood when typed', () => {
    expect(said([suspicious, 'mareo o desmayo']).at(-1)?.text).toBe(safetyTexts.urg);
    expect(said([suspicious, 'me falta el aire']).at(-1)?.text).toBe(safetyTexts.urg);
  });
});

describe('the help for a crisis in the chat', () => {
  const crisis = 'no quiero vivir';
  const notMeant = 'No, me refería a otra cosa';

  it('names the numbers of Spain, says where help is found elsewhere, and can be taken back', () => {
    const [helped] = said([crisis]);
    expect(helped?.text.split('\n\n')).toEqual([safetyTexts.crisis, expect.stringMatching(/^Fuera de España: /)]);
    expect(helped?.choices).toEqual([{ intent: null, label: notMeant }]);
    expect(helped).toMatchObject({
      intent: 'crisis',
      action: null,
      final: true,
      state: { flag: null, open: 'crisis' },
    });
  });

  it('one tap answers the message after all, and no flag stays', () => {
    const [, after, later] = said(['¿qué me toca hoy? que si no me suicido', notMeant, 'gracias']);
    expect(after).toMatchObject({ takesBack: true, intent: 'plan', state: { flag: null, open: null } });
    expect(later?.text).not.toMatch(/024/);
  });

  it('a danger besides it still stands', () => {
    const [, after] = said(['me quiero morir, me duele el pecho al correr', notMeant]);
    expect(after).toMatchObject({ text: safetyTexts.urg, state: { flag: 'urg' } });
  });

  it('stands once anything else is said', () => {
    const [, after] = said([crisis, 'gracias']);
    expect(after?.state.flag).toBe('crisis');
    expect(after?.text).toMatch(/^Gracias por seguir aquí\./);
  });

  it('takes no earlier emergency back', () => {
    const answers = said(['me duele el pecho al correr', crisis, notMeant]);
    expect(answers.at(-1)?.state.flag).toBe('urg');
  });
});

it.each(['lo que quieras', 'me largo de puente'])(
  '«%s» proposes no routine that the generator would refuse',
  (text) => {
    const { action } = answerMessage(text, makeContext({ canGenerate: true }), null);
    expect(action).toBeNull();
  },
);
