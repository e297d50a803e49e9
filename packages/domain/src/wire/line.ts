import * as z from 'zod/mini';

export const lineMessages = {
  breaks: 'Escríbelo en una sola línea, sin saltos',
  invisible: 'Tiene caracteres que no se ven. Bórralo y escríbelo de nuevo.',
} as const;

const breaks = /[\n\v\f\r\u0085\u2028\u2029]/u;

/** They make a name look like another one. The joiners of emoji and of Persian stay between two characters. */
const invisible = new RegExp(
  [
    String.raw`[\p{Cc}\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u202A-\u202E]`,
    String.raw`[\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\u{E0000}-\u{E00FF}]`,
    String.raw`^[\u200C\u200D]|[\u200C\u200D]$|[\u200C\u200D]{2}`,
  ].join('|'),
  'u',
);

const allBreaks = new RegExp(breaks, 'gu');
const allInvisible = new RegExp(invisible, 'gu');

/** Without line breaks and without characters that nobody sees. */
export const lineSchema = (missing?: string) =>
  z.string(missing === undefined ? undefined : { error: missing }).check(
    z.trim(),
    z.refine((text) => !breaks.test(text), lineMessages.breaks),
    z.refine((text) => breaks.test(text) || !invisible.test(text), lineMessages.invisible),
  );

/** Nothing in a file is refused for its looks. */
export function asLine(text: string): string {
  return text.replace(allBreaks, ' ').replace(allInvisible, '').trim();
}
