import type { Figure } from '@bandeja/domain/exercises/figure';

/** What the picture of a page in link previews says. */
export type SocialPicture = {
  /** What kind of page it is, above the title. */
  kicker: string;
  title: string;
  /** Drawn beside the words; without one the court is. */
  figure?: Figure | null | undefined;
};

/** Where the server has the picture of a page (`apps/api/src/site/social-pictures.ts`). */
export const socialPicturePath = (pagePath: string): string => `/social${pagePath === '/' ? '/portada' : pagePath}.png`;

let listener: ((picture: SocialPicture) => void) | null = null;

/** The prerender wants to know what the page it renders says of its picture. */
export function listenToPictures(listen: (picture: SocialPicture) => void): void {
  listener = listen;
}

/** A page says what its picture shows; in the browser it matters to no one. */
export function notePicture(picture: SocialPicture): void {
  listener?.(picture);
}
