import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import { describe, expect, it } from 'vitest';
import { answerMessage } from '#chat/ask-first.ts';
import type { ChatIntent } from '#chat/types.ts';
import { composeRoutine } from '#composer/compose.ts';
import { answer, at } from '#onboarding/testing/conversation.ts';
import { type DangerKind, dangerOf } from '#reader/danger.ts';
import { safetyTexts } from '#reader/messages.ts';
import { suspectedCrisisText } from '#safety/danger-question.ts';
import { profileHealth } from '#safety/red-flag.ts';
import { makeContext } from '#testing/chat-context.ts';
import { dangerRows, harmless } from '#testing/checked.ts';
import { makeInput } from '#testing/composer.ts';
import { plan } from '#testing/plan.ts';
import { suspicionOf } from '#understand/decisions.ts';
import type { DangerFinding } from '#understand/frame.ts';
import { understand } from '#understand/understand.ts';
import { wishFrom } from '#understand/wish.ts';

/** The answer to a text: a text that stops, the advice to see a professional first, the calm question, or none of these. */
type Answer = 'crisis' | 'urg' | 'rest' | 'no' | 'professional' | 'asks' | 'perhaps a crisis' | 'goes on';

const answerTo = (kind: DangerKind | null): Answer => {
  if (kind === null) return 'goes on';
  return kind === 'prof' || kind === 'restricted' ? 'professional' : kind;
};

const inChat: Partial<Record<ChatIntent, Answer>> = {
  crisis: 'crisis',
  urgencia: 'urg',
  reposo: 'rest',
  no_dopaje: 'no',
  medico: 'professional',
};

/** The required answer everywhere. */
function expectedOf(text: string): Answer {
  const { danger, health } = understand(text, { channel: 'chat' });
  return suspected(danger) ?? answerTo(dangerOf(health));
}

function suspected(danger: DangerFinding | null): Answer | null {
  const suspicion = suspicionOf(danger);
  return suspicion === null ? null : suspicion === 'crisis' ? 'perhaps a crisis' : 'asks';
}

const context = makeContext();
const askedForInjuries = at('injuries');

/** Referrals for an injured area or a long pain are no danger of the whole text; only those of the reading count. */
const doors: Record<string, (text: string, expected: Answer) => Answer> = {
  chat: (text, expected) => {
    const { intent, state, text: said } = answerMessage(text, context, null);
    if (state.open === 'danger') return 'asks';
    if (said === suspectedCrisisText(null)) return 'perhaps a crisis';
    return expected === 'goes on' && intent === 'medico' ? 'goes on' : (inChat[intent] ?? 'goes on');
  },
  generator: (text, expected) => {
    const asked = suspected(understand(text, { channel: 'wish' }).danger);
    if (asked !== null) return asked;
    const composed = composeRoutine(makeInput(wishFrom(text)));
    if (composed.kind === 'refused') return composed.flag === 'prof' ? 'professional' : composed.flag;
    const refers = composed.routine.advice.some((line) => line.startsWith(safetyTexts.prof));
    return refers && expected === 'professional' ? 'professional' : 'goes on';
  },
  profile: (text, expected) =>
    suspected(understand(text, { channel: 'wish', field: 'injuries' }).danger) ??
    shown(plan({ injuries: text }).advice, expected),
  'notes after a session': expectedOf,
  'the first minutes': (text, expected) => {
    const { messages, doubted } = answer(askedForInjuries, text, Date.UTC(2026, 10, 21));
    if (doubted !== null) return 'asks';
    const sentences = messages.filter(({ role }) => role === 'assistant').flatMap((message) => message.sentences);
    return sentences.includes(suspectedCrisisText(null)) ? 'perhaps a crisis' : shown(sentences, expected);
  },
};

function shown(sentences: readonly string[], expected: Answer): Answer {
  const flags = ['crisis', 'urg', 'rest', 'no'] as const;
  const flag = flags.find((each) => sentences.some((line) => line.startsWith(safetyTexts[each])));
  if (flag !== undefined) return flag;
  const refers = sentences.some((line) => line.startsWith(safetyTexts.prof));
  return refers && expected === 'professional' ? 'professional' : 'goes on';
}

describe('one danger, one answer, in every part of the product', () => {
  const named: [string, Answer][] = [
    ['me da un chungo cuando corro', 'urg'],
    ['voy con muletas', 'professional'],
    ['llevo la muñeca escayolada', 'professional'],
    ['ayer vomité todo el día, quiero algo suave', 'rest'],
  ];

  it.each(named)('«%s» is %s', (text, expected) => {
    expect(expectedOf(text)).toBe(expected);
  });

  const texts = [...named.map(([text]) => text), ...dangerRows('dangers', 'told').map(([text]) => text), ...harmless];
  it.each(Object.keys(doors))('%s', (door) => {
    const differ = texts.flatMap((text) => {
      const expected = expectedOf(text);
      const got = doors[door]?.(text, expected);
      return got === expected ? [] : [`${text}: ${expected}, here ${got}`];
    });
    expect(texts.length).toBeGreaterThan(250);
    expect(differ).toEqual([]);
  });
});

describe('one pain, one area, in every part of the product', () => {
  it.each<[string, BodyArea]>([
    ['riñones tiesos después de conducir', 'lumbar'],
    ['my knee feels a bit sore on stairs', 'rodilla'],
    ['el pescozo lo tengo tieso de mirar para los globos', 'hombro'],
    ['me duele el hombro al sacar', 'hombro'],
  ])('«%s»: %s', (text, area) => {
    const { intent, state } = answerMessage(text, context, null);
    const read = [
      understand(text, { channel: 'chat' }).health,
      wishFrom(text).health,
      profileHealth({ injuries: text }),
      profileHealth({ injuries: '', felt: state.discomfort }),
    ];
    expect(read.map(({ injuries }) => injuries.map((injury) => injury.area))).toEqual(read.map(() => [area]));
    expect(intent).toBe('lesion');
  });

  it('ignores areas reported as painless', () => {
    const text = 'no me duele la rodilla, me duele el tobillo';
    const read = [wishFrom(text).health, profileHealth({ injuries: text })];
    expect(read.map(({ injuries }) => injuries.map(({ area }) => area))).toEqual([['tobillo'], ['tobillo']]);
  });
});
