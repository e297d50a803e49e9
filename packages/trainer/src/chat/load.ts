import type { Heard } from '#chat/hear.ts';
import { answer } from '#chat/phrase.ts';
import { tired, tiredReply } from '#chat/tired.ts';
import { replyAbout } from '#chat/topics/reply-about.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';

/** Returning after a pause follows docs/training.md#coming-back. */
const wordReply = replyAbout('carga', 'effort');

const load =
  'La carga de una sesión es su RPE (0–10) por los minutos; la semanal, la suma. Que suba poco a poco, y con días suaves en medio. Es una orientación para planificar, no un semáforo de lesiones.';

export const loadReply = (): ChatReply => answer('carga', load);

export function loadWordReply(heard: Heard, context: ChatContext): ChatReply | null {
  return wordReply(heard, context) ?? (tired.test(heard.text) ? tiredReply(context) : null);
}

const effortNamed = /\b(?:rpe|esfuerzo)(?: de| del| a| un)? ?(10|\d)\b/;

/** «¿y una de 58 min a rpe 6?»: the load of a session that is named. */
export function computedLoad({ text, minutes, raw }: Heard): ChatReply | null {
  const [, effort] = effortNamed.exec(text) ?? [];
  if (effort === undefined || minutes === null || !raw.includes('?')) return null;
  return answer(
    'carga',
    `${minutes} min × ${effort} = ${minutes * Number(effort)} de carga: tu esfuerzo por los minutos.`,
  );
}
