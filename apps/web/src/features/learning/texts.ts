/** Of the consent to learn from corrections. */
export const learningTexts = {
  title: 'Ayuda a tu entrenador a entenderte',
  lead: 'Cuando corriges lo que ha entendido, tu frase puede enseñarle a leer mejor.',
  agree: 'Guardar mis correcciones sin mi nombre',
  withdrawn: 'Si lo retiras, no se guarda ninguna más. Las anteriores no llevan tu nombre y se borran a los 90 días.',
  retry: 'Cargar mi elección de nuevo',
  failed: 'No se ha podido guardar. Revisa tu conexión y prueba otra vez.',
} as const;

export const correctionTexts = {
  title: 'Correcciones',
  loading: 'Cargando correcciones...',
  loadFailed: 'Error al cargar las correcciones',
  empty: 'Todavía no hay correcciones.',
  emptyHint:
    'Aparecerán aquí, sin nombre y durante 90 días, cuando alguien que lo haya aceptado corrija lo que se entendió.',
  channels: { wish: 'Generador', chat: 'Chat' },
  understood: 'Se entendió:',
  corrected: 'Quería decir:',
  nothing: 'nada',
  labels: 'Qué es el mensaje',
  labelled: 'Etiquetado',
  words: 'Toca la primera y la última palabra de lo que quieras marcar.',
  word: 'Etiqueta de las palabras',
  choose: 'Elige una etiqueta',
  mark: 'Marcar',
  unmark: (words: string) => `Quitar la marca de «${words}»`,
  save: 'Guardar etiquetas',
  saving: 'Guardando...',
  saved: 'Etiquetas guardadas',
  failed: 'No se han podido guardar. Inténtalo de nuevo.',
  download: 'Descargar líneas',
  downloading: 'Preparando...',
  file: 'correcciones.tsv',
  none: 'Todavía no hay ninguna etiquetada.',
} as const;
