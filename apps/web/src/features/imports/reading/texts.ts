import { readingLimits } from '#features/imports/reading/model.ts';

const megabytes = readingLimits.bytes / 1024 / 1024;
const formatNames =
  'CSV de otras apps, FIT, TCX y GPX de un reloj, Apple Health, Polar, ZIP y tu copia o tu CSV de Bandeja';

export const setKinds = {
  warmup: (set: number) => `Serie ${set}: calentamiento.`,
  drop: (set: number) => `Serie ${set}: descendente.`,
  failure: (set: number) => `Serie ${set}: al fallo.`,
} as const;

export const fileErrors = {
  empty: 'El archivo está vacío. Vuelve a exportarlo desde tu app.',
  tooLarge: `El archivo pesa más de ${megabytes} MB. Expórtalo por partes o elige menos entrenamientos.`,
  tooPacked:
    'El archivo comprimido se hace demasiado grande al abrirlo. Ábrelo tú y elige los archivos que lleva dentro.',
  brokenArchive: 'El archivo comprimido está dañado o protegido con contraseña. Vuelve a descargarlo.',
  emptyArchive: 'En el archivo comprimido no hay ningún archivo de entrenamientos que sepamos leer.',
  future: 'La fecha está en el futuro. Mira si el reloj o el móvil iban adelantados.',
  noDuration: 'La actividad dura cero segundos: no hay nada que importar.',
  unknown: `No reconocemos este archivo. Sirven: ${formatNames}. Tienes la lista en «De dónde sacar el archivo».`,
  noColumns: (columns: readonly string[]) =>
    `Al CSV le faltan columnas: ${columns.join(', ')}. Exporta de nuevo sin cambiar la primera fila.`,
  noSessions: 'En el archivo no hay ningún entrenamiento que se pueda importar.',
  brokenCsv: 'El CSV está dañado y no se puede leer. Vuelve a exportarlo sin abrirlo antes en otra aplicación.',
  brokenXml: (line: number | null) =>
    `El archivo está dañado${line === null ? '' : ` en la línea ${line}`}. Vuelve a exportarlo desde tu reloj o su web.`,
  forbiddenXml:
    'El archivo lleva definiciones que no leemos por seguridad. Expórtalo de nuevo desde tu reloj o su web.',
  noTimes: 'El recorrido no lleva horas, así que no sabemos cuándo entrenaste. Exporta la actividad, no la ruta.',
  brokenFit: 'El archivo FIT está incompleto o dañado. Vuelve a copiarlo desde el reloj.',
  notActivity: 'Este archivo FIT no es una actividad: puede ser una ruta o un ajuste del reloj.',
  brokenJson: 'La copia está dañada y no se puede leer. Descárgala otra vez desde tu perfil.',
  otherJson: 'Este JSON no es una copia de Bandeja ni un entrenamiento de Polar.',
  newerExport: 'Esta copia es de una versión más nueva de Bandeja. Recarga la página e inténtalo de nuevo.',
  unexpected: 'No hemos podido leer este archivo. Vuelve a exportarlo desde tu app.',
} as const;

const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);

const unreadNamed = 12;

export const remarks = {
  skippedRows: (count: number) => `Hemos saltado ${many(count, 'fila', 'filas')} sin fecha o sin ejercicio.`,
  skippedSessions: (count: number) =>
    `Hemos saltado ${many(count, 'entrenamiento', 'entrenamientos')} sin fecha o con datos imposibles.`,
  cutSessions: `Solo leemos los ${readingLimits.sessions} entrenamientos más recientes de un archivo.`,
  cutSets: `De un entrenamiento leemos ${readingLimits.entries} ejercicios y ${readingLimits.sets} series por ejercicio como máximo.`,
  implausibleDuration: (count: number) =>
    `${many(count, 'entrenamiento tiene', 'entrenamientos tienen')} una duración imposible: se importa sin minutos.`,
  future: (count: number) =>
    `Hemos saltado ${many(count, 'entrenamiento', 'entrenamientos')}: la fecha está en el futuro.`,
  unread: (columns: readonly string[]) => {
    const named = columns.slice(0, unreadNamed).join(', ');
    const more = columns.length > unreadNamed ? ` y ${columns.length - unreadNamed} más` : '';
    return `No leemos ${columns.length === 1 ? 'esta columna' : 'estas columnas'}: ${named}${more}.`;
  },
  lostValues: (count: number) =>
    `Dejamos fuera ${many(count, 'valor imposible o que no entendemos', 'valores imposibles o que no entendemos')} (peso, repeticiones, tiempo, distancia o esfuerzo).`,
  cutRows: 'Solo leemos las primeras 250.000 filas de un archivo.',
  damaged: 'El archivo está dañado, pero lo que se puede leer está entero. Comprueba la duración.',
  cutFile: 'El archivo está cortado: hemos leído hasta donde llega.',
  unreadFiles: (count: number) => `No hemos podido leer ${many(count, 'archivo', 'archivos')} del ZIP.`,
  joinedFiles: (count: number) =>
    `${many(count, 'actividad estaba', 'actividades estaban')} repetida dentro del ZIP: cuenta una vez.`,
  paddle: 'Apple guarda el pádel como «Paddle», y el piragüismo también: comprueba el tipo.',
  noDuration: (count: number) =>
    `${many(count, 'entrenamiento no dice', 'entrenamientos no dicen')} cuánto duró: se importa sin minutos.`,
} as const;

export const sessionNames = {
  Partido: 'Partido de pádel',
  tennis: 'Partido de tenis',
  racket: 'Partido de raqueta',
  running: 'Carrera',
  cycling: 'Bici',
  walking: 'Caminata',
  swimming: 'Natación',
  strength: 'Fuerza',
  flexibility: 'Movilidad',
  cardio: 'Cardio',
  other: 'Entrenamiento',
} as const;
