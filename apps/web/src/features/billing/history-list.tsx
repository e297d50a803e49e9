import type { SubscriptionHistoryEntry } from '@bandeja/domain/billing/contract';
import { planNames } from '@bandeja/domain/billing/vocabulary';
import { newestFirst } from '#features/billing/standing.ts';
import { historyTexts as texts } from '#features/billing/texts.ts';
import { formatMediumDate, formatPrice } from '#lib/format.ts';
import { Fold } from '#ui/fold.tsx';

const shownMost = 6;

export function HistoryList({ history }: { history: readonly SubscriptionHistoryEntry[] }) {
  if (history.length === 0) return <p className="text-ui text-ink-2">{texts.empty}</p>;
  const entries = newestFirst(history);
  const earlier = entries.slice(shownMost);
  return (
    <div>
      <Entries entries={entries.slice(0, shownMost)} />
      {earlier.length > 0 && (
        <Fold title={texts.earlier(earlier.length)}>
          <Entries entries={earlier} />
        </Fold>
      )}
    </div>
  );
}

function Entries({ entries }: { entries: readonly SubscriptionHistoryEntry[] }) {
  return (
    <ul className="grid border-t text-ui">
      {entries.map((entry) => (
        <li key={entry._id} className="grid gap-x-4 gap-y-0.5 border-b py-3 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto]">
          <time dateTime={entry.createdAt} className="num text-ink-2">
            {formatMediumDate(entry.createdAt)}
          </time>
          <div className="min-w-0">
            <p className="font-strong">{texts.kinds[entry.kind](planNames[entry.plan])}</p>
            {(entry.expiresAt !== null || entry.reason !== null) && (
              <p className="text-sm wrap-anywhere text-ink-2">
                {[entry.expiresAt && texts.until(formatMediumDate(entry.expiresAt)), entry.reason]
                  .filter(Boolean)
                  .join('. ')}
              </p>
            )}
          </div>
          {entry.amountCents !== null && (
            <span className="num font-strong">{formatPrice(entry.amountCents / 100)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
