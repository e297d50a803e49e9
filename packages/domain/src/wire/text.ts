/** «Jueves» from «jueves»: the start of a sentence. */
export const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase('es-ES') + text.slice(1);
