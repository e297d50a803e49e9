import type { ReactNode } from 'react';

export type ArticleKind = 'guides' | 'blog';

export type Article = {
  kind: ArticleKind;
  /** Lower-case Spanish without accents; the address is `/guides/<slug>` or `/blog/<slug>`. */
  slug: string;
  title: string;
  /** At most 155 characters: search results, link previews, cards. */
  description: string;
  category: string;
  keywords: readonly string[];
  /** Calendar dates, `YYYY-MM-DD`. */
  published: string;
  updated: string;
  /** The day the text was last compared with its sources; a change of wording does not change it. */
  reviewed: string;
  words: number;
  /** Touches health: the article ends with «Información general; no es consejo médico.» (docs/training.md#safety-texts). */
  health: boolean;
  /** Slugs of three articles to read next. */
  related: readonly [string, string, string];
};

/** A source of the text (docs/training.md#sources). Only checked addresses are linked. */
export type Source = {
  id: string;
  authors: string;
  year?: number;
  title: string;
  language: 'en' | 'es';
  journal: string;
  url?: string;
  /** A limit the reader should know: «citado a través de …». */
  note?: string;
};

export type ArticleSection = { id: string; title: string; content: ReactNode };

export type ArticleBody = {
  lead: string;
  sections: readonly ArticleSection[];
  tomorrow: readonly ReactNode[];
  sources: readonly Source[];
};
