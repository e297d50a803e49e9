import { ComingSoon } from '#features/content/coming-soon/coming-soon.tsx';
import { comingSoonPlaces } from '#features/content/coming-soon/texts.ts';

export function comingSoonPage(place: keyof typeof comingSoonPlaces) {
  return function ComingSoonPage() {
    return <ComingSoon place={comingSoonPlaces[place]} />;
  };
}
