import { sessionMessages } from '@bandeja/domain/sessions/messages';
import { mostNotes } from '@bandeja/domain/sessions/vocabulary';
import { type FormEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ClosingAnswers, useSaveClosing } from '#features/sessions/api.ts';
import type { Answers } from '#features/sessions/closing/answers-view.tsx';
import { withImprovement } from '#features/sessions/closing/improvements.ts';
import { ImprovementsField } from '#features/sessions/closing/improvements-field.tsx';
import type { Reaction } from '#features/sessions/closing/notes-reaction.tsx';
import { closingTexts as texts } from '#features/sessions/texts.ts';
import { effortText } from '#lib/effort.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { HttpError } from '#lib/http.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { SavingNote } from '#ui/saving-note.tsx';
import { Scale } from '#ui/scale.tsx';
import { TextArea } from '#ui/text-area.tsx';

/** Without its code, the safety text alone. */
const NotesReaction = lazyPart<Reaction>(
  async () => (await import('#features/sessions/closing/notes-reaction.tsx')).NotesReaction,
  ({ warning }) => warning !== undefined && <Alert kind="warn">{warning}</Alert>,
);

const clearOf = (question: string) => ({ text: texts.clear, label: texts.clearOf(question) });

/**
 * Taps are saved at once, notes when their field or the page is left. Typed text survives a failed save. Only notes can be wrong,
 * by their length: a library of forms would be the dearest part of the page.
 */
export function ClosingForm({ sessionId, answers }: { sessionId: string; answers: Answers }) {
  const { score, rpe, improvements, notes } = answers;
  const [values, setValues] = useState<ClosingAnswers>({ score, rpe, improvements, notes });
  const [isTried, setTried] = useState(false);
  const notesRef = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState('');
  const save = useSaveClosing(sessionId);
  const areNotesLong = values.notes.length > mostNotes;
  const sent = useRef<Answers | null>(answers);
  const [isByHand, setByHand] = useState(false);
  const isSaved = save.isSuccess && draft.trim() === '' && isSame(values, save.data);
  // stays until the next success: what came and went while the button is pressed would move it from under the finger
  const [failure, setFailure] = useState<unknown>(null);
  const canRetry = failure !== null && !isLockedOut(failure);

  function store(sending: ClosingAnswers) {
    sent.current = sending;
    save.mutate(sending, {
      onSuccess: () => setFailure(null),
      onError: (error) => {
        sent.current = null;
        setFailure(error);
      },
    });
  }

  function storeTyped(typed: ClosingAnswers) {
    if (typed.notes.length > mostNotes || (sent.current && isSame(typed, sent.current))) return;
    setByHand(false);
    store(typed);
  }
  useLeaving(() => storeTyped(values));

  const tapped = <Name extends keyof ClosingAnswers>(name: Name) => ({
    value: values[name],
    onChange: (next: ClosingAnswers[Name]) => {
      const typed = { ...values, [name]: next };
      setValues(typed);
      storeTyped(typed);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (areNotesLong) {
      notesRef.current?.focus();
      return;
    }
    const complete = { ...values, improvements: withImprovement(values.improvements, draft) };
    setValues(complete);
    setDraft('');
    setByHand(true);
    store(complete);
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <Scale
        label={texts.rpe.label}
        {...tapped('rpe')}
        words={texts.rpe.ends}
        answer={values.rpe === null ? texts.rpe.unanswered : effortText(values.rpe)}
        clear={clearOf(texts.rpe.label)}
      />
      <Scale
        label={texts.score.label}
        {...tapped('score')}
        words={texts.score.ends}
        answer={values.score === null ? texts.score.unanswered : `${values.score}/10`}
        clear={clearOf(texts.score.label)}
      />
      <ImprovementsField {...tapped('improvements')} draft={draft} onDraft={setDraft} />
      <TextArea
        label={texts.notes.label}
        hint={texts.notes.hint}
        error={isTried && areNotesLong ? sessionMessages.notesLong : undefined}
        ref={notesRef}
        value={values.notes}
        onChange={(event) => setValues({ ...values, notes: event.target.value })}
        onBlur={() => storeTyped(values)}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" pending={isByHand && save.isPending} pendingLabel={texts.saving}>
          {canRetry ? texts.retry : texts.save}
        </Button>
        {isSaved && <SavingNote state="saved" />}
      </div>
      {failure !== null && <SaveError error={failure} />}
      {isSaved && (save.data.warning ?? save.data.asks ?? save.data.soft ?? save.data.answer) !== undefined && (
        <Suspense fallback={null}>
          <NotesReaction key={save.submittedAt} {...reactionOf(save.data)} />
        </Suspense>
      )}
    </form>
  );
}

function useLeaving(run: () => void): void {
  const leave = useEffectEvent(run);
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, []);
}

const reactionOf = ({ warning, asks, crisis, soft, answer }: Reaction): Reaction => ({
  warning,
  asks,
  crisis,
  soft,
  answer,
});

/** The 14 days ended meanwhile: another try helps nothing. */
function isLockedOut(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'session.locked';
}

function isSame(values: Answers, saved: Answers): boolean {
  return (
    values.score === saved.score &&
    values.rpe === saved.rpe &&
    values.notes === saved.notes &&
    JSON.stringify(values.improvements) === JSON.stringify(saved.improvements)
  );
}

function SaveError({ error }: { error: unknown }) {
  const message = serverMessage(error);
  return (
    <Alert kind="err" title={message ?? texts.saveFailed}>
      {message === null && <p>{failureReason(error, texts.saveFailedStays)}</p>}
    </Alert>
  );
}
