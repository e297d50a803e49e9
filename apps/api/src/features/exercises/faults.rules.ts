/** What is wrong in a file, in Spanish, by what its reader says (`packages/markdown`, `packages/catalogue`). */
const sentences: readonly [pattern: RegExp, sentence: string][] = [
  [/no such key$/, 'esa clave no existe'],
  [/one of (.+)$/, 'tiene que ser uno de estos: $1'],
  [/(string|number|array|object|boolean|int) expected$/, 'falta, o es de otro tipo'],
  [/at least (\S+)$/, 'como mínimo $1'],
  [/at most (\S+)$/, 'como máximo $1'],
  [/not a code$/, 'no es un código ni la dirección de un ejercicio'],
  [/code: the file is named otherwise$/, 'code: el archivo se llama de otra manera'],
  [
    /no address: letters, digits and hyphens$/,
    'el nombre del archivo solo puede llevar letras sin tilde, cifras y guiones',
  ],
  [/no description$/, 'falta la descripción'],
  [/unknown section: (.+)$/, 'esa sección no existe: $1'],
  [/no «## (.+)»$/, 'falta la sección «## $1»'],
  [/not an item of a list: (.+)$/, 'no es una línea de la lista: $1'],
];

/** `categories.0: one of …` keeps the place it names. */
export function faultInSpanish(fault: string): string {
  for (const [pattern, sentence] of sentences) {
    if (pattern.test(fault)) return fault.replace(pattern, sentence);
  }
  return `no se entiende: ${fault}`;
}
