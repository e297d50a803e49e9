import type { Material } from '@bandeja/domain/exercises/vocabulary';

/** What comes with a gym and with a court. */
export const gymKit: readonly Material[] = ['mancuernas', 'kettlebell', 'cajón', 'gomas', 'balón medicinal', 'bici'];
export const courtKit: readonly Material[] = ['pared', 'bolas', 'pista', 'conos', 'pala'];
