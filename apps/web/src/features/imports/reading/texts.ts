import { readingLimits } from '#features/imports/reading/model.ts';

const megabytes = readingLimits.bytes / 1024 / 1024;

export const setKinds = {
  warmup: (set: number) => `Serie ${set}: calentamiento.`,
  drop: (set: number) => `Serie ${set}: descendente.`,
  failure: (set: number) => `Serie ${set}: al fallo.`,
} as const;

export const fileErrors = {
  empty: 'El archivo está vacío. Vuelve a exportarlo desde tu app.',
  tooLarge: `El archivo pesa más de ${megabytes} MB. Expórtalo por partes o elige menos entrenamientos.`,
  unknown:
    'No reconocemos este archivo. Sirven los CSV de Strong y Hevy, los GPX, TCX y FIT de un reloj y tu copia o tu CSV de Bandeja.',
  archive: 'Es un archivo comprimido. Ábrelo primero y elige el archivo que lleva dentro.',
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
  otherJson: 'Este JSON no es una copia de Bandeja.',
  newerExport: 'Esta copia es de una versión más nueva de Bandeja. Recarga la página e inténtalo de nuevo.',
  tooSlow: 'Leer este archivo lleva demasiado tiempo. Prueba con uno más pequeño.',
  unexpected: 'No hemos podido leer este archivo. Vuelve a exportarlo desde tu app.',
} as const;

const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);

export const remarks = {
  skippedRows: (count: number) => `Hemos saltado ${many(count, 'fila', 'filas')} sin fecha o sin ejercicio.`,
  skippedSessions: (count: number) =>
    `Hemos saltado ${many(count, 'entrenamiento', 'entrenamientos')} sin fecha o con datos imposibles.`,
  cutSessions: `Solo leemos los ${readingLimits.sessions} entrenamientos más recientes de un archivo.`,
  cutSets: `De un entrenamiento leemos ${readingLimits.entries} ejercicios y ${readingLimits.sets} series por ejercicio como máximo.`,
  noUnit: 'El archivo no dice si los pesos son kilos o libras: los tomamos como kilos.',
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
