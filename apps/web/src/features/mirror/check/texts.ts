import type { CheckKind, CheckSide } from '@bandeja/domain/mirror/vocabulary';
import { checkCardTexts, checkNames, checkTitle, withUnit } from '#features/mirror/check/card-texts.ts';
import { formatMonth, formatShortDate } from '#lib/format.ts';

const numbers = ['Ninguna', 'Una', 'Dos', 'Tres', 'Cuatro'];

export const checkTexts = {
  title: 'Revisión del mes',
  done: (count: number, all: number) =>
    count === all ? 'Revisión hecha' : `${numbers[count]} de ${numbers[all]?.toLowerCase()} hechas`,
  sentence: (today: string, last: string | null) => `Revisión de ${formatMonth(today)}. ${checkTexts.since(last)}`,
  since: (last: string | null): string =>
    last === null
      ? 'Cuatro pruebas con la cámara, unos ocho minutos. Una al mes basta para ver si algo cambia.'
      : `La última medida es del ${formatShortDate(last)}. Una al mes basta para ver si algo cambia.`,
  loading: 'Cargando tu revisión...',
  loadFailed: 'No hemos podido cargar tu revisión.',
  sides: { R: 'Derecha', L: 'Izquierda' } satisfies Record<CheckSide, string>,
  withUnit,
  none: '–',
  before: checkCardTexts.before,
  noBefore: checkCardTexts.noBefore,
  kinds: {
    heelRaise: { name: checkNames.heelRaise, how: 'Hasta cansarte. Paro solo cuando dejas de subir.' },
    shoulderFlexion: {
      name: checkNames.shoulderFlexion,
      how: 'De lado: sube el brazo recto por delante todo lo que puedas.',
    },
    singleLegStance: { name: checkNames.singleLegStance, how: 'Hasta 45 s. Paro el reloj si apoyas el otro pie.' },
    squatDepth: { name: checkNames.squatDepth, how: 'De lado: tres sentadillas, tan abajo como estés a gusto.' },
  } satisfies Record<CheckKind, { name: string; how: string }>,
  same: (margin: string) => `Sin cambio: ${margin} entran en el margen.`,
  more: 'Más que la vez anterior, fuera del margen.',
  less: 'Menos que la vez anterior, fuera del margen.',
  weak: (side: CheckSide) =>
    `La ${side === 'L' ? 'izquierda' : 'derecha'} se cansa antes. Te pongo trabajo de gemelos en tu próxima semana.`,
  start: 'Medir',
  startNamed: (name: string) => `Medir ${name.toLowerCase()}`,
  again: 'Repetir',
  againNamed: (name: string) => `Repetir ${name.toLowerCase()}`,
  stop: 'Si algo te duele, para y no lo midas. Son medidas orientativas: no dicen nada de lesiones.',
  unstored: 'Sin guardar: solo se ve en esta página.',
  consent: {
    title: 'Guardar tus medidas',
    text: 'Lo que ve la cámara no sale de tu móvil. Con tu permiso guardamos solo los números redondeados, para compararlos el mes que viene y ajustar tu plan.',
    accept: 'Aceptar y guardar',
    accepting: 'Guardando...',
    failed: 'No se ha podido guardar. Inténtalo de nuevo.',
  },
  erase: {
    button: 'Borrar mis medidas',
    title: '¿Borrar todas tus medidas?',
    text: 'Se borran de tu cuenta y retiras el permiso para guardarlas. No se puede deshacer.',
    confirm: 'Borrar y retirar',
    pending: 'Borrando...',
    keep: 'No, dejarlas',
  },
  run: {
    title: checkTitle,
    place: {
      heelRaise:
        'Móvil quieto a tres metros, que se te vea entero. Ponte de lado, toca la pared con un dedo y sube el talón de esa pierna.',
      shoulderFlexion:
        'Móvil quieto a tres metros. Ponte de lado con ese brazo hacia la cámara y súbelo recto por delante.',
      singleLegStance:
        'Móvil quieto a tres metros, de frente. Quédate sobre esa pierna y sube la otra rodilla a la altura de la cadera.',
      squatDepth: 'Móvil quieto a tres metros. Ponte de lado, con los pies en el suelo, y haz tres sentadillas.',
    } satisfies Record<CheckKind, string>,
    sight: {
      seen: 'Te veo bien',
      unseen: 'No te veo entero: aleja el móvil o muévete',
      turned: 'Ponte de lado: de frente no se ve el ángulo',
    },
    stop: 'Ya está',
    result: (value: string) => `Has hecho ${value}`,
    nothing: 'No he podido medir nada. Mira que se te vea entero y prueba otra vez.',
    save: 'Guardar',
    keep: 'Quedármelo',
    again: 'Repetir',
    spoken: {
      start: 'Te veo. Cuando quieras.',
      turned: 'Ponte de lado.',
      over: (value: string) => `Ya está. ${value}.`,
    },
  },
} as const;
