import type { ArticleKind } from '@bandeja/domain/content/vocabulary';
import type { TextSection } from '#text.ts';

/** A line of a cover, 300 × 96 units: a path, or a circle's centre and radius. */
export type CoverShape = {
  path?: string | undefined;
  circle?: [x: number, y: number, radius: number] | undefined;
  look?: 'faint' | 'dotted' | 'solid' | undefined;
  width?: number | undefined;
  dashes?: string | undefined;
  blunt?: true | undefined;
};

/** The front matter of `content/articles/<slug>.md`. */
export type Article = {
  kind: ArticleKind;
  /** Its place among those of its kind. */
  order: number;
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
  cover: readonly CoverShape[];
};

/** A source of the text (docs/training.md#sources). Only checked addresses are linked. */
export type Source = {
  id: string;
  authors: string;
  year?: number | undefined;
  title: string;
  language: 'en' | 'es';
  journal: string;
  url?: string | undefined;
  /** A limit the reader should know: «citado a través de …». */
  note?: string | undefined;
};

/** `lead` and `tomorrow` are HTML, `sources` in the order of their numbers. */
export type ArticleBody = {
  lead: string;
  sections: readonly TextSection[];
  tomorrow: readonly string[];
  sources: readonly Source[];
};
