import { isPictureAddress } from '@bandeja/domain/exercises/rules';

/** What an exercise shows besides its steps; it is fetched only after the tap. `file` is a film. */
export type Media =
  | { kind: 'frame'; src: string; poster: string | null }
  | { kind: 'file' | 'picture'; src: string; poster: null };

const youtubeId = /^[\w-]{11}$/;

/** Reads the address of a video or picture; null when there is none. YouTube plays without cookies. */
export function mediaOf(address: string | null): Media | null {
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const host = url.hostname.replace(/^(www|m)\./, '');
  const youtube = idOnYoutube(host, url);
  if (youtube !== null) {
    return {
      kind: 'frame',
      src: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0`,
      poster: `https://i.ytimg.com/vi/${youtube}/hqdefault.jpg`,
    };
  }
  const vimeo = /^(?:player\.)?vimeo\.com$/.test(host) ? /\/(\d+)/.exec(url.pathname)?.[1] : undefined;
  if (vimeo !== undefined) {
    return { kind: 'frame', src: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1`, poster: null };
  }
  return { kind: isPictureAddress(url.href) ? 'picture' : 'file', src: url.href, poster: null };
}

function idOnYoutube(host: string, url: URL): string | null {
  const candidate =
    host === 'youtu.be'
      ? url.pathname.slice(1)
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? (url.searchParams.get('v') ?? url.pathname.split('/').at(2) ?? '')
        : '';
  return youtubeId.test(candidate) ? candidate : null;
}
