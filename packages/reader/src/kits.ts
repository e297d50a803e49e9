import type { Material } from '@bandeja/domain/exercises/vocabulary';

/** The one place at home with a kit of its own. */
export const inGym = 'en el gimnasio';
export const gymKit: readonly Material[] = ['mancuernas', 'kettlebell', 'cajón', 'gomas', 'balón medicinal', 'bici'];
export const courtKit: readonly Material[] = ['pared', 'bolas', 'pista', 'conos', 'pala'];
