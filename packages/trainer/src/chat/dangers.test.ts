import { conditionText, safetyTexts } from '@bandeja/domain/profile/safety.messages';
import { atLeast } from '@bandeja/domain/testing/each';
import { dangerRows, harmless } from '@bandeja/reader/testing/checked';
import { describe, expect, it } from 'vitest';
import { replyTo } from '#chat/reply.ts';
import { makeContext } from '#testing/chat-context.ts';

const context = makeContext();
const texts = ['crisis', 'urg', 'rest', 'no', 'weight', 'drug', 'prof'] as const;
const isText = (expected: string): expected is (typeof texts)[number] => texts.some((each) => each === expected);
const doctorFirst = 'hasta que te dé el visto bueno';
const about = (expected: string) => isText(expected) || /^(?:care|acute|restricted)/.test(expected);

describe('dangers in messages to the chat', () => {
  const answered = dangerRows('dangers', 'told').filter(([, expected]) => about(expected));
  it.each(atLeast(150, answered))('«%s» is answered as %s', (text, expected) => {
    const reply = replyTo(text, context);
    if (expected === 'prof' || expected === 'restricted') {
      const said = [safetyTexts.prof, conditionText, doctorFirst].filter((words) => reply.text.includes(words));
      expect(said).toHaveLength(1);
    } else if (isText(expected)) {
      expect(reply.text).toContain(safetyTexts[expected]);
      expect(reply.action).toBeNull();
    } else {
      expect(['lesion', 'medico']).toContain(reply.intent);
    }
  });

  const minors = dangerRows('dangers').filter(([, expected]) => expected === 'minor');
  it.each(atLeast(3, minors))('«%s» speaks of an adult', (text) => {
    expect(replyTo(text, context).text).toContain('adulto');
  });

  it.each(atLeast(120, harmless))('«%s» sets off nothing', (text) => {
    const { intent } = replyTo(text, context);
    expect(['urgencia', 'crisis', 'reposo', 'medico', 'no_dopaje', 'lesion']).not.toContain(intent);
  });
});
