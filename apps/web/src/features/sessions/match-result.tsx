import { setsText, winnerOf } from '@bandeja/domain/matches/rules';
import type { Match } from '@bandeja/domain/matches/schemas';
import type { SessionSummary } from '@bandeja/domain/sessions/contract';
import { historyTexts as texts } from '#features/sessions/history/texts.ts';
import { ScoreBar } from '#ui/score-bar.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

export function MatchResult({ match: { sets, partner }, score = null }: { match: Match; score?: number | null }) {
  if (sets.length === 0 && partner === '' && score === null) return null;
  const winner = winnerOf({ sets });
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
      {sets.length > 0 && (
        <span className="num text-num-sm font-head">
          <VisuallyHidden>{texts.result}</VisuallyHidden> {setsText(sets)}
        </span>
      )}
      {winner && <span className="text-ui font-strong">{texts.winner[winner]}</span>}
      {partner !== '' && <span className="text-ui text-ink-2">{texts.partner(partner)}</span>}
      {score !== null && <Score score={score} />}
    </p>
  );
}

/** A match says its result: a bar beside it would be green where it was lost, so its score is a figure. */
export function Outcome({ session: { score, match } }: { session: Pick<SessionSummary, 'score' | 'match'> }) {
  if (match) return <MatchResult match={match} score={score} />;
  return score !== null && <ScoreBar score={score} />;
}

function Score({ score }: { score: number }) {
  return (
    <span className="ml-auto text-sm text-ink-2">
      <VisuallyHidden>{texts.score}</VisuallyHidden> <span className="num">{`${score}/10`}</span>
    </span>
  );
}
