import type { ArticleBody } from '#features/content/articles/article.ts';
import * as paths from '#lib/paths.ts';

export const articleBodies: Readonly<Record<string, () => Promise<ArticleBody>>> = {
  [paths.guide('calentar-antes-del-partido')]: async () =>
    (await import('#features/content/articles/calentar-antes-del-partido.tsx')).body,
  [paths.guide('la-bandeja')]: async () => (await import('#features/content/articles/la-bandeja.tsx')).body,
  [paths.guide('codo-de-padel')]: async () => (await import('#features/content/articles/codo-de-padel.tsx')).body,
  [paths.guide('planificar-la-semana')]: async () =>
    (await import('#features/content/articles/planificar-la-semana.tsx')).body,
  [paths.guide('progresar-y-descansar')]: async () =>
    (await import('#features/content/articles/progresar-y-descansar.tsx')).body,
  [paths.post('lo-que-exige-un-partido')]: async () =>
    (await import('#features/content/articles/lo-que-exige-un-partido.tsx')).body,
  [paths.post('el-punto-se-gana-en-la-red')]: async () =>
    (await import('#features/content/articles/el-punto-se-gana-en-la-red.tsx')).body,
  [paths.post('acwr-y-regla-del-10')]: async () =>
    (await import('#features/content/articles/acwr-y-regla-del-10.tsx')).body,
};
