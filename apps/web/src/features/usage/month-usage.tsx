import { effectivePlan } from '@bandeja/domain/billing/rules';
import type { Subscription } from '@bandeja/domain/billing/schemas';
import { planLimits } from '@bandeja/domain/usage/rules';
import { LimitNote } from '#features/usage/limit-note.tsx';
import { pressures, type Usage } from '#features/usage/model.ts';
import { limitTexts as texts, usageTexts } from '#features/usage/texts.ts';
import * as paths from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';

type MonthUsageProps = { subscription: Subscription; usage: Usage; now: Date; startable: readonly string[] };

/** «Este mes: 6 de 10 sesiones, 2 de 3 rutinas», with nearly used limits; nothing where the plan has no limits. */
export function MonthUsage({ subscription, usage, now, startable }: MonthUsageProps) {
  const limits = planLimits[effectivePlan(subscription, now)];
  if (limits.sessions === null) return null;
  const used = [
    usageTexts.sessions(usage.sessions, limits.sessions),
    usageTexts.routines(usage.routines, limits.routines),
  ];
  const isPressing = pressures(subscription, usage, now).length > 0;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-xs text-ink-2 md:text-sm">
          {texts.month} <span className="num font-strong text-ink">{used.join(', ')}</span>
        </p>
        {/* the notice below has its own link */}
        {!isPressing && (
          <Link to={paths.plans} className="inline-flex min-h-tap items-center text-xs md:text-sm">
            {texts.plans}
          </Link>
        )}
      </div>
      <LimitNote subscription={subscription} usage={usage} now={now} startable={startable} />
    </>
  );
}
