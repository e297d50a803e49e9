import type { DurationBand } from '#features/routines/search/address.ts';

export const searchTexts = {
  title: 'Buscar rutinas',
  sentence: 'Escribe un golpe, una zona del cuerpo o lo que quieres mejorar.',
  label: 'Buscar rutinas',
  placeholder: 'Bandeja, hombro, fuerza...',
  submit: 'Buscar',
  blank: 'Por favor introduce un término de búsqueda',
  results: (term: string) => `Resultados de «${term}»`,
  searching: 'Buscando...',
  count: (count: number) => (count === 1 ? '1 rutina' : `${count} rutinas`),
  /** More may have been found than are shown. */
  most: (count: number) => `Las ${count} que mejor encajan`,
  none: (term: string) => `Sin rutinas para «${term}»`,
  noneHint: 'Prueba con un golpe, un grupo muscular o un nivel.',
  noneFiltered: 'Con estos filtros no queda ninguna.',
  clear: 'Borrar búsqueda',
  failed: 'Error al buscar rutinas',
  signedOut: 'Tu sesión ha terminado. Puedes seguir buscando; inicia sesión para guardar favoritas y empezar rutinas.',
  signIn: 'Iniciar Sesión',
  filters: {
    title: 'Filtros',
    toggle: (count: number) => (count === 0 ? 'Filtros' : `Filtros (${count})`),
    clear: 'Quitar filtros',
    understood: 'Entendido de tu búsqueda',
    about: (minutes: number) => `Unos ${minutes} min`,
    remove: (filter: string) => `Quitar «${filter}»`,
    any: 'Cualquiera',
    type: 'Tipo',
    category: 'Categoría',
    difficulty: 'Nivel',
    duration: 'Duración',
    material: 'Material que tienes',
    materialChosen: (items: string) => `Material: ${items}`,
    materialHint: 'Solo rutinas que no piden nada más. Una pared, una silla y una toalla se dan por hechas.',
    noMaterial: 'Sin material',
  },
  bands: {
    '0-30': 'Hasta 30 min',
    '31-45': 'De 31 a 45 min',
    '46-60': 'De 46 a 60 min',
    '61-180': 'Más de 60 min',
  } satisfies Record<DurationBand, string>,
} as const;

/** Suggestions for the first visit: label and search term. */
export const suggestions = [
  {
    title: 'Por golpe',
    links: [
      { label: 'Bandeja', term: 'bandeja' },
      { label: 'Remate', term: 'remate' },
      { label: 'Volea', term: 'volea' },
      { label: 'Globo', term: 'globo' },
      { label: 'Chiquita', term: 'chiquita' },
      { label: 'Salida de pared', term: 'salida de pared' },
      { label: 'Saque y resto', term: 'saque resto' },
    ],
  },
  {
    title: 'Por objetivo',
    links: [
      { label: 'Ganar fuerza', term: 'fuerza' },
      { label: 'Aguantar el ritmo', term: 'resistencia' },
      { label: 'Saltar y acelerar', term: 'saltos' },
      { label: 'Moverme mejor', term: 'movilidad' },
      { label: 'Cuidar el hombro', term: 'hombro' },
      { label: 'Cuidar el codo', term: 'codo' },
      { label: 'Calentar antes de jugar', term: 'antes de jugar' },
      { label: 'Recuperar', term: 'recuperación' },
    ],
  },
] as const;
