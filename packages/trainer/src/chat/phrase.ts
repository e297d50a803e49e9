/** No answer is longer (docs/training.md#what-the-chat-may-say). */
export const wordLimit = 120;

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

type Part = string | null | false | undefined;

/**
 * An answer out of its sentences, the most important first: a part that would make it longer than {@link wordLimit} is
 * left out. `closing`, the question for the player, is always there.
 */
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

/**
 * Text of the catalogue or of a plan as an answer may hold it: one line, no markup, no question of its own, at most
 * `characters` long.
 */
export function clean(text: string, characters = 200): string {
  const flat = text
    .replace(/[¿?¡!<>`*_#[\]{}|\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return flat.length <= characters ? flat : `${flat.slice(0, characters - 1).replace(/\s+\S*$/, '')}…`;
}

/** «Movilidad total», as names stand in a sentence. */
export function quoted(name: string): string {
  return `«${clean(name, 60).replace(/[«»]/g, '')}»`;
}

/** «lunes, martes y jueves»; «e» before an i. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  const last = items.at(-1) ?? '';
  return `${items.slice(0, -1).join(', ')} ${/^«?h?i(?!e)/i.test(last) ? 'e' : 'y'} ${last}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** «1 sesión», «7 sesiones». */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

const decimal = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });

/** «7,4». */
export function decimals(value: number): string {
  return decimal.format(value);
}

/** The player's first name, letters only; empty where there is none. */
export function firstName(name: string): string {
  return /^[\p{L}\p{M}'-]{1,20}/u.exec(name.trim())?.[0] ?? '';
}
