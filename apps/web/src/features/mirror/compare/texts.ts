import { formatHundredths } from '#lib/format.ts';

const offsetOf = (offset: number) => `${offset > 0 ? '+' : '−'}${formatHundredths(Math.abs(offset))} s`;

export const compareTexts = {
  title: 'Dos vídeos, sincronizados en el golpe',
  moment: 'Momento',
  atContact: 'En el golpe',
  fromContact: offsetOf,
  play: 'Cámara lenta',
  pause: 'Parar',
  back: 'Volver a las medidas',
  today: 'Hoy',
  wrist: (percent: number) => `muñeca ${percent} %`,
  drawing: {
    title: 'Dibujar encima',
    on: 'Dibujar con el dedo',
    hint: 'Pasa el dedo por cualquiera de los dos vídeos. Lo que dibujas se guarda con ellos, en este dispositivo.',
    undo: 'Borrar el último trazo',
    clear: 'Borrar el dibujo',
  },
  notes: {
    title: 'Notas de este golpe',
    label: (offset: number, isAtContact: boolean) => (isAtContact ? 'Nota en el golpe' : `Nota en ${offsetOf(offset)}`),
    add: 'Añadir nota',
    goTo: (offset: number, isAtContact: boolean) => (isAtContact ? 'En el golpe' : offsetOf(offset)),
    remove: (text: string) => `Borrar la nota «${text}»`,
    none: 'Para el vídeo donde quieras y apunta qué ves.',
  },
  share: {
    title: 'Imagen para compartir',
    agree: 'Quien sale en los dos vídeos está de acuerdo en que comparta la imagen.',
    agreeMinor: 'Quien sale en los dos vídeos, y su madre, padre o tutor, está de acuerdo en que comparta la imagen.',
    make: 'Hacer la imagen',
    making: 'Dibujando...',
    note: 'Este momento de los dos vídeos, con lo que has dibujado. Se hace en tu dispositivo y sale de él solo si la compartes tú.',
    saved: 'La imagen está en tus descargas.',
    failed: 'No se ha podido dibujar la imagen. Prueba otra vez.',
    file: 'bandeja-golpe.png',
    heading: (stroke: string) => `${stroke}, antes y ahora`,
    elbow: (degrees: number) => `Codo ${degrees}°`,
    footer: 'Medidas orientativas: ±5 % de la altura, ±15°',
  },
} as const;
