import type { RoundedMeasures } from '@bandeja/domain/mirror/schemas';
import type { CheckSide, StrokeKind } from '@bandeja/domain/mirror/vocabulary';
import { strokeNames } from '#features/mirror/texts.ts';
import { formatShortDate } from '#lib/format.ts';

const hands: Record<CheckSide, string> = { L: 'zurda', R: 'diestra' };

export const accountTexts = {
  save: {
    title: 'Tus medidas en tu cuenta',
    text: 'Solo los números redondeados, con la fecha, el golpe y la mano: así los comparas desde otro dispositivo. El vídeo y el esqueleto se quedan aquí.',
    store: 'Guardar las medidas en mi cuenta',
    storeAgain: 'Guardar el cambio en mi cuenta',
    accept: 'Aceptar y guardar',
    later: 'Ahora no',
    storing: 'Guardando...',
    stored: 'Guardadas en tu cuenta.',
    remove: 'Quitarlas de mi cuenta',
    removing: 'Quitando...',
    failed: 'No se ha podido guardar. Comprueba la conexión e inténtalo de nuevo.',
  },
  list: {
    title: 'Medidas en tu cuenta',
    text: 'Se ven y se comparan en todos tus dispositivos. El vídeo, no: ese se queda donde lo analizaste.',
    none: 'Has dado permiso y todavía no hay ninguna. Se guardan una a una, debajo de tus medidas.',
    name: (kind: StrokeKind, hand: CheckSide, date: string) =>
      `${strokeNames[kind]} ${hands[hand]} del ${formatShortDate(date)}`,
    figures: ({ contactPercent, elbowDegrees, kneeDegrees, stancePercent }: RoundedMeasures) =>
      `Muñeca ${contactPercent} %, codo ${elbowDegrees}°, rodilla ${kneeDegrees}°, pies ${stancePercent} %`,
    delete: (name: string) => `Quitar de tu cuenta: ${name}`,
    all: (count: number) => `Ver las ${count}`,
    failed: 'No se ha podido quitar. Comprueba la conexión e inténtalo de nuevo.',
  },
  erase: {
    button: 'Borrar todas y retirar el permiso',
    title: '¿Borrar las medidas de tus golpes?',
    text: 'Se borran de tu cuenta y retiras el permiso para guardarlas. Tus vídeos siguen en este dispositivo.',
    confirm: 'Borrar y retirar',
    pending: 'Borrando...',
    keep: 'No, dejarlas',
  },
} as const;
