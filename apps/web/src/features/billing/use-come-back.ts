import { useEffect } from 'react';

/** «Atrás» at another program's page brings this one back as it was left, its buttons still busy. */
export function useComeBack(onBack: () => void): void {
  useEffect(() => {
    const look = (event: PageTransitionEvent) => {
      if (event.persisted) onBack();
    };
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  });
}
