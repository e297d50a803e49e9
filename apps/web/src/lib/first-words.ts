import { useEffect } from 'react';
import { readStored, writeStored } from '#lib/device-storage.ts';

const key = 'bandeja.first-words';

/** By address: the page's headings and their day on this device. */
type FirstWords = Record<string, { day: string; words: string[] }>;

const mostPages = 8;

/** Stores a page's headings, so that its document can show them before the code loads (docs/site.md#first-loads). */
export function storeFirstWords(address: string, words: string[]): void {
  const { [address]: _, ...others } = stored();
  const recent = Object.entries(others).slice(1 - mostPages);
  const current = words.length > 0 ? [[address, { day: new Date().toDateString(), words }] as const] : [];
  writeStored(key, JSON.stringify(Object.fromEntries([...recent, ...current])));
}

function stored(): FirstWords {
  try {
    return JSON.parse(readStored(key) ?? '{}');
  } catch {
    return {};
  }
}

export function useFirstWords(words: string[] | null): void {
  const json = words === null ? null : JSON.stringify(words);
  useEffect(() => {
    if (json !== null) storeFirstWords(window.location.pathname, JSON.parse(json));
  }, [json]);
}
