import { weakPasswordMessages } from '@bandeja/domain/auth/messages';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '#kit/errors.ts';

const commonMost = 10_000;
const adminLengthLeast = 12;
/** Shorter parts of a name or address would refuse too much. */
const partLengthLeast = 4;

let common: ReadonlySet<string> | undefined;

/** Words of this product: the first guesses of an attacker. */
const wordsOfTheProduct = new Set([
  'bandeja',
  'bandejapadel',
  'padel',
  'pádel',
  'padelpadel',
  'entrenador',
  'entrenadora',
]);

type Person = { email: string; name: string; isAdmin?: boolean };

/**
 * Refuses a new password that is one of the 10,000 most common ones, a word of this product with figures behind it, or the
 * person's own name or address; admins need twelve characters (docs/product.md#passwords).
 * @param field where the body has it
 * @throws AppError request.invalid
 */
export function refuseWeakPassword(field: string, password: string, person: Person | null): void {
  const message = weaknessOf(password, person);
  if (message !== null) throw new AppError('request.invalid', [{ path: field, message }]);
}

function weaknessOf(password: string, person: Person | null): string | null {
  common ??= new Set(dictionary['passwords-common'].slice(0, commonMost));
  const plain = password.trim().toLowerCase();
  const isGuessed = common.has(plain) || wordsOfTheProduct.has(plain.replace(/[\d!.]+$/, ''));
  if (isGuessed || new Set(plain).size < 3) return weakPasswordMessages.common;
  if (person?.isAdmin && password.length < adminLengthLeast) return weakPasswordMessages.adminShort;
  return person && ownWords(person).has(plain) ? weakPasswordMessages.own : null;
}

/** The address, its parts, the name and its parts, each with and without the digits at its end. */
function ownWords({ email, name }: Person): Set<string> {
  const [mailbox = '', host = ''] = email.toLowerCase().split('@');
  const lowerName = name.trim().toLowerCase();
  const parts = [mailbox, host, host.split('.')[0] ?? '', lowerName, lowerName.replaceAll(/\s+/g, '')];
  const words = [...parts, ...lowerName.split(/\s+/)].filter((word) => word.length >= partLengthLeast);
  return new Set([email.toLowerCase(), ...words, ...words.map((word) => word.replace(/\d+$/, ''))]);
}
