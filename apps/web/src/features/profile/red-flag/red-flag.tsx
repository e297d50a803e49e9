import type { RedFlag } from '@bandeja/domain/profile/contract';
import { Suspense } from 'react';
import { redFlagTexts as texts } from '#features/profile/red-flag/texts.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Alert } from '#ui/alert.tsx';

function SafetyText({ flag }: { flag: RedFlag }) {
  return <Alert kind="err">{flag.message}</Alert>;
}

const Card = lazyPart(
  async () => (await import('#features/profile/red-flag/red-flag-card.tsx')).RedFlagCard,
  SafetyText,
);

export function RedFlagWarning({ flag }: { flag: RedFlag }) {
  return (
    <Suspense fallback={<SafetyText flag={flag} />}>
      <Card flag={flag} />
    </Suspense>
  );
}

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
