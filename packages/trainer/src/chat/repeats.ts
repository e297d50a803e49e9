import { dietNotes } from '#chat/knowing.ts';
import { lowerFirst } from '#chat/phrase.ts';
import { texts } from '#chat/texts.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';

/** Where one sentence ends and the next begins. */
const boundary = /(?<=[.!?]) +(?=[A-ZÁÉÍÓÚÑ¿¡«])/;
const always: readonly string[] = [texts.confirm, texts.gentleLine, ...dietNotes];
/** Shorter ones may be said again. */
const fewestWords = 5;

/** No sentence of the last answers is said again, as long as something is left to say. */
export function withoutRepeats(reply: ChatReply, { earlier }: ChatContext): ChatReply {
  const said = new Set(earlier.flatMap(({ role, content }) => (role === 'assistant' ? content.split(boundary) : [])));
  const sentences = reply.text.split(boundary);
  const isNew = (sentence: string) =>
    always.includes(sentence) || sentence.split(' ').length < fewestWords || !said.has(sentence);
  const left = sentences.filter(isNew);
  const says = left.filter((sentence) => !always.includes(sentence) && sentence.split(' ').length >= fewestWords);
  if (left.length === sentences.length || reply.about?.open != null) return reply;
  if (says.length > 0) return { ...reply, text: left.join(' ') };
  // the player asks the same again: the same answer, said as such
  const [first = ''] = sentences;
  return first.startsWith('Como te decía') ? reply : { ...reply, text: `Como te decía: ${lowerFirst(reply.text)}` };
}
