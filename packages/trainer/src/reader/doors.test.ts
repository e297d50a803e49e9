import { describe, expect, it } from 'vitest';
import { makeContext } from '#chat/context.fixture.ts';
import { replyTo } from '#chat/reply.ts';
import type { ChatIntent } from '#chat/types.ts';
import { composeRoutine } from '#composer/compose.ts';
import { at } from '#onboarding/conversation.fixture.ts';
import { answer } from '#onboarding/conversation.ts';
import { type DangerKind, readDanger } from '#reader/danger.ts';
import { dangers, harmless, told } from '#reader/dangers-tables.ts';
import { safetyTexts } from '#reader/messages.ts';
import { dangerIn } from '#understand/health.ts';
import { wishFrom } from '#understand/wish.ts';
import { makeInput } from '../../test/composer.ts';
import { plan } from '../../test/plan.ts';

/** What a door answers: a text that stops, the word of a professional first, or neither. */
type Answer = 'crisis' | 'urg' | 'rest' | 'no' | 'professional' | 'goes on';

const answerTo = (kind: DangerKind | undefined): Answer => {
  if (kind === undefined) return 'goes on';
  return kind === 'prof' || kind === 'restricted' ? 'professional' : kind;
};

const inChat: Partial<Record<ChatIntent, Answer>> = {
  crisis: 'crisis',
  urgencia: 'urg',
  reposo: 'rest',
  no_dopaje: 'no',
  medico: 'professional',
};

const context = makeContext();
const askedForInjuries = at('injuries');

/** Referrals for an injured area or a long pain are no danger of the text as a whole; only what the reading names counts. */
const doors: Record<string, (text: string, expected: Answer) => Answer> = {
  chat: (text, expected) => {
    const { intent } = replyTo(text, context);
    return expected === 'goes on' && intent === 'medico' ? 'goes on' : (inChat[intent] ?? 'goes on');
  },
  generator: (text, expected) => {
    const composed = composeRoutine(makeInput(wishFrom(text)));
    if (composed.kind === 'refused') return composed.flag === 'prof' ? 'professional' : composed.flag;
    const refers = composed.routine.advice.some((line) => line.startsWith(safetyTexts.prof));
    return refers && expected === 'professional' ? 'professional' : 'goes on';
  },
  profile: (text, expected) => shown(plan({ injuries: text }).advice, expected),
  onboarding: (text, expected) => {
    const { messages } = answer(askedForInjuries, text, Date.UTC(2026, 10, 21));
    const sentences = messages.filter(({ role }) => role === 'assistant').flatMap((message) => message.sentences);
    return shown(sentences, expected);
  },
};

function shown(sentences: readonly string[], expected: Answer): Answer {
  const flags = ['crisis', 'urg', 'rest', 'no'] as const;
  const flag = flags.find((each) => sentences.some((line) => line.startsWith(safetyTexts[each])));
  if (flag !== undefined) return flag;
  const refers = sentences.some((line) => line.startsWith(safetyTexts.prof));
  return refers && expected === 'professional' ? 'professional' : 'goes on';
}

describe('one danger, one answer, whatever part of the product the text reaches', () => {
  const named: [string, Answer][] = [
    ['me da un chungo cuando corro', 'urg'],
    ['voy con muletas', 'professional'],
    ['llevo la muñeca escayolada', 'professional'],
    ['ayer vomité todo el día, quiero algo suave', 'rest'],
  ];

  it.each(named)('«%s» is %s', (text, expected) => {
    expect(answerTo(dangerIn(text)?.kind)).toBe(expected);
  });

  const texts = [...named.map(([text]) => text), ...[...dangers, ...told].map(([text]) => text), ...harmless];
  it.each(Object.keys(doors))('%s', (door) => {
    const differ = texts.flatMap((text) => {
      // the conversation of the first minutes runs in the browser, where there are no weights
      const expected = answerTo((door === 'onboarding' ? readDanger(text) : dangerIn(text))?.kind);
      const got = doors[door]?.(text, expected);
      return got === expected ? [] : [`${text}: ${expected}, here ${got}`];
    });
    expect(texts.length).toBeGreaterThan(250);
    expect(differ).toEqual([]);
  });
});
