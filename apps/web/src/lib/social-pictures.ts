import type { Figure } from '@bandeja/domain/exercises/figure';

/** The texts of a page's picture in link previews. */
export type SocialPicture = {
  /** Kind of page, above the title. */
  kicker: string;
  title: string;
  /** Drawn beside the words; without one the court is. */
  figure?: Figure | null | undefined;
};

/** The server's address of a page's picture (`apps/api/src/site/social-pictures.ts`). */
export const socialPicturePath = (pagePath: string): string => `/social${pagePath === '/' ? '/portada' : pagePath}.png`;

let listener: ((picture: SocialPicture) => void) | null = null;

/** Called by the prerender to receive the picture of the page it renders. */
export function listenToPictures(listen: (picture: SocialPicture) => void): void {
  listener = listen;
}

/** Reports the page's picture to the prerender; does nothing in the browser. */
export function reportPicture(picture: SocialPicture): void {
  listener?.(picture);
}
