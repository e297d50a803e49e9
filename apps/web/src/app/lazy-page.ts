import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** The page's code did not arrive: no connection, or a new version has replaced the file. */
export class PageLoadError extends Error {}

type LazyPage = { Page: LazyExoticComponent<ComponentType> | ComponentType; load: () => Promise<void> };

export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  const page: LazyPage = {
    Page: lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        throw new PageLoadError('The page could not be loaded', { cause });
      }
    }),
    // a loaded page is drawn at once, without a placeholder
    load: async () => {
      page.Page = await load();
    },
  };
  return page;
}
