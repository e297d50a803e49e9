import { useEffect, useState } from 'react';

/** A value once it has not changed for a moment: typing sends one request, not one per letter. */
export function useDebounced<T>(value: T, milliseconds = 250): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}
