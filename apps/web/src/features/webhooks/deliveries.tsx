import type { Delivery } from '@bandeja/domain/webhooks/contract';
import { eventTexts } from '@bandeja/domain/webhooks/messages';
import { testEvent } from '@bandeja/domain/webhooks/vocabulary';
import { webhookTexts } from '#features/webhooks/texts.ts';
import { formatShortDate, formatTime } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

const texts = webhookTexts.deliveries;
const tones = { waiting: 'otr', delivered: 'ok', failed: 'err' } as const;

type DeliveriesProps = { deliveries: readonly Delivery[]; isFetching: boolean; onRefresh: () => void };

export function Deliveries({ deliveries, isFetching, onRefresh }: DeliveriesProps) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="deliveries">{texts.title}</h3>
        <Button variant="ghost" size="sm" pending={isFetching} onClick={onRefresh}>
          {texts.refresh}
        </Button>
      </div>
      <ul aria-labelledby="deliveries" className="border-y">
        {deliveries.map(({ _id, event, orderedAt, state, attempts, outcome }) => (
          <li key={_id} className="grid gap-0.5 py-2 text-sm not-first:border-t">
            <span className="flex flex-wrap items-center justify-between gap-2">
              {event === testEvent ? texts.test : eventTexts[event]}
              <Badge tone={tones[state]}>{texts.states[state]}</Badge>
            </span>
            <span className="text-ink-2">
              {[
                `${formatShortDate(orderedAt)}, ${formatTime(orderedAt)}`,
                ...(attempts > 0 ? [texts.tries(attempts)] : []),
                ...(outcome === null ? [] : [texts.outcome(outcome)]),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
