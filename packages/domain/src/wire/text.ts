/** «Jueves» from «jueves»: the start of a sentence. */
export const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase('es-ES') + text.slice(1);

/** «4 h 10 min», «50 min», «2 h» from minutes. */
export function formatHours(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
