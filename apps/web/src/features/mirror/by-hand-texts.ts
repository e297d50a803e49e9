import type { TappedJoint } from '@bandeja/pose/by-hand';

const joints = {
  shoulder: 'hombro',
  elbow: 'codo',
  wrist: 'muñeca',
  hip: 'cadera',
  knee: 'rodilla',
  ankle: 'tobillo',
  heel: 'talón',
  toe: 'punta del pie',
} as const;
const feminine = ['muñeca', 'cadera', 'rodilla'];

function nameOf(joint: TappedJoint): string {
  const name = joints[joint.slice(0, -1) as keyof typeof joints];
  const isLeft = joint.endsWith('L');
  if (joint.startsWith('toe')) return `la ${name} ${isLeft ? 'izquierdo' : 'derecho'}`;
  if (feminine.includes(name)) return `tu ${name} ${isLeft ? 'izquierda' : 'derecha'}`;
  return `tu ${name} ${isLeft ? 'izquierdo' : 'derecho'}`;
}

export const byHandTexts = {
  title: 'Medir a mano',
  text: 'Busca dos momentos y toca tus articulaciones en cada uno. Salen las mismas medidas, sin que el móvil tenga que verte.',
  moments: {
    preparation: {
      title: '1. La preparación',
      find: 'Para el vídeo cuando estás de lado, con la pala atrás.',
    },
    contact: { title: '2. El golpe', find: 'Para el vídeo cuando la bola está en la pala.' },
  },
  picture: 'Tu vídeo',
  time: 'Momento del vídeo',
  before: 'Un fotograma antes',
  after: 'Un fotograma después',
  mark: 'Marcar aquí',
  tap: (joint: TappedJoint) => `Toca ${nameOf(joint)}`,
  tapHidden: 'Si no se ve, toca donde crees que está.',
  target: (joint: TappedJoint) =>
    `${byHandTexts.tap(joint)}. Con el teclado: flechas para mover la cruz, Intro para marcar.`,
  count: (done: number, all: number) => `${done} de ${all}`,
  sideOn: '¿Estás de lado al preparar?',
  undo: 'Deshacer',
  otherFrame: 'Elegir otro fotograma',
  measure: 'Ver mis medidas',
  back: 'Elegir otro vídeo',
  failed: 'Este navegador no enseña este vídeo, así que tampoco se puede medir a mano.',
  seconds: (value: string) => `Segundo ${value}`,
} as const;
