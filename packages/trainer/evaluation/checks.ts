/** `key` is of the check language, or of what always counts. */
export type Failure = { key: string; expected: string; got: string };

export function normalised(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

export const referral = /fisioterapeut|\b(tu|un) medico|profesional sanitario|pide cita/;

/** docs/training.md#never-recommend. */
export const promises = /\bcura(ra|s|r|n)?\b|evita(s|r|ra|n)? lesiones|sin dolor no hay ganancia/;
