/** What is wrong in a file, in Spanish, by what its reader says (`packages/markdown`, `packages/catalogue`). */
const sentences: readonly [pattern: RegExp, sentence: string][] = [
  [/no such key$/, 'esa clave no existe'],
  [/one of (.+)$/, 'tiene que ser uno de estos: $1'],
  [/date expected$/, 'tiene que ser una fecha, como 2026-11-30'],
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
  [/no «## (.+)» at its end$/, 'la última sección tiene que ser «## $1»'],
  [/no anchor: (.+)$/, 'falta el ancla, como {#asi}, detrás de «$1»'],
  [/no answer$/, 'falta la respuesta'],
  [/no questions$/, 'faltan las preguntas'],
  [/no sections$/, 'faltan las secciones'],
  [/raw HTML$/, 'no se puede escribir HTML'],
  [/an image: draw it$/, 'aquí no se pueden poner imágenes'],
  [/not an address: (.+)$/, 'no es una dirección: $1'],
  [/no such source: (.+)$/, 'esa fuente no está en la lista: $1'],
  [/no such article: (.+)$/, 'ese artículo no existe: $1'],
  [/no such block: (.+)$/, 'ese bloque no existe: $1'],
  [/not a row: (.+)$/, 'no es una fila de la tabla: $1'],
  [/^(\d+) cells$/, 'la fila tiene $1 casillas, y la cabecera otras'],
  [/an empty table$/, 'la tabla está vacía'],
  [/version: not the next one: (\d+)$/, 'version: la siguiente es la $1'],
  [/date: before the former version: (.+)$/, 'date: no puede ser anterior a la versión vigente, del $1'],
];

/** `categories.0: one of …` keeps the place it names. */
export function faultInSpanish(fault: string): string {
  for (const [pattern, sentence] of sentences) {
    if (pattern.test(fault)) return fault.replace(pattern, sentence);
  }
  return `no se entiende: ${fault}`;
}
