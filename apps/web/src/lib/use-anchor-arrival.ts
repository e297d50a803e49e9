import { useEffect } from 'react';

/** Goes to the part of the page that the address names, once it is there: the browser looked for it before. */
export function useAnchorArrival(): void {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, []);
}
