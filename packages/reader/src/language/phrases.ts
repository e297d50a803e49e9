function wordPattern(word: string): string {
  const pattern = word.replaceAll('#', '\\d+(?:[.,]\\d+)?').replaceAll('*', '\\w*');
  return /[a-z\d*]$/.test(word) ? `${pattern}\\b` : pattern;
}

function phrasePattern(phrase: string): string {
  let pattern = '';
  let gap = '';
  for (const part of phrase.split('_')) {
    const words = part.replace(/[?!]/, '').split('/').map(wordPattern).join('|');
    if (part.startsWith('!') && pattern === '') {
      pattern = `(?<!\\b(?:${words}) )`;
      continue;
    }
    if (part === '|') pattern += ' *(?:$|[,.;:!?])';
    else if (part.startsWith('!')) pattern += `(?!${gap}(?:${words}))`;
    else if (part === '…') pattern += '[^a-z0-9 ]*(?: \\S+){0,6}?';
    else if (!part.endsWith('?')) pattern += `${gap}(?:${words})`;
    else pattern += gap === '' ? `(?:(?:${words}),? )?` : `(?:${gap}(?:${words}))?`;
    if (part === '…') gap = ' [^a-z0-9 ]*';
    else if (!part.endsWith('?') || gap !== '') gap = ' ';
  }
  return pattern;
}

/** All compiled phrases, by their pattern. */
export const compiledPhrases = new Map<string, RegExp>();
function patternOf(key: string, sourceOf: () => string): RegExp {
  const pattern = compiledPhrases.get(key) ?? new RegExp(sourceOf());
  compiledPhrases.set(key, pattern);
  return pattern;
}

/**
 * A pattern for these words and phrases in a spelled text. They are separated by white space, as in the vocabulary:
 * `estir*` is every word that begins so, `*` any word, `#` a number, `mala_noche` a phrase, `mi/tu_pareja` a choice,
 * `mi?` an optional word, `…` up to six words between two others, `!de` a word that must not come before or after, and
 * `|` the end of a clause.
 */
export const phrases = (list: string): RegExp =>
  patternOf(list, () => `\\b(?:${list.replace(/\/\s+/g, '/').trim().split(/\s+/).map(phrasePattern).join('|')})`);

/** The same at the beginning of a text, at its end, and as the whole text. */
export const opening = (list: string): RegExp => patternOf(`^${list}`, () => `^[^a-z0-9]*${phrases(list).source}`);
export const closing = (list: string): RegExp => patternOf(`${list}$`, () => `${phrases(list).source}[ ,.;:!-]*$`);
export const only = (list: string): RegExp =>
  patternOf(`^${list}$`, () => `^[^a-z0-9]*${phrases(list).source}[^a-z0-9]*$`);
