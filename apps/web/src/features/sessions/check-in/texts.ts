import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import { capitalise } from '@bandeja/domain/wire/text';

const areaName = (area: BodyArea) => (area === 'lumbar' ? 'zona lumbar' : area);

export const checkInTexts = {
  title: '¿Cómo estás hoy?',
  sentence: 'Un toque y la sesión se ajusta. Antes de empezar verás qué cambia.',
  privacy:
    'Tu respuesta ajusta esta sesión. Una zona que molesta pasa a tu lista solo si aceptaste guardarla; lo demás no se guarda.',
  states: {
    good: { name: 'Bien', effect: 'La sesión, como está' },
    tired: { name: 'Cansado', effect: 'Menos series, mismo peso' },
    sore: { name: 'Molestias', effect: 'Elige la zona y la cuido' },
    ill: { name: 'Enfermo', effect: 'Hoy toca descansar' },
  },
  warmUp: 'Con el calentamiento delante',
  skip: 'Empezar sin contestar',
  areaTitle: '¿Qué zona te molesta?',
  areas: (area: BodyArea) => capitalise(areaName(area)),
  results: {
    good: 'La sesión, como está',
    tired: 'Hoy, más suave',
    sore: (area: BodyArea) => `Hoy cuido tu ${areaName(area)}`,
    ill: 'Hoy toca descansar',
  },
  changes: 'Qué cambia',
  minutes: (minutes: number, planned: number, exercises: number) =>
    `${minutes} min${minutes === planned ? '' : ` en lugar de ${planned}`}, ${exercises} ${exercises === 1 ? 'ejercicio' : 'ejercicios'}.`,
  dropped: (name: string) => `Sin ${name}`,
  unchanged: 'Nada de esta sesión carga esa zona.',
  start: 'Empezar así',
  change: 'Cambiar mi respuesta',
  loading: 'Ajustando tu sesión...',
  failed: 'No se ha podido ajustar la sesión',
} as const;
