import type { Article, ArticleKind } from '#features/content/articles/article.ts';
import * as paths from '#lib/paths.ts';

const firstPublished = '2026-11-20';
const lastRevised = '2026-11-23';

export const articles: readonly Article[] = [
  {
    kind: 'guides',
    slug: 'calentar-antes-del-partido',
    title: 'Cómo calentar antes de un partido de pádel en 15 minutos',
    description:
      'Cinco bloques, una goma y ningún estiramiento largo: el calentamiento prepartido paso a paso, con tiempos y versión corta.',
    category: 'Calentamiento',
    keywords: ['calentamiento pádel', 'calentar antes de jugar al pádel', 'RAMP', 'split step'],
    published: firstPublished,
    updated: lastRevised,
    reviewed: firstPublished,
    words: 789,
    health: true,
    related: ['codo-de-padel', 'lo-que-exige-un-partido', 'planificar-la-semana'],
  },
  {
    kind: 'guides',
    slug: 'la-bandeja',
    title: 'La bandeja: técnica, cuándo usarla y cómo entrenarla',
    description:
      'Qué busca la bandeja, cómo se hace en cinco gestos, cuándo conviene otro golpe y cuatro ejercicios con series y descansos.',
    category: 'Técnica',
    keywords: ['bandeja pádel', 'técnica de la bandeja', 'ejercicios de bandeja', 'víbora', 'gancho'],
    published: firstPublished,
    updated: lastRevised,
    reviewed: firstPublished,
    words: 773,
    health: true,
    related: ['el-punto-se-gana-en-la-red', 'calentar-antes-del-partido', 'codo-de-padel'],
  },
  {
    kind: 'guides',
    slug: 'codo-de-padel',
    title: 'Codo de pádel: qué hacer con la carga y cuándo ir al fisio',
    description:
      'Molestia en la cara externa del codo: la regla de 3 sobre 10, tres ejercicios lentos, qué cambiar en la pista y cuándo consultar.',
    category: 'Lesiones',
    keywords: ['codo de pádel', 'epicondilalgia', 'dolor de codo pádel', 'giro de Tyler'],
    published: firstPublished,
    updated: lastRevised,
    reviewed: firstPublished,
    words: 839,
    health: true,
    related: ['progresar-y-descansar', 'calentar-antes-del-partido', 'acwr-y-regla-del-10'],
  },
  {
    kind: 'guides',
    slug: 'planificar-la-semana',
    title: 'Cómo planificar tu semana de pádel',
    description:
      'Cuántas sesiones y cuántos partidos, qué va antes y después de jugar y qué días no se juntan. Las reglas de un buen plan semanal.',
    category: 'Planificación',
    keywords: ['plan semanal pádel', 'cuántos días entrenar pádel', 'entrenamiento antes de un partido'],
    published: firstPublished,
    updated: lastRevised,
    reviewed: firstPublished,
    words: 795,
    health: true,
    related: ['progresar-y-descansar', 'lo-que-exige-un-partido', 'acwr-y-regla-del-10'],
  },
  {
    kind: 'guides',
    slug: 'progresar-y-descansar',
    title: 'Progresar sin pasarte: repeticiones en reserva y descarga',
    description:
      'Cuándo subir peso, cuántas repeticiones guardar, cuánto descansar entre series y cómo hacer una semana de descarga.',
    category: 'Fuerza',
    keywords: ['RIR', 'repeticiones en reserva', 'semana de descarga', 'fuerza para pádel'],
    published: firstPublished,
    updated: lastRevised,
    reviewed: firstPublished,
    words: 762,
    health: true,
    related: ['planificar-la-semana', 'acwr-y-regla-del-10', 'codo-de-padel'],
  },
  {
    kind: 'blog',
    slug: 'lo-que-exige-un-partido',
    title: 'Lo que de verdad exige un partido de pádel',
    description:
      'Puntos de 9 a 15 segundos, un tercio del tiempo con la bola en juego, 70–80 % de pulso. Los números y qué entrenar con ellos.',
    category: 'Preparación física',
    keywords: ['exigencias del pádel', 'frecuencia cardiaca pádel', 'duración de los puntos', 'intervalos pádel'],
    published: firstPublished,
    updated: lastRevised,
    reviewed: firstPublished,
    words: 748,
    health: true,
    related: ['planificar-la-semana', 'el-punto-se-gana-en-la-red', 'calentar-antes-del-partido'],
  },
  {
    kind: 'blog',
    slug: 'el-punto-se-gana-en-la-red',
    title: 'Ocho de cada diez puntos se ganan en la red',
    description:
      'Por qué la red decide, cómo se llega a ella con un globo y qué entrenar primero si fallas más de lo que ganas.',
    category: 'Táctica',
    keywords: ['ganar la red pádel', 'globo pádel', 'táctica de pádel', 'errores no forzados'],
    published: firstPublished,
    updated: lastRevised,
    reviewed: firstPublished,
    words: 774,
    health: false,
    related: ['la-bandeja', 'lo-que-exige-un-partido', 'planificar-la-semana'],
  },
  {
    kind: 'blog',
    slug: 'acwr-y-regla-del-10',
    title: 'Por qué aquí no mandan el ACWR ni la regla del 10\u00a0%',
    description:
      'La «zona segura» del ACWR y la regla del 10 % suenan bien y predicen poco. Qué dicen los estudios y qué miramos en su lugar.',
    category: 'Carga',
    keywords: ['ACWR', 'regla del 10 %', 'carga de entrenamiento', 'RPE', 'lesiones'],
    published: firstPublished,
    updated: firstPublished,
    reviewed: firstPublished,
    words: 779,
    health: true,
    related: ['progresar-y-descansar', 'planificar-la-semana', 'lo-que-exige-un-partido'],
  },
];

export const articlePath = ({ kind, slug }: Pick<Article, 'kind' | 'slug'>): paths.Address =>
  kind === 'guides' ? paths.guide(slug) : paths.post(slug);

export const articlePaths: readonly string[] = articles.map(articlePath);

export const articlesOf = (kind: ArticleKind): Article[] => articles.filter((article) => article.kind === kind);

/** The article at an address; throws for an unknown one (the table of pages has the same addresses). */
export function articleAt(path: string): Article {
  const article = articles.find((candidate) => articlePath(candidate) === path);
  if (!article) throw new Error(`There is no article at ${path}`);
  return article;
}

export function relatedTo({ related }: Article): Article[] {
  return articles
    .filter(({ slug }) => related.includes(slug))
    .sort((a, b) => related.indexOf(a.slug) - related.indexOf(b.slug));
}

/** An adult reads about 200 words of these texts a minute. */
const wordsPerMinute = 200;

export const readingMinutes = ({ words }: Pick<Article, 'words'>): number =>
  Math.max(1, Math.round(words / wordsPerMinute));
