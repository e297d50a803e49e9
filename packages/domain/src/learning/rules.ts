import type { CorrectionSpan } from '#learning/contract.ts';
import type { Channel } from '#learning/vocabulary.ts';

type Labelled = { channel: Channel; labels: readonly string[]; message: string; spans: readonly CorrectionSpan[] };

/** Spans never overlap. */
export function corpusLine({ channel, labels, message, spans }: Labelled): string {
  let text = '';
  let at = 0;
  for (const { from, to, label } of spans.toSorted((one, other) => one.from - other.from)) {
    if (from < at) continue;
    text += `${plain(message.slice(at, from))}{${label}|${plain(message.slice(from, to))}}`;
    at = to;
  }
  text += plain(message.slice(at));
  return [channel, labels.join(' '), text.replace(/ +/g, ' ').trim()].join('\t');
}

/** The signs of the format have no meaning in a message, and a message is one line. */
function plain(text: string): string {
  return text.replace(/[{}|]/g, ' ').replace(/\s+/g, ' ');
}

const address = /[\w.+-]+@[\w-]+\.[\w.]+/g;
const longNumber = /\+?\d(?:[ .-]?\d){6,}/g;

export function withoutContacts(text: string): string {
  return text.replace(address, '…').replace(longNumber, '…');
}
