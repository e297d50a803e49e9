import type { RedFlag, User } from '@bandeja/domain/profile/contract';
import { consentTexts } from '@bandeja/domain/profile/messages';
import { useState } from 'react';
import { useWithdrawConsent, useWithdrawRedFlag } from '#features/profile/api.ts';
import { redFlagTexts as answerTexts } from '#features/profile/red-flag/texts.ts';
import { ScreeningPart } from '#features/profile/screening-part.tsx';
import { profileTexts } from '#features/profile/texts.ts';
import { formatDate } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';

const texts = profileTexts.health;

const focusOnArrival = (element: HTMLElement | null) => element?.focus();

type HealthCardProps = {
  user: User;
  isEditing: boolean;
  onWithdrawn: (user: User) => void;
};

export function HealthCard({ user, isEditing, onWithdrawn }: HealthCardProps) {
  const [step, setStep] = useState<'idle' | 'confirming' | 'done'>('idle');
  const withdraw = useWithdrawConsent(onWithdrawn);

  return (
    <section aria-labelledby="salud" className="card grid gap-3 max-sm:p-5">
      <h2 id="salud">{texts.title}</h2>
      {user.injuriesConsent ? (
        <>
          <p>{texts.given}</p>
          <blockquote className="border-l-2 border-ink bg-sunken px-4 py-3 text-sm">
            {consentTexts.injuries.text}
          </blockquote>
          <div className="mt-1 grid justify-items-start gap-2">
            <Button variant="danger" disabled={isEditing} onClick={() => setStep('confirming')}>
              {texts.withdraw}
            </Button>
            {isEditing && <p className="text-sm text-ink-2">{texts.busy}</p>}
          </div>
        </>
      ) : (
        <p>{texts.notGiven}</p>
      )}
      <ArrowLink to={paths.body}>{texts.discomforts}</ArrowLink>
      <ScreeningPart user={user} />
      {user.redFlag && <RedFlagAnswer flag={user.redFlag} />}
      {step === 'done' && !user.injuriesConsent && (
        <div ref={focusOnArrival} tabIndex={-1} className="outline-none">
          <Alert kind="ok">{texts.done}</Alert>
        </div>
      )}
      <p className="text-sm text-ink-2">{texts.disclaimer}</p>
      <ConfirmDialog
        isOpen={step === 'confirming'}
        texts={texts.dialog}
        action={{ ...withdraw, start: () => withdraw.start(undefined, { onSuccess: () => setStep('done') }) }}
        onClose={() => setStep('idle')}
      >
        <p>{user.injuries === '' ? texts.dialog.nothing : texts.dialog.text}</p>
        <p className="text-ink-2">{texts.dialog.rest}</p>
      </ConfirmDialog>
    </section>
  );
}

function RedFlagAnswer({ flag }: { flag: RedFlag }) {
  const { start, isPending, error } = useWithdrawRedFlag();
  const { paused, confirmed, withdraw } = answerTexts.kinds[flag.kind];
  return (
    <div className="grid justify-items-start gap-2 border-t pt-3">
      <h3 className="heading-3">{answerTexts.confirmed.title}</h3>
      <p>{answerTexts.quoted(flag.words)}</p>
      {flag.confirmedAt === null ? (
        <p>{flag.kind === 'prof' ? paused : `${answerTexts.paused.title}. ${paused}`}</p>
      ) : (
        <>
          <p>{confirmed(formatDate(flag.confirmedAt))}</p>
          <Button
            variant="line"
            pending={isPending}
            pendingLabel={answerTexts.confirmed.saving}
            onClick={() => start(undefined)}
          >
            {withdraw}
          </Button>
        </>
      )}
      {error && <Alert kind="err">{serverMessage(error) ?? answerTexts.failed}</Alert>}
    </div>
  );
}
