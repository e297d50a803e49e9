import { type Category, type Demand, type SafetyQuestion, safetyQuestions } from '#exercises/vocabulary.ts';

export function openQuestions(answered: readonly SafetyQuestion[]): SafetyQuestion[] {
  return safetyQuestions.filter((question) => !answered.includes(question));
}

export type Film = { host: 'youtube' | 'vimeo'; id: string };

const youtubeHosts = ['youtube.com', 'youtube-nocookie.com'];
const youtubeId = /^[\w-]{11}$/;
/** A name of the public network: no machine of one's own, no number. */
const publicHost = /\.[a-z]{2,}$/i;
const filmFile = /\.(mp4|webm)$/i;
const pictureFile = /\.(jpe?g|png|webp|avif)$/i;

export function isPictureAddress(address: string): boolean {
  return pictureFile.test(URL.parse(address)?.pathname ?? '');
}

export function filmAt(address: string): Film | null {
  const url = URL.parse(address);
  const host = url?.hostname.replace(/^(www|m)\./, '') ?? '';
  if (url === null) return null;
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const id = /\/(\d+)/.exec(url.pathname)?.[1];
    return id === undefined ? null : { host: 'vimeo', id };
  }
  const named = youtubeHosts.includes(host) ? idOnYoutube(url) : '';
  const id = host === 'youtu.be' ? url.pathname.slice(1) : named;
  return youtubeId.test(id) ? { host: 'youtube', id } : null;
}

const idOnYoutube = (url: URL) => url.searchParams.get('v') ?? url.pathname.split('/').at(2) ?? '';

export function isMediaAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  const isFile = filmFile.test(url.pathname) || isPictureAddress(address);
  return filmAt(address) !== null || (isFile && publicHost.test(url.hostname));
}

export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

type Shown = { code: string | null; figureName: string | null; hasDrill: boolean };

export const drawingName = ({ code, figureName, hasDrill }: Shown): string | null =>
  figureName ?? (hasDrill ? code : null);

type Moves = { code: string | null; categories: readonly Category[]; demands: readonly Demand[] };

/** Only brisk walking, easy cycling and mobility off the floor (docs/training.md#selection). */
export function isGentle({ code, categories, demands }: Moves): boolean {
  if (code === 'C01' || code === 'C03') return true;
  return categories[0] === 'Flexibilidad' && !demands.includes('floor');
}

/** «mancuernas o kettlebell»: either will do. */
export const alternativesIn = (item: string): string[] => item.split(/ o |\//).map((name) => name.trim());
