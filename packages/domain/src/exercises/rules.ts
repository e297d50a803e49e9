/** Hosts whose films the player embeds. */
const filmHosts = [
  'www.youtube.com',
  'youtube.com',
  'm.youtube.com',
  'youtu.be',
  'www.youtube-nocookie.com',
  'vimeo.com',
  'player.vimeo.com',
];
const filmFile = /\.(mp4|webm)$/i;
const pictureFile = /\.(jpe?g|png|webp|avif)$/i;

/** Whether an address leads to a picture's file. */
export function isPictureAddress(address: string): boolean {
  return pictureFile.test(URL.parse(address)?.pathname ?? '');
}

/** Whether an address can be an exercise's video or picture: https, a known host or a file of either kind. */
export function isMediaAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  return filmHosts.includes(url.hostname)
    ? url.pathname.length > 1
    : filmFile.test(url.pathname) || isPictureAddress(address);
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
