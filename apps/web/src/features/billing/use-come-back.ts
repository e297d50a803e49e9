import { useEffect } from 'react';

/** «Atrás» from another site restores this page as it was left, with its buttons still busy. */
export function useComeBack(onBack: () => void): void {
  useEffect(() => {
    const look = (event: PageTransitionEvent) => {
      if (event.persisted) onBack();
    };
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  });
}
