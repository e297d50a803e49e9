import * as z from 'zod/mini';
import { readableHost } from '#wire/punycode.ts';

const letter = String.raw`\p{L}\p{M}\p{N}`;
const name = String.raw`[${letter}_'+-]+(?:\.[${letter}_'+-]+)*`;
const label = String.raw`[\p{L}\p{N}](?:[${letter}-]*[${letter}])?`;
const topLabel = String.raw`\p{L}[${letter}-]*[${letter}]`;
/** Letters of every alphabet (RFC 6531, «peña@cañón.es»); no names in quotes, no addresses by number. */
const address = new RegExp(String.raw`^${name}@(?:${label}\.)+${topLabel}$`, 'u');

/** Addresses that are the same in capitals are one: databases do not know all capitals, so only those of ASCII stay. Hosts are written as people read them. */
function canonical(text: string): string {
  const [mailbox, ...hosts] = text.normalize('NFC').split('@');
  const composed = [mailbox, ...hosts.map(readableHost)].join('@');
  return composed.replace(/[^\p{ASCII}]+/gu, (part) => part.toLowerCase()).normalize('NFC');
}

/** An address that somebody types. Mail is sent to it, and accounts are found by it, in the form this schema gives it. */
export const emailSchema = ({ missing, invalid }: { missing: string; invalid: string }) =>
  z.string({ error: missing }).check(
    z.trim(),
    z.minLength(1, missing),
    z.overwrite(canonical),
    z.refine((text) => text === '' || address.test(text), invalid),
    z.maxLength(254, invalid),
  );
