import type { RedFlag } from '@bandeja/domain/profile/contract';
import { Suspense } from 'react';
import { redFlagTexts as texts } from '#features/profile/red-flag/texts.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Alert } from '#ui/alert.tsx';

/** The safety text alone: until the code of the card has arrived, and where it cannot be fetched. */
function SafetyText({ flag }: { flag: RedFlag }) {
  return <Alert kind="err">{flag.message}</Alert>;
}

const Card = lazyPart(
  async () => (await import('#features/profile/red-flag/red-flag-card.tsx')).RedFlagCard,
  SafetyText,
);

/** The warning in place of everything that could be started. Few players ever load it. */
export function RedFlagWarning({ flag }: { flag: RedFlag }) {
  return (
    <Suspense fallback={<SafetyText flag={flag} />}>
      <Card flag={flag} />
    </Suspense>
  );
}

/** Replaces the week while a red flag forbids training. */
export function PausedWeek({ flag }: { flag: RedFlag }) {
  return (
    <section aria-labelledby="paused" className="card mesh grid gap-1.5 p-4.5 lg:p-8">
      <h2 id="paused" className="heading-3">
        {texts.paused.title}
      </h2>
      <p className="max-w-sentence text-ink-2">{`${texts.paused.text} ${texts.kinds[flag.kind].paused}`}</p>
    </section>
  );
}
