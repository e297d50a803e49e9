import type { Article } from '@bandeja/catalogue/article';
import * as paths from '#lib/paths.ts';

export const articlePath = ({ kind, slug }: Pick<Article, 'kind' | 'slug'>): paths.Address =>
  kind === 'guides' ? paths.guide(slug) : paths.post(slug);

/** An adult reads about 200 words of these texts a minute. */
const wordsPerMinute = 200;

export const readingMinutes = ({ words }: Pick<Article, 'words'>): number =>
  Math.max(1, Math.round(words / wordsPerMinute));
