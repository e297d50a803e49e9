/** Letters without ink: spaces of every kind, joiners, fillers, the empty cell of Braille. */
const unseen = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The first line of a mail, with the name where it is known and allowed. */
export function greeting(name: string | null): string {
  const words = (name ?? '').replaceAll(/\s+/g, ' ').trim();
  return words.replaceAll(unseen, '') === '' ? '¡Hola!' : `Hola, ${words}:`;
}

/**
 * The first line of a mail to an account. The name only once its owner has shown to read this address: strangers must
 * not write to others through it.
 */
export function greetAccount({ name, isVerified }: { name: string; isVerified: boolean }): string {
  return greeting(isVerified ? name : null);
}
