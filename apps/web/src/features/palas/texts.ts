import { formatNumber } from '#lib/format.ts';

const hours = (value: number) => `${formatNumber(value)} h`;

export const palaTexts = {
  title: 'Tus palas',
  sentence: 'Apunta tu pala y tu overgrip: las horas salen de tus partidos y de tus sesiones con pala.',
  loading: 'Cargando tus palas...',
  loadFailed: 'Error al cargar tus palas',
  saveFailed: 'No se ha podido guardar. Inténtalo de nuevo.',
  hours,
  due: (value: number) => `Llevas ${hours(value)} con el mismo overgrip: si resbala, toca cambiarlo.`,
  log: {
    title: 'Palas',
    caption: 'Palas y sus horas',
    none: 'Aún no has apuntado ninguna pala.',
    name: 'Pala',
    since: 'La usas desde',
    save: 'Apuntar pala',
    saving: 'Guardando...',
    saved: 'Pala apuntada.',
    columns: { name: 'Pala', since: 'Desde', hours: 'Horas', remove: 'Quitar' },
    remove: (name: string) => `Quitar ${name}`,
  },
  overgrip: {
    title: 'Overgrip',
    none: 'Cuando lo cambies, apúntalo y te avisaremos con calma pasadas doce horas de juego.',
    state: (date: string, value: number) => `Puesto el ${date}. Lleva ${hours(value)} de juego.`,
    change: 'Lo he cambiado hoy',
    changing: 'Guardando...',
    changed: 'Overgrip apuntado.',
    undo: 'Deshacer el último cambio',
  },
} as const;
