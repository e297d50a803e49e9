import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';

/** What players spare and what they do for an area meanwhile (docs/training.md#injuries-in-the-week): work for it, no treatment. */
export const areaAdvice: Record<BodyArea, { spare: string; work: string }> = {
  codo: {
    spare: 'Estos días, menos remates y víboras, agarre suelto y nada de apretar o colgarte.',
    work: 'Le van bien isométricos de antebrazo y extensión excéntrica de muñeca con poco peso, sin pasar de 3 sobre 10.',
  },
  hombro: {
    spare: 'Estos días, nada por encima de la cabeza: ni remates, ni saques altos, ni press.',
    work: 'Le van bien rotación externa con goma y remo suave, con el codo pegado al cuerpo.',
  },
  rodilla: {
    spare: 'Estos días, sin saltos, sin frenazos y sin sentadilla profunda.',
    work: 'Le van bien sentadilla isométrica en pared, puente de glúteo y gemelo, con poco recorrido.',
  },
  tobillo: {
    spare: 'Estos días, sin saltos ni cambios de dirección; calzado sujeto.',
    work: 'Le van bien equilibrio a una pierna y elevaciones de talón despacio.',
  },
  lumbar: {
    spare: 'Estos días, sin levantar peso del suelo, sin giros rápidos y sin estar mucho rato sentado.',
    work: 'Le van bien caminar, gato y camello, bird dog y puente de glúteo, con poco recorrido.',
  },
  muñeca: {
    spare: 'Estos días, sin apoyar la mano en flexiones ni planchas, y sin víboras con muñeca.',
    work: 'Le van bien isométricos de antebrazo y extensión de muñeca sin peso.',
  },
};
