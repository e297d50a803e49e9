import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import type { Felt } from '@bandeja/reader/health';

const arm = 'caminar o bici suave, y movilidad de cadera y tobillos sin usar ese brazo.';
const leg = 'movilidad de hombros y espalda sentado, y caminar solo si andas sin dolor.';

const soft: Record<BodyArea, string> = {
  codo: arm,
  hombro: arm,
  muñeca: arm,
  rodilla: leg,
  tobillo: leg,
  lumbar: 'caminar a ritmo de charla y respirar tumbado; nada de cargar ni de girar.',
};

/** The soft thing that the safety text promises, without what hurts; the planner itself proposes no session then. */
export function meanwhile({ injuries: [first] }: Felt): string | null {
  return first === undefined ? null : `Algo suave para hoy: veinte minutos de ${soft[first.area]}`;
}
