import { useMatchDoor } from '#features/matches/match-door.tsx';
import { PastList } from '#features/sessions/past/past-list.tsx';
import { pastTexts } from '#features/sessions/texts.ts';
import { Button } from '#ui/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';

/** «Sesiones Anteriores». */
export function TrainingSessionsPage() {
  const match = useMatchDoor();
  return (
    <div className="wrap grid gap-6 pt-6 pb-24 lg:pt-10">
      <PageTitle
        title={pastTexts.title}
        sentence={pastTexts.sentence}
        action={
          <Button variant="line" onClick={() => match.open({ anyDay: true })}>
            {pastTexts.logMatch}
          </Button>
        }
      />
      <PastList />
      {match.sheet}
    </div>
  );
}
