import { progressBodySchema } from '@bandeja/domain/sessions/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
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

const schema = z.required(z.pick(progressBodySchema, { score: true, rpe: true, improvements: true, notes: true }));
const clearOf = (question: string) => ({ text: texts.clear, label: texts.clearOf(question) });

/** Taps are saved at once, notes when their field or the page is left. Typed text survives a failed save. */
export function ClosingForm({ sessionId, answers }: { sessionId: string; answers: Answers }) {
  const { score, rpe, improvements, notes } = answers;
  const form = useForm<ClosingAnswers>({
    resolver: zodResolver(schema),
    defaultValues: { score, rpe, improvements, notes },
  });
  const { control } = form;
  const { field: effort } = useController({ control, name: 'rpe' });
  const { field: quality } = useController({ control, name: 'score' });
  const { field: chosen } = useController({ control, name: 'improvements' });
  const [draft, setDraft] = useState('');
  const save = useSaveClosing(sessionId);
  const values = useWatch({ control });
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

  function storeTyped() {
    const typed = form.getValues();
    if (!schema.safeParse(typed).success || (sent.current && isSame(typed, sent.current))) return;
    setByHand(false);
    store(typed);
  }
  useLeaving(storeTyped);

  const tapped = <Value,>({ value, onChange }: { value: Value; onChange: (next: Value) => void }) => ({
    value,
    onChange: (next: Value) => {
      onChange(next);
      storeTyped();
    },
  });

  const submit = form.handleSubmit((typed) => {
    const complete = { ...typed, improvements: withImprovement(typed.improvements, draft) };
    form.setValue('improvements', complete.improvements);
    setDraft('');
    setByHand(true);
    store(complete);
  });

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <Scale
        label={texts.rpe.label}
        {...tapped(effort)}
        words={texts.rpe.ends}
        answer={effort.value === null ? texts.rpe.unanswered : effortText(effort.value)}
        clear={clearOf(texts.rpe.label)}
      />
      <Scale
        label={texts.score.label}
        {...tapped(quality)}
        words={texts.score.ends}
        answer={quality.value === null ? texts.score.unanswered : `${quality.value}/10`}
        clear={clearOf(texts.score.label)}
      />
      <ImprovementsField {...tapped(chosen)} draft={draft} onDraft={setDraft} />
      <TextArea
        label={texts.notes.label}
        hint={texts.notes.hint}
        error={form.formState.errors.notes?.message}
        {...form.register('notes', { onBlur: storeTyped })}
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

function isSame(values: Partial<Answers>, saved: Answers): boolean {
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
