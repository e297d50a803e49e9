const words = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

/** A number of sessions in words up to ten («una», «dos»), in figures from there on. */
export function inWords(count: number): string {
  return words[count] ?? String(count);
}

/** «una sesión», «cinco sesiones». */
export function sessionsInWords(count: number): string {
  return `${inWords(count)} ${count === 1 ? 'sesión' : 'sesiones'}`;
}
