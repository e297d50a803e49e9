const head = `# Settings of the server, written by \`npm run env\` from docs/operations.md. Copy it to .env and keep that to yourself.
# A line that begins with # holds the default, or waits for a value; empty counts as absent.
`;

const widest = 118;

/** @typedef {{ names: string[], defaults: string, meaning: string }} Row */

/** The table below «## Settings». @param {string} operations @returns {Row[]} */
export function settingRows(operations) {
  const [, section = ''] = operations.split('\n## Settings\n');
  const lines = section.split('\n## ', 1)[0]?.split('\n') ?? [];
  return lines
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [names = '', defaults = '', ...meaning] = line.slice(2, -2).split(' | ');
      const found = [...names.matchAll(/`([A-Z\d_]+)`/g)].map(([, name = '']) => name);
      return { names: found, defaults, meaning: meaning.join(' | ') };
    });
}

/** @param {readonly Row[]} rows */
export function writeEnvExample(rows) {
  const parts = rows.map(({ names, defaults, meaning }) => {
    const values = literalDefaults(defaults, names.length);
    const isSaid = defaults.split(', ').every((part) => part === '—' || values.includes(part.replaceAll('`', '')));
    const told = isSaid ? plain(meaning) : `${plain(meaning)} Without it: ${plain(defaults)}.`;
    return [...wrap(told), ...names.map((name, index) => `#${name}=${values[index] ?? ''}`)].join('\n');
  });
  return [head, ...parts.map((part) => `${part}\n`)].join('\n');
}

/** Empty where the default is not a value but a sentence. @param {string} defaults @param {number} count */
function literalDefaults(defaults, count) {
  const parts = defaults.split(', ').map((part) => /^`([^`$]+)`$/.exec(part)?.[1] ?? '');
  return parts.length === count ? parts : Array.from({ length: count }, () => '');
}

/** Markdown as a reader of a terminal would see it. @param {string} text */
const plain = (text) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('`', '');

/** @param {string} text */
function wrap(text) {
  const lines = ['#'];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`;
    if (line.length > widest) lines.push(`# ${word}`);
    else lines[lines.length - 1] = line;
  }
  return lines;
}
