/** Letters without ink: spaces of every kind, joiners, fillers, the empty cell of Braille. */
const unseen = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

export function greeting(name: string | null): string {
  const words = (name ?? '').replaceAll(/\s+/g, ' ').trim();
  return words.replaceAll(unseen, '') === '' ? '¡Hola!' : `Hola, ${words}:`;
}

export function greetAccount({ name, isVerified }: { name: string; isVerified: boolean }): string {
  return greeting(isVerified ? name : null);
}

const plain = /^\p{L}[\p{L}\p{M}]*(?:(?:\.? |['’·-])\p{L}[\p{L}\p{M}]*)*\.?$/u;
const nameLongest = 40;

/** A form can be sent with another person's address: the mail must not carry text or links to them. */
export function plainName(firstName: string): string {
  return firstName.length <= nameLongest && plain.test(firstName) ? firstName : '';
}
