import type { ImportSource } from '@bandeja/domain/imports/vocabulary';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
const sessions = (number: number) => count(number, 'sesión', 'sesiones');

export const sourceNames: Record<ImportSource, string> = {
  strong: 'Strong',
  hevy: 'Hevy',
  bandeja: 'Copia de Bandeja',
  gpx: 'GPX',
  tcx: 'TCX',
  fit: 'FIT',
  apple: 'Apple Health',
  polar: 'Polar Flow',
  strava: 'Strava',
  garmin: 'Garmin Connect',
  samsung: 'Samsung Health',
  fitnotes: 'FitNotes',
  fitbod: 'Fitbod',
  stronglifts: 'StrongLifts',
  jefit: 'Jefit',
  liftosaur: 'Liftosaur',
  csv: 'CSV',
};

export const importTexts = {
  title: 'Traer tu historial',
  sentence: 'Tus entrenamientos de otras apps y del reloj, junto a los de Bandeja. Primero los ves, luego decides.',
  choose: {
    title: 'Elige tus archivos',
    hint: 'CSV de otras apps, FIT, TCX o GPX de un reloj, el ZIP de Garmin, Strava, Apple Health o Polar, y tu copia o tu CSV de Bandeja.',
    button: 'Elegir archivos',
    drop: 'O suéltalos aquí.',
    privacy: 'El archivo se lee en tu dispositivo: los recorridos no salen de él.',
  },
  files: 'Archivos elegidos',
  reading: 'Leyendo el archivo...',
  readingShare: 'Leído',
  cancel: 'Cancelar',
  remove: (name: string) => `Quitar ${name}`,
  retryCheck: 'Intentar de nuevo',
  checkFailed: 'No hemos podido comprobar qué sesiones ya tienes.',
  preview: {
    found: (number: number) => `${sessions(number)} en el archivo`,
    range: (first: string, last: string) => (first === last ? first : `${first} – ${last}`),
    types: (list: readonly [string, number][]) => list.map(([type, number]) => `${number} de ${type}`).join(' · '),
    known: (number: number) => (number === 1 ? '1 ya está en Bandeja' : `${number} ya están en Bandeja`),
    exercises: (number: number) => count(number, 'ejercicio', 'ejercicios'),
    heart: (beats: number) => `${beats} ppm de media`,
    more: (number: number) => `y ${number} más`,
    list: 'Primeras sesiones',
    typeLabel: 'Qué fue',
  },
  unit: {
    question: 'El archivo no dice si los pesos son kilos o libras. ¿Cómo los apuntabas?',
    label: 'Unidad de los pesos',
    names: { kg: 'Kilos', lb: 'Libras' },
    lines: 'Primeros pesos',
    line: (name: string, reps: number | null, kilograms: string) =>
      `${name}: ${reps === null ? '' : `${reps} × `}${kilograms} kg`,
  },
  distance: {
    question: 'El archivo no dice si las distancias son kilómetros o millas. ¿En qué las mides?',
    label: 'Unidad de las distancias',
    names: { km: 'Kilómetros', mi: 'Millas' },
    lines: 'Primeras distancias',
    line: (name: string, kilometres: string, minutes: string) =>
      `${name}: ${kilometres} km${minutes === '' ? '' : ` en ${minutes}`}`,
  },
  pulse: {
    title: 'El archivo trae tu pulso',
    hint: 'El pulso es un dato de salud. Si no lo aceptas, se importa todo lo demás.',
  },
  same: {
    title: 'Entrenamientos que ya tienes apuntados',
    sentence: 'Coinciden en la hora. Al unir, tu sesión recibe el pulso, los metros y los minutos del archivo.',
    pair: (inFile: string, there: string) => `En el archivo: ${inFile}. En Bandeja: ${there}.`,
    wishOf: (name: string) => `Qué hacer con ${name}`,
    wishes: { skip: 'No importar', join: 'Unir', apart: 'Añadir aparte' },
    joinAll: 'Unir todos',
    nothing: 'No hay nada más que importar de este archivo.',
  },
  import: (added: number, joined: number) => {
    if (joined === 0) return `Importar ${sessions(added)}`;
    return added === 0 ? `Unir ${sessions(joined)}` : `Importar ${sessions(added)} y unir ${joined}`;
  },
  importing: (sent: number, total: number) => `Importando ${sent} de ${total}...`,
  nothingNew: 'Todo lo de este archivo ya está en Bandeja.',
  failed: 'No se ha podido importar todo. Lo que ya llegó está guardado.',
  goOn: 'Continuar',
  done: ({ added, joined, known }: { added: number; joined: number; known: number }) =>
    `${[
      ...(added > 0 || joined === 0 ? [added === 1 ? '1 sesión importada' : `${added} sesiones importadas`] : []),
      ...(joined > 0 ? [joined === 1 ? '1 sesión unida' : `${joined} sesiones unidas`] : []),
      ...(known > 0 ? [`${known} ya ${known === 1 ? 'estaba' : 'estaban'}`] : []),
    ].join('; ')}.`,
  toSessions: 'Ver mis sesiones',
  watch: {
    title: 'Los archivos de un reloj son parte del plan Pro',
    text: 'Con Pro, tus partidos y carreras en FIT, TCX, GPX, Apple Health o Polar cuentan en Bandeja con su duración y su frecuencia cardiaca. Los CSV los puedes importar siempre.',
    plans: 'Ver planes',
  },
  howTo: {
    title: 'De dónde sacar el archivo',
    list: [
      {
        name: 'Strong',
        steps: [
          'Abre Strong y entra en Ajustes.',
          'Toca «Export Strong Data».',
          'Guarda el archivo CSV y elígelo aquí.',
        ],
      },
      {
        name: 'Hevy',
        steps: [
          'Abre Hevy, entra en tu perfil y en Ajustes.',
          'Toca «Export & Import Data» y luego «Export Workouts».',
          'Guarda el archivo CSV y elígelo aquí.',
        ],
      },
      {
        name: 'Otra app de gimnasio',
        steps: [
          'Leemos los CSV de FitNotes, Fitbod, StrongLifts, Jefit y Liftosaur.',
          'Busca «Exportar» o «Export» en los ajustes de tu app y elige CSV.',
          'Otra app también sirve si su CSV tiene una fila por serie, con fecha y ejercicio.',
        ],
      },
      {
        name: 'Garmin Connect',
        steps: [
          'Una actividad: ábrela en connect.garmin.com, toca la rueda y «Exportar original»; elige aquí el ZIP tal cual.',
          'Muchas: en la lista de actividades, «Exportar CSV».',
          'Todo: pide tus datos en la cuenta de Garmin y elige el ZIP que te manden.',
        ],
      },
      {
        name: 'Strava',
        steps: [
          'En la web de Strava, entra en Ajustes, «Mi cuenta», «Descarga o elimina tu cuenta».',
          'Toca «Solicitar archivo» y espera su correo.',
          'Elige aquí el ZIP sin abrirlo.',
        ],
      },
      {
        name: 'Apple Watch',
        steps: [
          'En el iPhone, abre Salud y toca tu foto.',
          'Toca «Exportar todos los datos de salud».',
          'Elige aquí el ZIP sin abrirlo: puede tardar un poco.',
        ],
      },
      {
        name: 'Samsung Health',
        steps: [
          'En la app, entra en Ajustes y «Descargar datos personales».',
          'Busca el archivo «com.samsung.shealth.exercise» en CSV y elígelo aquí.',
        ],
      },
      {
        name: 'Polar, Suunto, Coros o Amazfit',
        steps: [
          'Abre la actividad en la web o en la app de tu reloj.',
          'Busca «Exportar» y elige FIT, TCX o GPX.',
          'De Polar también sirve el ZIP con todos tus datos, de account.polar.com.',
        ],
      },
      {
        name: 'Otra cuenta de Bandeja',
        steps: [
          'En la otra cuenta, entra en Perfil, «Tus datos».',
          'Toca «Descargar mis datos».',
          'Elige aquí ese archivo JSON.',
        ],
      },
    ],
  },
  toWatch: {
    title: 'Llevar un entrenamiento al reloj',
    sentence:
      'Con Pro: en una rutina o en una sesión terminada, toca «Reloj (FIT)» y se descarga un entrenamiento con sus series, repeticiones y descansos.',
    list: [
      {
        name: 'Garmin, con cable',
        steps: [
          'Conecta el reloj al ordenador con su cable.',
          'Copia el archivo en la carpeta GARMIN, «NewFiles».',
          'Desconéctalo: está en Entrenamiento, «Entrenamientos».',
        ],
      },
      {
        name: 'Otros relojes',
        steps: [
          'Busca en la app o en la web de tu reloj «Importar entrenamiento» y elige el archivo.',
          'Si no lo tiene, tu reloj no lee entrenamientos de un archivo: sigue la sesión en Bandeja.',
        ],
      },
    ],
  },
  earlier: {
    title: 'Importaciones anteriores',
    hint: 'Cada una se puede deshacer durante 30 días.',
    loading: 'Cargando importaciones...',
    loadFailed: 'Error al cargar las importaciones',
    none: 'Aún no has importado nada.',
    facts: (source: string, number: number, day: string) => `${source} · ${sessions(number)} · ${day}`,
    undo: 'Deshacer',
    undoOf: (name: string) => `Deshacer la importación de ${name}`,
    undone: 'Importación deshecha',
    locked: 'Ya no se puede deshacer',
  },
  dialog: {
    title: '¿Deshacer la importación?',
    text: (name: string, { sessionCount, joinedCount }: { sessionCount: number; joinedCount: number }) =>
      [
        ...(sessionCount > 0
          ? [
              `Se quitarán de tu historial ${sessions(sessionCount)} de «${name}», con sus series y lo que hayas anotado en ellas.`,
            ]
          : []),
        ...(joinedCount > 0
          ? [
              `${sessions(joinedCount)} ${joinedCount === 1 ? 'vuelve' : 'vuelven'} a como ${joinedCount === 1 ? 'estaba' : 'estaban'} antes de unir.`,
            ]
          : []),
        'El archivo lo puedes volver a importar.',
      ].join(' '),
    confirm: 'Deshacer',
    pending: 'Deshaciendo...',
    failed: 'No se ha podido deshacer',
  },
} as const;
