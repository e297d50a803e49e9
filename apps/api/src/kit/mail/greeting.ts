/** Letters without ink: spaces of every kind, joiners, fillers, the empty cell of Braille. */
const unseen = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

export function greeting(name: string | null): string {
  const words = (name ?? '').replaceAll(/\s+/g, ' ').trim();
  return words.replaceAll(unseen, '') === '' ? '¡Hola!' : `Hola, ${words}:`;
}

export function greetAccount({ name, isVerified }: { name: string; isVerified: boolean }): string {
  return greeting(isVerified ? name : null);
}
