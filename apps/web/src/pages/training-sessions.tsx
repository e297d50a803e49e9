import { hasFeature } from '@bandeja/domain/billing/rules';
import { localDateIn } from '@bandeja/domain/calendar/dates';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useAuth } from '#features/auth/auth-context.tsx';
import { useMatchDoor } from '#features/matches/match-door.tsx';
import { routinesQuery } from '#features/routines/api.ts';
import { finderFor } from '#features/routines/recommend.ts';
import type { PastWish } from '#features/sessions/api.ts';
import { addTexts } from '#features/sessions/correct/texts.ts';
import { PastFilters } from '#features/sessions/past/past-filters.tsx';
import { PastList } from '#features/sessions/past/past-list.tsx';
import { PastMonth } from '#features/sessions/past/past-month.tsx';
import { pastTexts as texts } from '#features/sessions/texts.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import * as paths from '#lib/paths.ts';
import { timeZone } from '#lib/time-zone.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Segmented } from '#ui/segmented.tsx';

const CheckInCard = lazyPart(async () => (await import('#features/check-ins/check-in-card.tsx')).CheckInCard);
const MySessionMark = lazyPart(async () => (await import('#features/coaching/my-comments.tsx')).MySessionMark);
const AddDialog = lazyPart(async () => (await import('#features/sessions/correct/add-dialog.tsx')).AddDialog);

const views = [
  { value: 'list', label: texts.views.list },
  { value: 'month', label: texts.views.month },
] as const;
const markOf = (sessionId: string) => (
  <Suspense fallback={null}>
    <MySessionMark sessionId={sessionId} />
  </Suspense>
);

type View = (typeof views)[number]['value'];

export function TrainingSessionsPage() {
  const match = useMatchDoor();
  const { user } = useAuth();
  const isCoached = user !== null && hasFeature(user.subscription, 'personal_trainer');
  const [isAdding, setAdding] = useState(false);
  const [view, setView] = useState<View>('list');
  const [wish, setWish] = useState<PastWish>({});
  const { data: routines = [] } = useQuery({ ...routinesQuery, enabled: isAdding });
  return (
    <div className="wrap grid grid-cols-1 gap-4 pt-6 pb-12 md:gap-6 lg:pt-10 lg:pb-24">
      <PageTitle
        title={texts.title}
        sentence={texts.sentence}
        action={
          <div className="flex flex-wrap gap-2.5">
            <Button variant="line" onClick={() => match.open({ anyDay: true })}>
              {texts.logMatch}
            </Button>
            <Button variant="line" onClick={() => setAdding(true)}>
              {addTexts.open}
            </Button>
            <LinkButton variant="line" to={paths.results}>
              {texts.results}
            </LinkButton>
          </div>
        }
      />
      <div className="flex flex-wrap items-start gap-2.5">
        <Segmented label={texts.views.label} options={views} value={view} onChange={setView} />
        {view === 'list' && <PastFilters wish={wish} onChange={setWish} />}
      </div>
      {isCoached && (
        <Suspense fallback={null}>
          <CheckInCard />
        </Suspense>
      )}
      {view === 'list' ? (
        <PastList wish={wish} markOf={isCoached ? markOf : undefined} />
      ) : (
        <PastMonth today={localDateIn(timeZone, new Date())} />
      )}
      {match.sheet}
      {isAdding && (
        <Suspense fallback={null}>
          <AddDialog routines={routines} Finder={finderFor(routines)} isOpen onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </div>
  );
}
