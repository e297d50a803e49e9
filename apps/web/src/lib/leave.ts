export function leaveTo(path: string): void {
  // an address that begins with «//» names another host: it is never on this site
  window.location.replace(window.location.origin + path);
}

export function goOutside(address: string): void {
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error(`no web address: ${address}`);
  window.location.assign(url);
}
