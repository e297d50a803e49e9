import type { Subscription } from '@bandeja/domain/billing/schemas';
import { nextUsageMonth } from '@bandeja/domain/usage/rules';
import { pressures, type Usage } from '#features/usage/model.ts';
import { limitTexts as texts } from '#features/usage/texts.ts';
import { formatShortDate } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PhoneFold } from '#ui/phone-fold.tsx';

type LimitNoteProps = {
  subscription: Subscription;
  usage: Usage;
  now: Date;
  showsWay?: boolean;
  startable?: readonly string[];
};

/** Warns when the month's limits are nearly or fully used; nothing before (docs/product.md#plan-limits). */
export function LimitNote({ subscription, usage, now, showsWay = true, startable = [] }: LimitNoteProps) {
  const pressing = pressures(subscription, usage, now);
  if (pressing.length === 0) return null;
  const isReached = pressing.some(({ left }) => left === 0);
  return (
    <Alert
      kind={isReached ? 'warn' : 'info'}
      title={pressing
        .map(({ of, most, left }) => (left === 0 ? texts.reached[of](most) : texts.near[of](left)))
        .join(' ')}
      actions={
        showsWay && (
          <LinkButton size="sm" variant="line" to={paths.plans}>
            {texts.plans}
          </LinkButton>
        )
      }
    >
      <PhoneFold title={texts.still}>
        {startable.length > 0 && <p>{texts.startable(startable)}</p>}
        <p>{texts.again(formatShortDate(nextUsageMonth(now)))}</p>
      </PhoneFold>
    </Alert>
  );
}
