import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Filter, filterNames, readFilter, searchOf, writeFilter } from '#features/exercises/library/filters.ts';
import type { LibraryPageData } from '#features/exercises/library/page-data.ts';
import { pageData } from '#lib/page-data.ts';

const typingMs = 250;

/** The filter lives in the address, so that it can be bookmarked and shared; the server answers with its page. */
export function useLibrary(first: LibraryPageData) {
  const [shown, setShown] = useState(first);
  const [filter, setFilter] = useState(first.filter);
  const latest = useRef(0);
  async function choose(chosen: Filter) {
    latest.current += 1;
    const requested = latest.current;
    const isTyped = chosen.texto !== filter.texto;
    setFilter(chosen);
    const { pathname, search } = window.location;
    // without the fragment: it named a section that may be gone
    window.history.replaceState(window.history.state, '', pathname + writeFilter(chosen, search));
    if (isTyped) await new Promise((resolve) => setTimeout(resolve, typingMs));
    if (requested !== latest.current) return;
    const found = await readPage(pathname + searchOf(window.location.search));
    if (requested !== latest.current) return;
    // the browser then shows the network's error, or loads the page's new version
    if (found === null) window.location.reload();
    else setShown(found);
  }
  return { shown, filter, choose };
}

async function readPage(address: string): Promise<LibraryPageData | null> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return null;
    const document = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return (pageData(document) ?? null) as LibraryPageData | null; // written by `libraryView`
  } catch {
    return null;
  }
}

export function useChosenBefore(
  form: RefObject<HTMLFormElement | null>,
  filter: Filter,
  choose: (chosen: Filter) => void,
) {
  const state = useRef({ filter, choose });
  useEffect(() => {
    if (form.current === null) return;
    const shown = new FormData(form.current);
    const early = [...filterNames, 'texto'].map((name) => [name, String(shown.get(name) ?? '')] as const);
    const chosen = { ...readFilter(''), ...Object.fromEntries(early) };
    const { filter: known, choose: follow } = state.current;
    if (writeFilter(chosen) !== writeFilter(known)) follow(chosen);
  }, [form]);
}
