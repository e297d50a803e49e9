import { dangerQuestion } from '@bandeja/domain/profile/messages';
import { useAnswerAboutNotes } from '#features/sessions/api.ts';
import { closingTexts as texts } from '#features/sessions/texts.ts';
import { dangerAnswerList } from '#lib/danger-answers.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { Alert } from '#ui/alert.tsx';
import { AnswerList } from '#ui/answer-list.tsx';

/** Asks calmly about a suspicion in the notes, then shows the answer's text. Stores nothing. */
export function NotesQuestion() {
  const { start, data, isPending, error } = useAnswerAboutNotes();
  if (data) return data.message !== null && <Alert kind="warn">{data.message}</Alert>;
  return (
    <section aria-labelledby="notes-question" className="grid gap-3 border-t pt-4">
      <h3 id="notes-question">{dangerQuestion.title}</h3>
      <p className="text-ink-2">{dangerQuestion.lead}</p>
      {error && <Alert kind="err">{failureReason(error, texts.saveFailedStays)}</Alert>}
      <AnswerList {...dangerAnswerList} disabled={isPending} onAnswer={start} />
    </section>
  );
}
