import { type SafetyQuestion, safetyQuestions } from '#exercises/vocabulary.ts';

/** The unanswered safety questions, in their order. Publishing an exercise requires that none is open. */
export function openQuestions(answered: readonly SafetyQuestion[]): SafetyQuestion[] {
  return safetyQuestions.filter((question) => !answered.includes(question));
}

/** A film on a host whose player we embed. */
export type Film = { host: 'youtube' | 'vimeo'; id: string };

const youtubeHosts = ['youtube.com', 'youtube-nocookie.com'];
const youtubeId = /^[\w-]{11}$/;
/** A name of the public network: no machine of one's own, no number. */
const publicHost = /\.[a-z]{2,}$/i;
const filmFile = /\.(mp4|webm)$/i;
const pictureFile = /\.(jpe?g|png|webp|avif)$/i;

/** Whether an address points to a picture's file. */
export function isPictureAddress(address: string): boolean {
  return pictureFile.test(URL.parse(address)?.pathname ?? '');
}

/** The film an address leads to, on a host we know; null where there is none. */
export function filmAt(address: string): Film | null {
  const url = URL.parse(address);
  const host = url?.hostname.replace(/^(www|m)\./, '') ?? '';
  if (url === null) return null;
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const id = /\/(\d+)/.exec(url.pathname)?.[1];
    return id === undefined ? null : { host: 'vimeo', id };
  }
  const id = host === 'youtu.be' ? url.pathname.slice(1) : youtubeHosts.includes(host) ? idOnYoutube(url) : '';
  return youtubeId.test(id) ? { host: 'youtube', id } : null;
}

const idOnYoutube = (url: URL) => url.searchParams.get('v') ?? url.pathname.split('/').at(2) ?? '';

/** Whether an address is allowed as an exercise's video or picture: https, a film on a known host or a file of either kind. */
export function isMediaAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  const isFile = filmFile.test(url.pathname) || isPictureAddress(address);
  return filmAt(address) !== null || (isFile && publicHost.test(url.hostname));
}

/** The last part of a public page's address: lower case, no accents, words joined by hyphens. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

type Shown = { code: string | null; figureName: string | null; hasDrill: boolean };

/** The file name of the picture in lists, without its type; null where nothing shows the exercise. */
export const drawingName = ({ code, figureName, hasDrill }: Shown): string | null =>
  figureName ?? (hasDrill ? code : null);
