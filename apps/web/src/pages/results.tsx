import { useMatchDoor } from '#features/matches/match-door.tsx';
import { ResultsView } from '#features/matches/results/results-view.tsx';
import { resultsTexts as texts } from '#features/matches/results/texts.ts';
import { Button } from '#ui/button.tsx';

export function ResultsPage() {
  const match = useMatchDoor();
  return (
    <div className="wrap grid grid-cols-1 gap-5 pt-6 pb-16 lg:pt-10">
      <ResultsView
        logMatch={
          <Button variant="line" onClick={() => match.open({ anyDay: true })}>
            {texts.log}
          </Button>
        }
      />
      {match.sheet}
    </div>
  );
}
