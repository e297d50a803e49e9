import type { Heard } from '#chat/hear.ts';
import { gameRules } from '#chat/rules-tables.ts';
import type { ChatReply } from '#chat/types.ts';

/** The answer to a question about the rules of the game; null when it asks none. */
export function ruleReply({ text }: Heard): ChatReply | null {
  const rule = gameRules.find(({ pattern }) => pattern.test(text));
  return rule ? { intent: 'explicar', text: rule.text, action: null, upsell: false, final: false } : null;
}
