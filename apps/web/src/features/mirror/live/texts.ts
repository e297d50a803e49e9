import type { DepthGrade } from '@bandeja/pose/repetitions';
import { formatNumber } from '#lib/format.ts';

const list = new Intl.ListFormat('es-ES');

export const liveCameraTexts = {
  open: 'Contar con la cámara',
  title: (name: string, set: number, sets: number) => `${name}, serie ${set} de ${sets}`,
  private: 'La cámara no graba: lo que ve no sale de tu móvil.',
  model: {
    ask: (megabytes: number) =>
      `Para verte hace falta descargar una vez unos ${megabytes} MB de nuestro servidor. Después funciona sin conexión.`,
    start: (megabytes: number) => `Descargar (${megabytes} MB, una vez)`,
    running: 'Descargando el modelo',
    cancel: 'Cancelar la descarga',
    failed: 'No se ha podido descargar. Comprueba la conexión e inténtalo de nuevo.',
  },
  preparing: 'Preparando la cuenta...',
  failed: 'La cámara no puede contar en este dispositivo. Cuenta tú, como siempre.',
  slow: 'Tu móvil va justo: puede saltarse alguna repetición rápida. Mira la cuenta antes de guardar.',
  seen: 'Te veo bien',
  unseen: 'No te veo entero: aleja el móvil o muévete',
  place: {
    side: 'Móvil quieto, a la altura de la cadera y a unos tres metros. Ponte de lado.',
    floor: 'Móvil quieto en el suelo, a unos tres metros. Ponte de lado.',
  },
  of: (target: number) => `de ${target}`,
  bothSides: 'entre los dos lados',
  lowering: 'Bajas en',
  seconds: (seconds: number) => `${formatNumber(Math.round(seconds * 10) / 10)} s`,
  depth: 'Recorrido',
  depths: { deep: 'Completo', half: 'Medio', shallow: 'Corto' } satisfies Record<DepthGrade, string>,
  none: '–',
  short: (numbers: readonly number[]) =>
    numbers.length === 1
      ? `La repetición ${numbers[0]} se ha quedado corta.`
      : `Se han quedado cortas las repeticiones ${list.format(numbers.map(String))}.`,
  complete: (set: number) => `Completar serie ${set}`,
  byHand: 'Contar yo',
  counted: (reps: number) => (reps === 1 ? '1 repetición contada' : `${reps} repeticiones contadas`),
  resting: 'Descansa. Sigo contando en la próxima serie.',
  voiceOn: 'Quitar la voz',
  voiceOff: 'Poner la voz',
  spoken: {
    seen: 'Te veo. Cuando quieras.',
    unseen: 'No te veo entero.',
    otherSide: 'Cambia de lado.',
    done: 'Serie hecha.',
  },
} as const;
