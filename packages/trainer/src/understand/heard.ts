import type { Heard } from '@bandeja/domain/onboarding/contract';
import { wordsOf } from '#language/options.ts';
import { dangerOf, flagOf } from '#reader/danger.ts';
import { tellsOfHealth } from '#reader/health.ts';
import { suspicionOf } from '#understand/decisions.ts';
import { understand } from '#understand/understand.ts';

/**
 * The examples are messages to a chat: in a short answer to a question («me da igual», «nací en 1990») they suspect a crisis. A
 * suspicion that no line of the lexicon shares counts there from this certainty on.
 */
const certainInShort = 0.2;
const mostWordsOfShort = 3;

/** What an answer of the conversation says of health, by the reading that stands behind every door. Runs on the server. */
export function hearAnswer(text: string, isAboutInjuries: boolean): Heard {
  const { danger, health } = understand(text, { channel: 'wish', ...(isAboutInjuries && { field: 'injuries' }) });
  const isShort = wordsOf(text).filter((word) => word.length > 1).length <= mostWordsOfShort;
  const suspicion = isShort && (danger?.certainty ?? 0) < certainInShort ? null : suspicionOf(danger);
  const redFlag = suspicion === null ? flagOf(dangerOf(health)) : null;
  return { redFlag, suspicion, isOfHealth: suspicion !== null || redFlag !== null || tellsOfHealth(health) };
}
