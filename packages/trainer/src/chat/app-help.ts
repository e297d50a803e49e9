import { appHelps } from '#chat/app-help-tables.ts';
import type { Heard } from '#chat/hear.ts';
import type { ChatReply } from '#chat/types.ts';

/** The answer to a question about the app itself: where something is; null when it asks nothing of the kind. */
export function appHelpReply({ text }: Heard): ChatReply | null {
  const help = appHelps.find(({ pattern }) => pattern.test(text));
  return help ? { intent: 'desconocido', text: help.text, action: null, upsell: false, final: true } : null;
}
