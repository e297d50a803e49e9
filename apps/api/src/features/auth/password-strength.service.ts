import { weakPasswordMessages } from '@bandeja/domain/auth/messages';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '#kit/errors.ts';

const commonMost = 10_000;
const adminLengthLeast = 12;
const partLengthLeast = 4;

let common: ReadonlySet<string> | undefined;

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

/** docs/product.md#passwords. @param field where the body has it @throws AppError request.invalid */
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
  return person && personalWords(person).has(plain) ? weakPasswordMessages.own : null;
}

function personalWords({ email, name }: Person): Set<string> {
  const [mailbox = '', host = ''] = email.toLowerCase().split('@');
  const lowerName = name.trim().toLowerCase();
  const parts = [mailbox, host, host.split('.')[0] ?? '', lowerName, lowerName.replaceAll(/\s+/g, '')];
  const words = [...parts, ...lowerName.split(/\s+/)].filter((word) => word.length >= partLengthLeast);
  return new Set([email.toLowerCase(), ...words, ...words.map((word) => word.replace(/\d+$/, ''))]);
}
