import type { Difficulty } from '@bandeja/domain/exercises/vocabulary';

// Aims follow from the causes of points (docs/training.md#strokes): fewer gifts, the net, the lob.

const aimsForAll = [
  'Que entren todos los restos, aunque sean lentos.',
  'Sube a la red detrás de cada globo bueno.',
  'Bola al centro: que duden de quién es.',
  'Deja salir la bola de la pared antes de golpear.',
  'Habla en cada bola: «mía», «tuya» o «sal».',
  'Primer saque dentro y dos pasos hacia la red.',
  'Globo alto en cuanto te veas con prisa.',
  'Misma altura que tu pareja, arriba y abajo.',
];
const furtherAims = [
  'Bandeja al fondo y vuelta a la red: nada de remates a la desesperada.',
  'Chiquita a los pies cuando los dos estén arriba.',
  'Tres voleas con paciencia antes de buscar el punto.',
  'Globo por el centro: es el que más les cuesta.',
  'Una australiana en cada juego de tu saque.',
];
const tournamentAim = 'Tu rutina entre puntos, siempre igual, y una bola más dentro.';

/** No two of a week are alike, and they take turns week by week. */
export function matchAim(level: Difficulty, week: number, index: number): string {
  const aims = level === 'Principiante' ? aimsForAll : [...aimsForAll, ...furtherAims];
  // three matches a week at most
  return aims[(3 * week + index) % aims.length] ?? tournamentAim;
}

export const aimOfTournament: string = tournamentAim;
