/** The first line of a mail: with a name, or without one where it must not or cannot be said. */
export function greeting(name: string | null): string {
  return name === null || name === '' ? '¡Hola!' : `Hola, ${name.replaceAll(/\s+/g, ' ')}:`;
}

/**
 * The first line of a mail to an account. The name only once its owner has shown to read this address: strangers must
 * not write to others through it.
 */
export function greetAccount({ name, isVerified }: { name: string; isVerified: boolean }): string {
  return greeting(isVerified ? name : null);
}
