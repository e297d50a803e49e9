const base = 36;
const prefix = 'xn--';

function digitOf(character: string): number {
  return /[a-z]/.test(character) ? character.charCodeAt(0) - 97 : character.charCodeAt(0) - 22;
}

function adapted(delta: number, points: number, isFirst: boolean): number {
  let left = Math.floor(delta / (isFirst ? 700 : 2));
  left += Math.floor(left / points);
  let steps = 0;
  for (; left > 455; steps += base) left = Math.floor(left / 35);
  return steps + Math.floor((36 * left) / (left + 38));
}

/** RFC 3492; null where it is none. */
function decoded(encoded: string): string | null {
  const hyphen = encoded.lastIndexOf('-');
  const points = [...encoded.slice(0, Math.max(0, hyphen))].map((character) => character.charCodeAt(0));
  let [point, place, bias, weight, before, step] = [128, 0, 72, 1, 0, base];
  for (const character of encoded.slice(hyphen + 1)) {
    const digit = digitOf(character);
    const threshold = Math.min(26, Math.max(1, step - bias));
    place += digit * weight;
    if (digit >= threshold) {
      weight *= base - threshold;
      step += base;
      continue;
    }
    bias = adapted(place - before, points.length + 1, before === 0);
    point += Math.floor(place / (points.length + 1));
    place %= points.length + 1;
    if (point > 0x10_ff_ff) return null;
    points.splice(place, 0, point);
    place += 1;
    [weight, before, step] = [1, place, base];
  }
  return String.fromCodePoint(...points);
}

/** «xn--can-8mak.es» as people read it; a name that means no other stays. */
export function readableHost(host: string): string {
  const readable = host
    .split('.')
    .map((label) => {
      const plain = label.toLowerCase();
      return /^xn--[a-z\d-]+$/.test(plain) ? (decoded(plain.slice(prefix.length)) ?? label) : label;
    })
    .join('.');
  return URL.canParse(`http://${readable}`) && new URL(`http://${readable}`).hostname === host.toLowerCase()
    ? readable
    : host;
}
