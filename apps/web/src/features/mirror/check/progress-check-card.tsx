import { localDateIn } from '@bandeja/domain/calendar/dates';
import { checkSidesOf, measuredOf } from '@bandeja/domain/mirror/rules';
import { checkKinds } from '@bandeja/domain/mirror/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { checksQuery } from '#features/mirror/api.ts';
import { checkTitle, checkCardTexts as texts, withUnit } from '#features/mirror/check/card-texts.ts';
import * as paths from '#lib/paths.ts';
import { timeZone } from '#lib/time-zone.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { SectionTitle } from '#ui/section-title.tsx';

/** Among the other figures of progress: what the last check measured, and the one before. */
export function ProgressCheckCard() {
  const id = useId();
  const { data } = useQuery(checksQuery);
  if (data === undefined) return null;
  const today = localDateIn(timeZone, new Date());
  const rows = checkKinds.flatMap((kind) =>
    checkSidesOf(kind).flatMap((side) => {
      const { now, before } = measuredOf(data.checks, { kind, side, today });
      const latest = now ?? before;
      const name = checkTitle(kind, side);
      return latest ? [{ name, kind, latest, before: now ? before : null }] : [];
    }),
  );
  return (
    <section aria-labelledby={id} className="card min-w-0">
      <SectionTitle id={id} title={texts.title} />
      {rows.length === 0 ? (
        <p className="max-w-sentence text-ink-2">{texts.none}</p>
      ) : (
        <dl className="grid divide-y divide-line">
          {rows.map(({ name, kind, latest, before }) => (
            <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
              <dt>{name}</dt>
              <dd className="num">
                <span className="font-head">{withUnit(kind, latest.value)}</span>{' '}
                <span className="text-sm text-ink-2">
                  {before ? texts.before(withUnit(kind, before.value), before.date) : texts.noBefore}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ArrowLink to={paths.monthlyCheck} className="mt-3">
        {rows.length === 0 ? texts.open : texts.more}
      </ArrowLink>
    </section>
  );
}
