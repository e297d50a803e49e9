import { effectivePlan } from '@bandeja/domain/billing/rules';
import type { User } from '@bandeja/domain/profile/contract';
import { planLimits } from '@bandeja/domain/usage/rules';
import { generatorTexts } from '#features/generator/texts.ts';
import * as paths from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';

const texts = generatorTexts.quota;

/** What of the month's routines is used and left (docs/product.md#plan-limits). */
export function Quota({ user, now }: { user: Pick<User, 'subscription' | 'usage'>; now: Date }) {
  const most = planLimits[effectivePlan(user.subscription, now)].routines;
  const used = user.usage.routines;
  return (
    <div className="grid gap-2 border-t pt-4 text-sm text-ink-2">
      <p className="flex justify-between gap-3">
        <span>{texts.label}</span>
        <span className="num font-strong text-ink">{most === null ? texts.unlimited : texts.used(used, most)}</span>
      </p>
      {most !== null && (
        <>
          <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" className="h-1.5 w-full" aria-hidden="true">
            <rect width={most} height="1" className="fig-track" />
            <rect width={Math.min(used, most)} height="1" className="fig-bar-strong" />
          </svg>
          {used < most ? (
            <p>{texts.left(most - used)}</p>
          ) : (
            <p>
              <span>{texts.none(most)}</span> <Link to={paths.plans}>{generatorTexts.plans}</Link>
            </p>
          )}
        </>
      )}
    </div>
  );
}
