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
};

export const importTexts = {
  title: 'Traer tu historial',
  sentence: 'Tus entrenamientos de otras apps y del reloj, junto a los de Bandeja. Primero los ves, luego decides.',
  choose: {
    title: 'Elige tus archivos',
    hint: 'CSV de Strong o Hevy, tu copia o tu CSV de Bandeja, o GPX, TCX y FIT de un reloj. Hasta 20 MB cada uno.',
    button: 'Elegir archivos',
    drop: 'O suéltalos aquí.',
    privacy: 'El archivo se lee en tu dispositivo: los recorridos no salen de él.',
  },
  files: 'Archivos elegidos',
  reading: 'Leyendo el archivo...',
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
  import: (number: number) => `Importar ${sessions(number)}`,
  importing: (sent: number, total: number) => `Importando ${sent} de ${total}...`,
  nothingNew: 'Todo lo de este archivo ya está en Bandeja.',
  failed: 'No se ha podido importar todo. Lo que ya llegó está guardado.',
  goOn: 'Continuar',
  done: (added: number, known: number) =>
    `${added === 1 ? '1 sesión importada' : `${added} sesiones importadas`}${known > 0 ? `; ${known} ya ${known === 1 ? 'estaba' : 'estaban'}` : ''}.`,
  toSessions: 'Ver mis sesiones',
  watch: {
    title: 'Los archivos de un reloj son parte del plan Pro',
    text: 'Con Pro, tus partidos y carreras del reloj cuentan en Bandeja con su duración y su frecuencia cardiaca. Los CSV los puedes importar siempre.',
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
        name: 'Garmin, Polar, Suunto, Coros o Amazfit',
        steps: [
          'Abre la actividad en la web o en la app de tu reloj.',
          'Busca «Exportar» y elige el original (FIT), TCX o GPX.',
          'Elige aquí el archivo; si viene en un ZIP, ábrelo antes.',
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
    text: (name: string, number: number) =>
      `Se quitarán de tu historial ${sessions(number)} de «${name}», con sus series y lo que hayas anotado en ellas. El archivo lo puedes volver a importar.`,
    confirm: 'Deshacer',
    pending: 'Deshaciendo...',
    failed: 'No se ha podido deshacer',
  },
} as const;
