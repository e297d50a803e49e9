import { dangerQuestions, helpTexts } from '@bandeja/domain/profile/danger.messages';
import type { DangerTopic } from '@bandeja/domain/profile/vocabulary';
import type { SessionProgress } from '@bandeja/domain/sessions/contract';
import { useState } from 'react';
import { useAnswerAboutNotes } from '#features/sessions/api.ts';
import { closingTexts as texts } from '#features/sessions/texts.ts';
import { dangerAnswerList } from '#lib/danger-answers.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { helpWords, useHelp } from '#lib/use-help.ts';
import { Alert } from '#ui/alert.tsx';
import { AnswerList } from '#ui/answer-list.tsx';
import { Button } from '#ui/button.tsx';
import { HelpText } from '#ui/help-text.tsx';
import { SoftNote } from '#ui/soft-note.tsx';

export type Reaction = Pick<SessionProgress, 'warning' | 'asks' | 'crisis' | 'soft' | 'answer'>;

/** What the saved notes require: a safety text, the calm question, one soft sentence, or what the trainer says. Nothing of it is stored. */
export function NotesReaction({ warning, asks, crisis, soft, answer }: Reaction) {
  const help = useHelp();
  if (asks !== undefined) return <NotesQuestion topic={asks} />;
  if (crisis !== undefined && warning !== undefined) return <NotesHelp help={warning} besides={crisis.besides} />;
  if (warning !== undefined) return <Told text={warning} />;
  return (
    <>
      {answer !== undefined && <Alert kind="info">{answer}</Alert>}
      {soft === true && <SoftNote {...help} />}
    </>
  );
}

/** With a link for each number to call. */
function Told({ text }: { text: string }) {
  return (
    <Alert kind="warn">
      <HelpText lines={[text]} call={helpWords.call} />
    </Alert>
  );
}

/** Asks calmly about a suspicion in the notes, then shows the answer's text. */
function NotesQuestion({ topic }: { topic: DangerTopic }) {
  const { start, data, isPending, error } = useAnswerAboutNotes();
  const { title, lead } = dangerQuestions[topic];
  if (data) return data.message !== null && <Told text={data.message} />;
  return (
    <section aria-labelledby="notes-question" className="grid gap-3 border-t pt-4">
      <h3 id="notes-question">{title}</h3>
      <p className="text-ink-2">{lead}</p>
      {error && <Alert kind="err">{failureReason(error, texts.saveFailedStays)}</Alert>}
      <AnswerList {...dangerAnswerList(topic)} disabled={isPending} onAnswer={start} />
    </section>
  );
}

/** The help for a crisis; one tap says that none was meant, and what the notes say besides stays. */
function NotesHelp({ help, besides }: { help: string; besides: string | null }) {
  const [isMeant, setMeant] = useState(true);
  if (!isMeant) return besides !== null && <Told text={besides} />;
  return (
    <Alert kind="warn">
      <HelpText lines={[help, helpTexts.elsewhere]} call={helpWords.call}>
        <Button variant="ghost" onClick={() => setMeant(false)}>
          {helpTexts.notMeant}
        </Button>
      </HelpText>
    </Alert>
  );
}
