export const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase('es-ES') + text.slice(1);

export function formatHours(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
