import type { Session } from '@bandeja/domain/sessions/contract';
import { isLocked } from '@bandeja/domain/sessions/rules';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { useRef, useState } from 'react';
import { AnswersView, hasAnswers } from '#features/sessions/closing/answers-view.tsx';
import { ClosingForm } from '#features/sessions/closing/closing-form.tsx';
import { closingTexts as texts } from '#features/sessions/texts.ts';
import * as paths from '#lib/paths.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

export function ClosingCard({ session, className }: { session: Session; className: string }) {
  const [locked] = useState(() =>
    isLocked(session.finishedAt === null ? null : new Date(session.finishedAt), new Date()),
  );
  const [isAsking, setAsking] = useState(() => !locked && !hasAnswers(session));
  const titleRef = useRef<HTMLHeadingElement>(null);

  function change() {
    // the button makes room for the form
    titleRef.current?.focus();
    setAsking(true);
  }

  return (
    <section aria-labelledby="closing" className={className}>
      <h2 ref={titleRef} id="closing" tabIndex={-1} className="heading-3">
        {texts.title}
      </h2>
      {isAsking && (
        <>
          <p className="mt-1 mb-4 text-ui text-ink-2">{texts.skippable}</p>
          <ClosingForm sessionId={session._id} answers={session} />
        </>
      )}
      {!isAsking && (
        <div className="mt-4 grid justify-items-start gap-4 *:first:w-full">
          {hasAnswers(session) ? <AnswersView answers={session} /> : <p className="text-ink-2">{texts.lockedEmpty}</p>}
          {locked ? (
            <p className="text-sm text-ink-3">{texts.locked}</p>
          ) : (
            <Button variant="line" icon={<Icon as={PencilSimpleIcon} />} onClick={change}>
              {texts.edit}
            </Button>
          )}
        </div>
      )}
      <ArrowLink to={paths.body} className="mt-4">
        {texts.discomforts}
      </ArrowLink>
    </section>
  );
}
