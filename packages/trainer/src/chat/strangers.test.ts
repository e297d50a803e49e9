import { describe, expect, it } from 'vitest';
import { makeContext } from '#chat/context.fixture.ts';
import { fifthRound, fourthRound, sixthRound, thirdRound } from '#chat/everyday-late-tables.ts';
import { firstRound, reported, secondRound } from '#chat/everyday-tables.ts';
import { wordCount, wordLimit } from '#chat/phrase.ts';
import { replyTo } from '#chat/reply.ts';
import {
  fifthStrangers,
  firstStrangers,
  fourthStrangers,
  mentionedDays,
  type Stranger,
  secondStrangers,
  sixthStrangers,
  thirdStrangers,
} from '#chat/strangers-tables.ts';
import type { ChatTurn } from '#chat/types.ts';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The conversation so far, with the answers the trainer gave. */
function playedThrough(before: readonly string[]): ChatTurn[] {
  const earlier: ChatTurn[] = [];
  for (const content of before) {
    const { text } = replyTo(content, makeContext({ earlier: [...earlier] }));
    earlier.push({ role: 'user', content }, { role: 'assistant', content: text });
  }
  return earlier;
}

/*
 * First sight, round by round, before anything was changed for them: 18 of 22, 11 of 22, 17 of 22, 16 of 22, 10 of 22,
 * 15 of 22. Of the fourteen about days (the last round) most failed at sight, and some were written while that was
 * mended: they measure nothing. Three expectations gave way. What they showed was then put right, so they are regression
 * tests now; new messages measure again.
 */
function check({ text, intent, action, say, not, data, before = [] }: Stranger): void {
  const reply = replyTo(text, makeContext({ earlier: playedThrough(before) }));
  const said = plain(reply.text);
  expect([intent].flat(), reply.text).toContain(reply.intent);
  if (action !== undefined) expect([action].flat(), reply.text).toContain(reply.action?.type ?? null);
  if (data !== undefined) expect(reply.action?.data).toMatchObject(data);
  if (say !== undefined) expect(said).toMatch(say);
  if (not !== undefined) expect(said).not.toMatch(not);
  expect(wordCount(reply.text), reply.text).toBeLessThanOrEqual(wordLimit);
  expect(reply.text.split('?').length - 1, reply.text).toBeLessThanOrEqual(1);
}

describe('messages of very different people', () => {
  it.each([
    ...firstStrangers,
    ...secondStrangers,
    ...thirdStrangers,
    ...fourthStrangers,
    ...fifthStrangers,
    ...sixthStrangers,
    ...mentionedDays,
    ...reported,
    ...firstRound,
    ...secondRound,
    ...thirdRound,
    ...fourthRound,
    ...fifthRound,
    ...sixthRound,
  ])('$text', check);
});
