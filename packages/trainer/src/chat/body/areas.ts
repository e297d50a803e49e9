import type { BodyArea, MuscleGroup } from '@bandeja/domain/exercises/vocabulary';
import type { Felt } from '@bandeja/reader/health';

/**
 * What the chat says of an area (docs/training.md#injuries-in-the-week): what players spare, what they do for it meanwhile
 * (work, no treatment), the soft thing for today and what stays free while somebody has to see it first (also as a wish for a routine), the muscles whose
 * work loads it, what usually overloads it, what supports it, and what of the gear matters.
 */
type AreaAdvice = {
  spare: string;
  work: string;
  soft: string;
  free: string;
  freeWish: string;
  loadedBy: readonly MuscleGroup[];
  overloads: string;
  support: string;
  gear: string;
};

const arm = {
  soft: 'caminar o bici suave, y movilidad de cadera y tobillos sin usar ese brazo.',
  free: 'bici o caminar a ritmo, sentadillas y puentes sin peso y core sin apoyar ese brazo',
  freeWish: 'rutina suave de piernas y core sin material',
  loadedBy: ['Brazos', 'Hombros', 'Pecho', 'Espalda'],
  gear: 'De la pala, en general: mejor ligera, de tacto blando, equilibrio bajo y un puño que no te obligue a apretar.',
} as const;
const leg = {
  soft: 'movilidad de hombros y espalda sentado, y caminar solo si andas sin dolor.',
  free: 'fuerza de brazos y espalda sentado, core tumbado y movilidad de hombros',
  freeWish: 'rutina suave de brazos, espalda y core',
  loadedBy: ['Piernas', 'Glúteos', 'Cardio'],
  gear: 'Del calzado: suela de espiga u omni sin gastar y talón bien sujeto; la pista con mucha arena o mojada es lo que más castiga.',
} as const;

export const areaAdvice: Record<BodyArea, AreaAdvice> = {
  codo: {
    ...arm,
    spare: 'Estos días, menos remates y víboras, agarre suelto y nada de apretar o colgarte.',
    work: 'Le van bien isométricos de antebrazo y extensión excéntrica de muñeca con poco peso, sin pasar de 3 sobre 10.',
    overloads: 'muchos partidos seguidos, apretar el puño, impactar tarde y una pala dura o pesada',
    support: 'Una codera o cincha puede aliviar mientras juegas; póntela solo para jugar y no para aguantar más dolor.',
  },
  hombro: {
    ...arm,
    spare: 'Estos días, nada por encima de la cabeza: ni remates, ni saques altos, ni press.',
    work: 'Le van bien rotación externa con goma y remo suave, con el codo pegado al cuerpo.',
    overloads: 'muchos remates y bandejas de golpe, calentar poco y tener floja la espalda alta',
    support: 'Un vendaje o una cinta pueden aliviar un rato, pero no cambian la carga del hombro.',
  },
  rodilla: {
    ...leg,
    spare: 'Estos días, sin saltos, sin frenazos y sin sentadilla profunda.',
    work: 'Le van bien sentadilla isométrica en pared, puente de glúteo y gemelo, con poco recorrido.',
    overloads: 'subir de golpe los partidos o los saltos, frenar siempre con la misma pierna y tener flojo el muslo',
    support: 'Una rodillera puede darte seguridad mientras juegas; no la uses para aguantar más dolor.',
  },
  tobillo: {
    ...leg,
    spare: 'Estos días, sin saltos ni cambios de dirección; calzado sujeto.',
    work: 'Le van bien equilibrio a una pierna y elevaciones de talón despacio.',
    overloads: 'torceduras mal recuperadas, frenar de lado y zapatillas gastadas',
    support:
      'Una tobillera o un vendaje ayudan a la vuelta, sobre todo si ya te lo torciste; además, equilibrio a diario.',
  },
  lumbar: {
    soft: 'caminar a ritmo de charla y respirar tumbado; nada de cargar ni de girar.',
    free: 'caminar en llano y brazos sentado con poco peso, sin levantar nada del suelo',
    freeWish: 'rutina suave de brazos con poco peso',
    loadedBy: ['Piernas', 'Glúteos', 'Espalda', 'Core'],
    spare: 'Estos días, sin levantar peso del suelo, sin giros rápidos y sin estar mucho rato sentado.',
    work: 'Le van bien caminar, gato y camello, bird dog y puente de glúteo, con poco recorrido.',
    overloads: 'muchas horas sentado, girar sin usar las piernas y subir de golpe los partidos',
    support: 'Una faja puede aliviar un rato, pero no la lleves todo el día: lo que ayuda es moverte.',
    gear: 'Del material, lo que cuenta es no cargar el paletero por un solo hombro y unas zapatillas sin gastar.',
  },
  muñeca: {
    ...arm,
    spare: 'Estos días, sin apoyar la mano en flexiones ni planchas, y sin víboras con muñeca.',
    work: 'Le van bien isométricos de antebrazo y extensión de muñeca sin peso.',
    overloads: 'muñequear en la volea y la víbora, apretar el puño y una pala pesada de cabeza',
    support: 'Una muñequera puede aliviar mientras juegas; no la uses para aguantar más dolor.',
  },
};

/** Somebody has to see one of them before it is loaded again. */
export const needsProfessional = ({ injuries }: Pick<Felt, 'injuries'>): boolean =>
  injuries.some(({ acute, referred }) => acute || referred !== undefined);

/** What the player told later makes it so: a week and more, at night, above 3 of 10. */
export const referredNow = (felt: Felt): Felt => ({
  ...felt,
  injuries: felt.injuries.map((injury) =>
    injury.acute ? injury : { ...injury, referred: injury.referred ?? 'works' },
  ),
});

/** The soft thing that the safety text promises, without what hurts; the planner itself proposes no session then. */
export function softToday({ injuries: [first] }: Pick<Felt, 'injuries'>): string | null {
  return first === undefined ? null : `Algo suave para hoy: veinte minutos de ${areaAdvice[first.area].soft}`;
}
