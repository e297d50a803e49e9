function wordPattern(word: string): string {
  return word.replace('#', '\\d+').replace('*', '\\w*') + (word.endsWith('#') ? '' : '\\b');
}

function phrasePattern(phrase: string): string {
  let pattern = '';
  for (const part of phrase.split('_')) {
    const words = part.replace('?', '').split('/').map(wordPattern).join('|');
    if (part === '…') pattern += '[^a-z0-9 ]*(?: \\S+){0,6}?';
    else if (!part.endsWith('?')) pattern += `${pattern === '' || pattern.endsWith(' )?') ? '' : ' '}(?:${words})`;
    else pattern += pattern === '' ? `(?:(?:${words}) )?` : `(?: (?:${words}))?`;
  }
  return pattern;
}

const compiled = new Map<string, RegExp>();

/**
 * Finds these words and phrases in a spelled text. They are separated by white space, as in the vocabulary: `estir*` is
 * every word that begins so, `*` any word, `#` a number, `mala_noche` a phrase, `mi/tu_pareja` a choice, `mi?` what may be
 * missing, and `…` up to six words between two others.
 */
export function phrases(list: string): RegExp {
  const entries = list.replace(/\/\s+/g, '/').trim().split(/\s+/);
  const pattern = compiled.get(list) ?? new RegExp(`\\b(?:${entries.map(phrasePattern).join('|')})`);
  compiled.set(list, pattern);
  return pattern;
}

/** The same where a text begins. */
export const opening = (list: string): RegExp => new RegExp(`^${phrases(list).source}`);
