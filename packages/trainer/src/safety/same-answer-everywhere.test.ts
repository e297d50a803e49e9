import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import { conditionText, safetyTexts } from '@bandeja/domain/profile/safety.messages';
import { atLeast } from '@bandeja/domain/testing/each';
import { type DangerKind, dangerOf } from '@bandeja/reader/danger';
import { profileHealth } from '@bandeja/reader/safety/red-flag';
import { dangerRows, harmless, recognised } from '@bandeja/reader/testing/checked';
import { suspicionOf } from '@bandeja/reader/understand/decisions';
import type { DangerFinding } from '@bandeja/reader/understand/frame';
import { understand } from '@bandeja/reader/understand/understand';
import { wishFrom } from '@bandeja/reader/understand/wish';
import { describe, expect, it } from 'vitest';
import { answerMessage } from '#chat/ask-first.ts';
import type { ChatIntent } from '#chat/types.ts';
import { composeRoutine } from '#composer/compose.ts';
import { answer, at } from '#onboarding/testing/conversation.ts';
import { makeContext } from '#testing/chat-context.ts';
import { makeInput } from '#testing/composer.ts';
import { plan } from '#testing/plan.ts';

type Answer = Exclude<DangerKind, 'prof' | 'restricted'> | 'professional' | 'asks' | 'goes on';

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

function expectedOf(text: string): Answer {
  const { danger, health } = understand(text, { channel: 'chat' });
  return suspected(danger) ?? answerTo(dangerOf(health));
}

function suspected(danger: DangerFinding | null): Answer | null {
  return suspicionOf(danger) === 'question' ? 'asks' : null;
}

const besides = ['weight', 'drug', 'medicine'] as const;

const context = makeContext();
const askedForInjuries = at('injuries');

/** Referrals for an injured area or a long pain are no danger of the whole text; only those of the reading count. */
const doors: Record<string, (text: string, expected: Answer) => Answer> = {
  chat: (text, expected) => {
    const { intent, state, text: reply } = answerMessage(text, context, null);
    if (state.open === 'danger') return 'asks';
    const told = besides.find((flag) => reply.includes(safetyTexts[flag]));
    if (told !== undefined && !isReferral(reply)) return told;
    return expected === 'goes on' && intent === 'medico' ? 'goes on' : (inChat[intent] ?? 'goes on');
  },
  generator: (text, expected) => {
    const asked = suspected(understand(text, { channel: 'wish' }).danger);
    if (asked !== null) return asked;
    const composed = composeRoutine(makeInput(wishFrom(text)));
    if (composed.kind === 'refused') return composed.flag === 'prof' ? 'professional' : composed.flag;
    if (composed.routine.advice.includes(safetyTexts.medicine)) return 'medicine';
    const refers = composed.routine.advice.some(isReferral);
    return refers && expected === 'professional' ? 'professional' : 'goes on';
  },
  profile: (text, expected) =>
    suspected(understand(text, { channel: 'wish', field: 'injuries' }).danger) ??
    shown(plan({ injuries: text }).advice, expected),
  'notes after a session': expectedOf,
  'the first minutes': (text, expected) => {
    const { messages, topic } = answer(askedForInjuries, text, Date.UTC(2026, 10, 21));
    if (topic !== null) return 'asks';
    const sentences = messages.filter(({ role }) => role === 'assistant').flatMap((message) => message.sentences);
    return shown(sentences, expected);
  },
};

const isReferral = (line: string) => line.startsWith(safetyTexts.prof) || line.startsWith(conditionText);

function shown(sentences: readonly string[], expected: Answer): Answer {
  const flags = ['crisis', 'urg', 'rest', 'no', ...besides] as const;
  const flag = flags.find((each) => sentences.some((line) => line.startsWith(safetyTexts[each])));
  if (flag !== undefined) return flag;
  const refers = sentences.some(isReferral);
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

  const texts = [
    ...named.map(([text]) => text),
    ...dangerRows('dangers', 'told').map(([text]) => text),
    ...harmless,
    ...recognised.map(([text]) => text),
  ];
  const expectedAnswers = texts.map((text) => [text, expectedOf(text)] as const);
  it.each(Object.keys(doors))('%s', (door) => {
    const differ = expectedAnswers.flatMap(([text, expected]) => {
      const got = doors[door]?.(text, expected);
      return got === expected ? [] : [`${text}: ${expected}, here ${got}`];
    });
    expect(texts.length).toBeGreaterThan(250);
    expect(differ).toEqual([]);
  });
});

const nobodysMinor = makeContext();
const replyAt: Record<string, (text: string) => string> = {
  chat: (text) => answerMessage(text, nobodysMinor, null).text,
  generator: (text) => {
    const composed = composeRoutine(makeInput(wishFrom(text)));
    return composed.kind === 'refused' ? composed.message : composed.routine.advice.join(' ');
  },
  profile: (text) => plan({ injuries: text }).advice.join(' '),
  'the first minutes': (text) => {
    const { messages } = answer(askedForInjuries, text, Date.UTC(2026, 10, 21));
    return messages.flatMap(({ role, sentences }) => (role === 'assistant' ? sentences : [])).join(' ');
  },
};
const asksFirst = (text: string) => suspected(understand(text, { channel: 'chat' }).danger) !== null;

describe('what only the examples suspect has one text in every part of the product', () => {
  const kinds = ['weight', 'drug', 'medicine', 'no', 'minor'] as const;
  const rows = recognised.flatMap(([text, name]) => {
    const kind = kinds.find((each) => each === name);
    return kind === undefined ? [] : [[kind, text] as const];
  });

  it.each(atLeast(85, rows))('%s: «%s»', (kind, text) => {
    // a calm question about an emergency comes before what goes on
    if ((kind === 'medicine' || kind === 'minor' || kind === 'drug') && asksFirst(text))
      return expect(kind).not.toBe('weight');
    const texts = [safetyTexts[kind], ...(kind === 'weight' ? [safetyTexts.crisis] : [])];
    for (const [door, reply] of Object.entries(replyAt))
      expect([door, texts.some((each) => reply(text).includes(each))]).toEqual([door, true]);
  });

  it.each(
    atLeast(
      65,
      recognised.filter(([, kind]) => kind === 'ordinary'),
    ),
  )('none of them: «%s»', (text) => {
    for (const reply of Object.values(replyAt))
      for (const kind of kinds) expect(reply(text)).not.toContain(safetyTexts[kind]);
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
