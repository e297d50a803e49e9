import { filmAt, isPictureAddress } from '@bandeja/domain/exercises/rules';

export type Media =
  | { kind: 'frame'; src: string; poster: string | null }
  | { kind: 'file' | 'picture'; src: string; poster: null };

/** Reads the address of a video or picture; null when there is none. YouTube plays without cookies. */
export function mediaOf(address: string | null): Media | null {
  const url = address === null ? null : URL.parse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  const film = filmAt(url.href);
  switch (film?.host) {
    case 'youtube':
      return {
        kind: 'frame',
        src: `https://www.youtube-nocookie.com/embed/${film.id}?autoplay=1&rel=0`,
        poster: `https://i.ytimg.com/vi/${film.id}/hqdefault.jpg`,
      };
    case 'vimeo':
      return { kind: 'frame', src: `https://player.vimeo.com/video/${film.id}?autoplay=1&dnt=1`, poster: null };
    default:
      return { kind: isPictureAddress(url.href) ? 'picture' : 'file', src: url.href, poster: null };
  }
}
