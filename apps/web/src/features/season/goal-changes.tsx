import { useQuery } from '@tanstack/react-query';
import { type GoalWish, goalPreview, seasonQuery } from '#features/season/api.ts';
import { lastDayOf } from '#features/season/model.ts';
import { seasonTexts } from '#features/season/texts.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { formatDateRange } from '#lib/format.ts';
import { Alert } from '#ui/alert.tsx';

const texts = seasonTexts.goal;

/** The blocks a goal would make, beside or instead of those there are. */
export function GoalChanges({ wish }: { wish: GoalWish }) {
  const { data: season } = useQuery(seasonQuery);
  const { data, error } = useQuery(goalPreview(wish));
  if (error) return <Alert kind="err">{failureReason(error, seasonTexts.loadFailed)}</Alert>;
  const now = data?.blocks.filter((block) => lastDayOf(block) >= data.today) ?? [];
  return (
    <section aria-labelledby="season-changes" aria-busy={data === undefined}>
      <h3 id="season-changes" className="heading-3">
        {texts.changes}
      </h3>
      {season !== undefined && season.goals.length > 0 && (
        <p className="mt-1 text-ui text-ink-2">{season.isOwn ? texts.adds : texts.replaces}</p>
      )}
      <ul className="mt-2 grid border-t">
        {now.map((block) => (
          <li key={block.from} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b py-2.5">
            <span className="font-strong">{block.name}</span>
            <span className="text-sm text-ink-2">{formatDateRange(block.from, lastDayOf(block))}</span>
            <span className="col-span-2 text-ui text-ink-2">{block.aim}</span>
          </li>
        ))}
      </ul>
      {data?.isOwn === false && <p className="mt-2 text-ui text-ink-2">{texts.onlyNow}</p>}
    </section>
  );
}
