import { ComingSoon } from '#features/content/coming-soon/coming-soon.tsx';
import { comingSoonPlaces } from '#features/content/coming-soon/texts.ts';

/** `/forum` */
export function ForumPage() {
  return <ComingSoon place={comingSoonPlaces.forum} />;
}

/** `/events` */
export function EventsPage() {
  return <ComingSoon place={comingSoonPlaces.events} />;
}

/** `/tournaments` */
export function TournamentsPage() {
  return <ComingSoon place={comingSoonPlaces.tournaments} />;
}

/** `/clubs` */
export function ClubsPage() {
  return <ComingSoon place={comingSoonPlaces.clubs} />;
}
