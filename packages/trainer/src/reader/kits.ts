import type { Material } from '@bandeja/domain/exercises/vocabulary';

/** Equipment of a gym and of a court. */
export const gymKit: readonly Material[] = ['mancuernas', 'kettlebell', 'cajón', 'gomas', 'balón medicinal', 'bici'];
export const courtKit: readonly Material[] = ['pared', 'bolas', 'pista', 'conos', 'pala'];
