import type { BroadcastKind, Segment } from '#broadcasts/vocabulary.ts';

/** Advertising is never sent to anybody under this age (LGP, LOPDGDD). */
export const advertisingAge = 18;

/** A service notice concerns an account: lists of addresses have none. */
export function mayBe(kind: BroadcastKind, segment: Segment): boolean {
  return kind === 'advertising' || !(segment === 'newsletter' || segment.startsWith('waiting_'));
}

export type BodyPart = string | { label: string; path: string };

const button = /^\[([^\]\n]{1,60})\]\((\/[^\s)]*)\)$/;

/** Paragraphs by empty lines; `{{nombre}}` is the first name, a greeting without one goes; `[Text](/page)` alone is a button to a page of ours. */
export function bodyParts(body: string, firstName: string): BodyPart[] {
  return body.split(/\n\s*\n/).flatMap((paragraph): BodyPart[] => {
    const text = paragraph.trim();
    const [, label, path] = button.exec(text) ?? [];
    if (label !== undefined && path !== undefined) return [{ label, path }];
    const named = firstName === '' ? text.replace(/,? ?\{\{nombre\}\}/g, '') : text.replaceAll('{{nombre}}', firstName);
    return named === '' ? [] : [named];
  });
}
