import { useEffect } from 'react';
import { readStored, writeStored } from '#lib/device-storage.ts';

/** The document's script knows it, too. */
const key = 'bandeja.first-words';

/** By address: the day, as the device writes it, and what the page said first then. */
type FirstWords = Record<string, { day: string; words: string[] }>;

const mostPages = 8;

/** Keeps what a page says first, so that its document can say it before any code has come (docs/site.md#first-loads). */
export function keepFirstWords(address: string, words: string[]): void {
  const { [address]: _, ...others } = stored();
  const recent = Object.entries(others).slice(1 - mostPages);
  const own = words.length > 0 ? [[address, { day: new Date().toDateString(), words }] as const] : [];
  writeStored(key, JSON.stringify(Object.fromEntries([...recent, ...own])));
}

function stored(): FirstWords {
  try {
    return JSON.parse(readStored(key) ?? '{}');
  } catch {
    return {};
  }
}

/** The same for a page that is shown; null until all of it is known. */
export function useFirstWords(words: string[] | null): void {
  const said = words === null ? null : JSON.stringify(words);
  useEffect(() => {
    if (said !== null) keepFirstWords(window.location.pathname, JSON.parse(said));
  }, [said]);
}
