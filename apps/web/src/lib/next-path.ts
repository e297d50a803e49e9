import * as paths from '#lib/paths.ts';

const here = 'http://here.invalid';

/** The path to return to after signing in, when it is on this site; otherwise null. */
export function safeNextPath(next: string | null): string | null {
  if (next === null || !next.startsWith('/')) return null;
  try {
    // resolves as a browser would: `//evil`, `/\evil` and `/<tab>/evil` all lead to another host
    const url = new URL(next, here);
    // `/.//evil` resolves to this site, but leads away afterwards
    if (url.origin !== here || url.pathname.startsWith('//')) return null;
    return isEntry(url.pathname) ? null : url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}

export function loginPath(path: string): paths.Address {
  return path === paths.home || isEntry(path) ? paths.login : `${paths.login}?next=${encodeURIComponent(path)}`;
}

export function isLiveSession(pathname: string): boolean {
  return /^\/training-session\/[^/]+\/?$/.test(pathname);
}

function isEntry(path: string): boolean {
  return /^\/(login|register)\/?([?#]|$)/.test(path);
}
