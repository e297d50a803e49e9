import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** The page's code did not arrive: no connection, or a new version has replaced the file. */
export class PageLoadError extends Error {}

/** A page that is fetched when its route is first shown. */
export function lazyPage(load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      throw new PageLoadError('The page could not be loaded', { cause });
    }
  });
}
