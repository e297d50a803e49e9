import type { Category } from '@bandeja/domain/exercises/vocabulary';
import type { SeasonGoalKind } from '@bandeja/domain/season/vocabulary';
import type { WeekBlock } from '#season/types.ts';

type BlockSlot = {
  category: Category;
  first: 'Técnico' | 'Táctico' | 'Mental' | null;
  drills?: readonly string[];
};

const plain = (category: Category): BlockSlot => ({ category, first: null });
const court = (first: 'Técnico' | 'Táctico', drills?: readonly string[]): BlockSlot => ({
  category: 'Funcionalidad',
  first,
  ...(drills && { drills }),
});
const mental: BlockSlot = { category: 'Funcionalidad', first: 'Mental' };
/** K01 Globo y ganar la red, K02 Red contra fondo, T14 Chiquita y subida, T13 Globo profundo, T05 Bandeja y recuperar la red. */
const theNet = court('Táctico', ['K01', 'K02', 'T14', 'T13', 'T05']);
/** T05 Bandeja y recuperar la red, T03 Volea de control. */
const atTheNet = court('Técnico', ['T05', 'T03', 'T13']);

type Mix = Record<WeekBlock['kind'], readonly [BlockSlot, BlockSlot, BlockSlot]>;

/** docs/training.md#seasons: of the physical sessions of a week, the most important first. */
const usualMix: Mix = {
  base: [plain('Fuerza'), plain('Cardio'), court('Técnico')],
  build: [plain('Fuerza'), court('Técnico'), plain('Fuerza explosiva')],
  sharpen: [court('Táctico'), plain('Fuerza'), court('Técnico')],
  taper: [court('Técnico'), plain('Fuerza'), mental],
  bridge: [plain('Flexibilidad'), plain('Fuerza'), plain('Funcionalidad')],
  pause: [plain('Flexibilidad'), plain('Fuerza'), plain('Funcionalidad')],
};
const mixes: Record<SeasonGoalKind, Mix> = {
  tournament: usualMix,
  general: usualMix,
  net: {
    ...usualMix,
    base: [plain('Fuerza'), atTheNet, plain('Cardio')],
    build: [theNet, plain('Fuerza'), atTheNet],
    sharpen: [theNet, plain('Fuerza'), atTheNet],
  },
  strength: {
    ...usualMix,
    base: [plain('Fuerza'), plain('Cardio'), plain('Fuerza')],
    build: [plain('Fuerza'), plain('Fuerza explosiva'), plain('Fuerza')],
  },
  return: {
    ...usualMix,
    base: [plain('Fuerza'), plain('Flexibilidad'), plain('Funcionalidad')],
    build: [plain('Fuerza'), court('Técnico'), plain('Cardio')],
  },
};

/** As many as asked for; a fourth session begins the mix again. */
export function slotsOfBlock(block: WeekBlock, count: number): BlockSlot[] {
  const mix = mixes[block.goal][block.kind];
  return Array.from({ length: count }, (_, index) => mix[index % mix.length] ?? mix[0]);
}
