import type { ArticleKind } from '@bandeja/domain/content/vocabulary';

export const articleTexts = {
  home: 'Inicio',
  trail: 'Dónde estás',
  kinds: {
    guides: {
      title: 'Guías',
      sentence:
        'Cómo calentar, golpear, cuidarte y repartir la semana. Con números, con fuentes y para hacerlo mañana.',
      description:
        'Guías de pádel en español: calentamiento, bandeja, codo, semana de entrenamiento y progresión. Cortas, con fuentes y listas para la pista.',
      keywords: ['guías de pádel', 'entrenamiento de pádel', 'calentamiento', 'bandeja', 'codo de pádel'],
    },
    blog: {
      title: 'Blog',
      sentence: 'Lo que dicen los estudios de pádel y lo que cambia en tu entrenamiento. Sin promesas.',
      description:
        'Artículos sobre pádel y entrenamiento: qué exige un partido, qué reglas de carga valen y por qué la red decide. Con sus fuentes.',
      keywords: ['blog de pádel', 'ciencia del pádel', 'carga de entrenamiento', 'táctica de pádel'],
    },
  } satisfies Record<ArticleKind, { title: string; sentence: string; description: string; keywords: string[] }>,
  minutes: (minutes: number) => `${minutes} min de lectura`,
  published: 'Publicado el',
  updated: 'Actualizado el',
  author: (name: string) => `Por ${name}`,
  reviewer: (name: string) => `Revisado por ${name}`,
  reviewed: 'Revisado el',
  contents: 'En este artículo',
  tomorrow: 'Qué hacer mañana',
  sources: 'Fuentes',
  backToText: (index: number) => `Volver a la cita ${index}`,
  practice: 'Llévalo a la pista',
  related: 'Sigue leyendo',
  notMedical: 'Información general; no es consejo médico.',
} as const;
