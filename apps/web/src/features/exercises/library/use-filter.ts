import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { type Filter, filterNames, readFilter, writeFilter } from '#features/exercises/library/filters.ts';

const changed = 'bandeja:query';

function follow(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(changed, onChange);
  };
}

/** The filter lives in the address, so that it can be bookmarked and shared. The server's page knows none. */
export function useFilter(): { filter: Filter; choose: (chosen: Filter) => void } {
  const search = useSyncExternalStore(
    follow,
    () => window.location.search,
    () => '',
  );
  return { filter: readFilter(search), choose };
}

function choose(chosen: Filter): void {
  const { pathname, search } = window.location;
  // without the fragment: it named a section that may be gone
  window.history.replaceState(window.history.state, '', pathname + writeFilter(chosen, search));
  window.dispatchEvent(new Event(changed));
}

/** What was chosen in the server's HTML before its code was there counts too. */
export function useChosenBefore(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (form.current === null) return;
    const shown = new FormData(form.current);
    const early = [...filterNames, 'texto'].flatMap((name) => {
      const value = shown.get(name);
      return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
    });
    if (early.length > 0) choose({ ...readFilter(window.location.search), ...Object.fromEntries(early) });
  }, [form]);
}
