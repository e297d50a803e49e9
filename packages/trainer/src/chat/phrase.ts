import type { ChatIntent, ChatReply } from '#chat/types.ts';

/** docs/training.md#what-the-chat-may-say. */
export const wordLimit = 120;

const wordsIn = (text: string): string[] =>
  [...text]
    .map((sign) => sign.trim() || ' ')
    .join('')
    .split(' ')
    .filter((word) => word !== '');

export const wordCount = (text: string): number => wordsIn(text).length;

export type Part = string | null | false | undefined;

/** The most important sentence first; what exceeds {@link wordLimit} is left out, `closing` never is. */
export function compose(parts: readonly Part[], closing = ''): string {
  let left = wordLimit - wordCount(closing);
  const chosen: string[] = [];
  for (const part of parts) {
    const words = part ? wordCount(part) : 0;
    if (!part || words > left) continue;
    chosen.push(part);
    left -= words;
  }
  return [...chosen, closing].filter((part) => part !== '').join(' ');
}

const markup = '¿?¡!<>`*_#[]{}|\\';
/** One line, no markup, no question. */
export function clean(text: string, characters = 200): string {
  const flat = wordsIn([...text].filter((sign) => !markup.includes(sign)).join('')).join(' ');
  if (flat.length <= characters) return flat;
  const cut = flat.slice(0, characters - 1);
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut}…`;
}

export function quoted(name: string): string {
  return `«${clean(name, 60).replaceAll('«', '').replaceAll('»', '')}»`;
}

/** «e» before an i. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  const last = items.at(-1) ?? '';
  const sound = last.replace('«', '').toLowerCase();
  const isLikeAnd = ['i', 'hi'].some((start) => sound.startsWith(start) && !sound.startsWith(`${start}e`));
  return `${items.slice(0, -1).join(', ')} ${isLikeAnd ? 'e' : 'y'} ${last}`;
}

export function lowerFirst(text: string): string {
  const isWord = text.slice(1, 2) === text.slice(1, 2).toLowerCase();
  return isWord ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const decimal = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });

export function decimals(value: number): string {
  return decimal.format(value);
}

export function answer(intent: ChatIntent, text: string, more: Partial<ChatReply> = {}): ChatReply {
  return { intent, text, action: null, upsell: false, final: false, ...more };
}
