/** So many words are remembered with what was found for them; then it begins again. */
const mostWords = 10_000;
/** Longer ones are none that come back. */
const longest = 40;

/** A pure function of a word that computes the same word once. */
export function remembered<Value>(compute: (word: string) => Value): (word: string) => Value {
  const found = new Map<string, Value>();
  return (word) => {
    const known = found.get(word);
    if (known !== undefined) return known;
    if (found.size >= mostWords) found.clear();
    const value = compute(word);
    if (word.length <= longest) found.set(word, value);
    return value;
  };
}
