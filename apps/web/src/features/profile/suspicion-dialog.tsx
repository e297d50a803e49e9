import type { Suspicion } from '@bandeja/domain/profile/contract';
import { dangerQuestions } from '@bandeja/domain/profile/danger.messages';
import { useState } from 'react';
import { useAnswerSuspicion } from '#features/profile/api.ts';
import { redFlagTexts } from '#features/profile/red-flag/texts.ts';
import { suspicionTexts as texts } from '#features/profile/texts.ts';
import { dangerAnswerList } from '#lib/danger-answers.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { AnswerList } from '#ui/answer-list.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { HelpText } from '#ui/help-text.tsx';

export function SuspicionDialog({ suspicion }: { suspicion: Suspicion | null }) {
  const [answer, setAnswer] = useState<string | null>(null);
  const [isClosed, setClosed] = useState(false);
  const { start, isPending, error } = useAnswerSuspicion(setAnswer);
  // another text raises another question
  if (suspicion === null && isClosed) setClosed(false);
  // the question stays while its answer is on the way
  const [topic, setTopic] = useState(suspicion?.topic ?? 'general');
  // an older answer that is read without a network names no topic
  const asked = suspicion?.topic;
  if (asked !== undefined && asked !== topic) setTopic(asked);
  const { title, lead } = dangerQuestions[topic];
  const isOpen = answer !== null || isPending || (suspicion !== null && !isClosed);

  function close() {
    setAnswer(null);
    setClosed(true);
  }
  return (
    <Dialog isOpen={isOpen} isAlert title={answer === null ? title : redFlagTexts.before} onClose={close}>
      {error && <Alert kind="err">{serverMessage(error) ?? redFlagTexts.failed}</Alert>}
      {answer === null ? (
        <>
          <p className="text-ink-2">{lead}</p>
          <AnswerList
            {...dangerAnswerList(topic)}
            disabled={isPending}
            onAnswer={(sign) => start({ about: 'injuries', answer: sign })}
          />
          <p className="text-center text-sm text-ink-2">{texts.disclaimer}</p>
        </>
      ) : (
        <HelpText lines={[answer]} call={redFlagTexts.call}>
          <Button variant="line" full onClick={close}>
            {texts.close}
          </Button>
        </HelpText>
      )}
    </Dialog>
  );
}
