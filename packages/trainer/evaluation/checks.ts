/** One thing an answer did not hold: `key` of the check language, or of what always counts. */
export type Failure = { key: string; expected: string; got: string };

/** Lower case, without accents; ñ is replaced by n. */
export function normalised(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** Speaks of a doctor or a physiotherapist to go to. */
export const referral = /fisioterapeut|\b(tu|un) medico|profesional sanitario|pide cita/;

/** Promises and claims that no text may contain (docs/training.md#never-recommend). */
export const promises = /\bcura(ra|s|r|n)?\b|evita(s|r|ra|n)? lesiones|sin dolor no hay ganancia/;
