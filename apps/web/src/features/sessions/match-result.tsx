import { setsText } from '@bandeja/domain/matches/rules';
import type { Match } from '@bandeja/domain/matches/schemas';
import { historyTexts } from '#features/sessions/history/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

export function MatchResult({ match: { sets, partner } }: { match: Match }) {
  if (sets.length === 0 && partner === '') return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
      {sets.length > 0 && (
        <span className="num text-num-sm font-head">
          <VisuallyHidden>{historyTexts.result}</VisuallyHidden> {setsText(sets)}
        </span>
      )}
      {partner !== '' && <span className="text-ui text-ink-2">{historyTexts.partner(partner)}</span>}
    </p>
  );
}
