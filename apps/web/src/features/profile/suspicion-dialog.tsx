import type { Suspicion } from '@bandeja/domain/profile/contract';
import { dangerQuestion } from '@bandeja/domain/profile/messages';
import { PhoneIcon } from '@phosphor-icons/react/dist/csr/Phone';
import { useState } from 'react';
import { useAnswerSuspicion } from '#features/profile/api.ts';
import { redFlagTexts } from '#features/profile/red-flag/texts.ts';
import { suspicionTexts as texts } from '#features/profile/texts.ts';
import { dangerAnswerList } from '#lib/danger-answers.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { AnswerList } from '#ui/answer-list.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-look.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';

const helplines = ['024', '112'];

/**
 * Asks about a suspicion in the injuries text over the page (docs/training.md#red-flags): the calm question, or the text
 * of a crisis. Closed without an answer, it comes back on the next visit.
 */
export function SuspicionDialog({ suspicion }: { suspicion: Suspicion | null }) {
  const [answer, setAnswer] = useState<string | null>(null);
  const [isClosed, setClosed] = useState(false);
  const { start, isPending, error } = useAnswerSuspicion(setAnswer);
  // another text raises another question
  if (suspicion === null && isClosed) setClosed(false);
  const message = answer ?? suspicion?.message ?? null;
  const isOpen = answer !== null || isPending || (suspicion !== null && !isClosed);

  function close() {
    if (suspicion?.kind === 'crisis') start({ about: 'injuries', answer: 'none' });
    setAnswer(null);
    setClosed(true);
  }
  const title = message === null ? dangerQuestion.title : redFlagTexts.before;
  return (
    <Dialog isOpen={isOpen} isAlert title={title} onClose={close}>
      {error && <Alert kind="err">{serverMessage(error) ?? redFlagTexts.failed}</Alert>}
      {message === null ? (
        <>
          <p className="text-ink-2">{dangerQuestion.lead}</p>
          <AnswerList
            {...dangerAnswerList}
            disabled={isPending}
            onAnswer={(sign) => start({ about: 'injuries', answer: sign })}
          />
          <p className="text-center text-sm text-ink-2">{texts.disclaimer}</p>
        </>
      ) : (
        <>
          <p>{message}</p>
          {helplines
            .filter((number) => message.includes(number))
            .map((number) => (
              <a key={number} href={`tel:${number}`} className={buttonClass({ variant: 'line', size: 'lg' })}>
                <Icon as={PhoneIcon} />
                {redFlagTexts.call(number)}
              </a>
            ))}
          <Button variant="line" full onClick={close}>
            {texts.close}
          </Button>
        </>
      )}
    </Dialog>
  );
}
