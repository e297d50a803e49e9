import { lostTagNames } from '@bandeja/domain/matches/messages';
import { costliest, costs } from '@bandeja/domain/matches/rules';
import type { LostPoints } from '@bandeja/domain/matches/schemas';
import { fewestTagged, taggedPoints } from '@bandeja/domain/matches/vocabulary';
import { DrillsCard } from '#features/matches/drills-card.tsx';
import { lostTexts as texts } from '#features/matches/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type LostPointsCardsProps = { sessionId: string; lost: LostPoints };

/** How the points of a match were lost, and what trains what cost most. */
export function LostPointsCards({ sessionId, lost }: LostPointsCardsProps) {
  const cost = costliest(lost);
  const tagged = taggedPoints(lost);
  return (
    <>
      <section aria-labelledby="lost-points" className="card card-tight grid content-start gap-3 lg:col-span-2">
        <div>
          <h2 id="lost-points">{cost === null ? texts.unknownTitle : texts.title[cost.tag]}</h2>
          <p className="mt-1 text-ink-2">
            {texts.tagged(tagged, lost.points)} {cost === null && texts.unknown(fewestTagged)}
          </p>
        </div>
        <Bars lost={lost} />
      </section>
      {cost !== null && <DrillsCard sessionId={sessionId} />}
    </>
  );
}

function Bars({ lost }: { lost: LostPoints }) {
  const rows = costs(lost);
  const most = Math.max(1, rows[0]?.points ?? 0);
  return (
    <div>
      <h3 className="heading-3">{texts.how}</h3>
      <ul>
        {rows.map(({ tag, points }, index) => (
          <li
            key={tag}
            className="grid min-h-9.5 grid-cols-[minmax(5.75rem,8.75rem)_minmax(0,1fr)_2.25rem] items-center gap-2.5"
          >
            <VisuallyHidden>{texts.pointsOf(lostTagNames[tag], points)}</VisuallyHidden>
            <span
              aria-hidden="true"
              className={classNames('text-ui leading-tight', index === 0 && points > 0 && 'font-head')}
            >
              {lostTagNames[tag]}
            </span>
            <span aria-hidden="true">
              <span
                className={classNames(
                  'block h-3.5',
                  index === 0 && points > 0 ? 'bg-ink' : 'bg-line-strong opacity-55',
                )}
                style={{ width: `${(100 * points) / most}%` }}
              />
            </span>
            <span aria-hidden="true" className="num text-right font-head">
              {points}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
