import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useMatchDoor } from '#features/matches/match-door.tsx';
import { routinesQuery } from '#features/routines/api.ts';
import { finderFor } from '#features/routines/recommend.ts';
import { addTexts } from '#features/sessions/correct/texts.ts';
import { PastList } from '#features/sessions/past/past-list.tsx';
import { pastTexts } from '#features/sessions/texts.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Button } from '#ui/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';

const AddDialog = lazyPart(async () => (await import('#features/sessions/correct/add-dialog.tsx')).AddDialog);

export function TrainingSessionsPage() {
  const match = useMatchDoor();
  const [isAdding, setAdding] = useState(false);
  const { data: routines = [] } = useQuery({ ...routinesQuery, enabled: isAdding });
  return (
    <div className="wrap grid gap-6 pt-6 pb-24 lg:pt-10">
      <PageTitle
        title={pastTexts.title}
        sentence={pastTexts.sentence}
        action={
          <div className="flex flex-wrap gap-2.5">
            <Button variant="line" onClick={() => match.open({ anyDay: true })}>
              {pastTexts.logMatch}
            </Button>
            <Button variant="line" onClick={() => setAdding(true)}>
              {addTexts.open}
            </Button>
          </div>
        }
      />
      <PastList />
      {match.sheet}
      {isAdding && (
        <Suspense fallback={null}>
          <AddDialog routines={routines} Finder={finderFor(routines)} isOpen onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </div>
  );
}
