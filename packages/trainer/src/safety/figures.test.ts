import { atLeast } from '@bandeja/domain/testing/each';
import { checkedRows } from '@bandeja/reader/testing/checked';
import { type Door, understand } from '@bandeja/reader/understand/understand';
import { describe, expect, it } from 'vitest';
import { answerMessage } from '#chat/ask-first.ts';
import { makeContext } from '#testing/chat-context.ts';

/** Chat and notes; generator and first conversation; injuries. */
const doors: readonly Door[] = [{ channel: 'chat' }, { channel: 'wish' }, { channel: 'wish', field: 'injuries' }];
const rowsOf = (kind: string) => checkedRows('figures').flatMap(([first, text = '']) => (first === kind ? text : []));
const asTyped = (text: string) => [text, text.toUpperCase(), text.normalize('NFD').replace(/\p{M}/gu, ''), `${text}.`];
const readings = (text: string) => asTyped(text).flatMap((each) => doors.map((door) => understand(each, door)));

describe('dying and cutting as a figure of speech (messages/checked/figures.tsv)', () => {
  it.each(atLeast(50, rowsOf('figure')))('«%s» is answered at every door', (text) => {
    const stopped = readings(text).filter(
      ({ danger, health }) => danger?.decision === 'act' || health.redFlag !== null,
    );
    expect(stopped.map(({ danger }) => danger)).toEqual([]);
    expect(answerMessage(text, makeContext(), null).intent).not.toBe('crisis');
  });

  it.each(atLeast(25, rowsOf('meant')))('«%s» gets the text at every door', (text) => {
    expect(new Set(readings(text).map(({ health }) => health.redFlag))).toEqual(new Set(['crisis']));
  });
});
