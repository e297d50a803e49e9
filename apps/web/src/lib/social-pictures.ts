import type { Figure } from '@bandeja/domain/exercises/figure';

export type SocialPicture = {
  kicker: string;
  title: string;
  figure?: Figure | null | undefined;
};

export const socialPicturePath = (pagePath: string): string => `/social${pagePath === '/' ? '/portada' : pagePath}.png`;

let listener: ((picture: SocialPicture) => void) | null = null;

export function listenToPictures(listen: (picture: SocialPicture) => void): void {
  listener = listen;
}

export function reportPicture(picture: SocialPicture): void {
  listener?.(picture);
}
