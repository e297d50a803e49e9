import { addDays } from '@bandeja/domain/calendar/dates';
import type { StoredAbsence } from '@bandeja/domain/schedule/contract';
import { removeAbsence } from '#features/schedule/api.ts';
import { lifeTexts } from '#features/schedule/texts.ts';
import { type LifeChange, useLife } from '#features/schedule/use-life.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { formatDateRange, formatWeekdayDate } from '#lib/format.ts';
import { call } from '#lib/http.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

const texts = lifeTexts.standing;

/** «¿Cómo estás?»: two days after the player said that they were ill, and again after each «Sigo mal». */
export function HowAreYou({ asked, today }: { asked: StoredAbsence; today: string }) {
  const { change, isPending, isOffline, error } = useLife();
  return (
    <section aria-labelledby="how-are-you" className="card grid gap-3 p-5">
      <h2 id="how-are-you" className="heading-3">
        {texts.question}
      </h2>
      <p className="text-ink-2">{texts.questionText(formatWeekdayDate(asked.from))}</p>
      {error !== null && <Alert kind="err">{failureReason(error, lifeTexts.failed)}</Alert>}
      {isOffline && <p className="text-ink-2">{lifeTexts.offline}</p>}
      <div className="flex flex-wrap gap-2.5">
        <Button disabled={isOffline || isPending} onClick={() => change(wellAgain(asked, today))}>
          {texts.well}
        </Button>
        <Button variant="line" disabled={isOffline || isPending} onClick={() => change(stillIll(asked))}>
          {texts.still}
        </Button>
      </div>
    </section>
  );
}

const stored = ({ _id, asksOn: _, ...absence }: StoredAbsence, to = absence.to) =>
  call('PUT /training-schedule/absences', { body: { id: _id, ...absence, to } });

/** An illness that began today was none. */
function wellAgain(illness: StoredAbsence, today: string): LifeChange {
  const last = addDays(today, -1);
  if (last < illness.from) return removal(illness);
  return { run: () => stored(illness, last), undo: () => stored(illness), done: texts.isWell };
}

const stillIll = (illness: StoredAbsence): LifeChange => ({
  run: () => stored(illness),
  undo: null,
  done: texts.isStill,
});

/** An erased illness cannot come back without its consent, so it cannot be undone. */
function removal(absence: StoredAbsence): LifeChange {
  return {
    run: () => removeAbsence(absence._id),
    undo: absence.kind === 'ill' ? null : () => stored(absence),
    done: texts.removed,
  };
}

/** What shapes the plan at present, with a way to end it. */
export function StandingAbsences({ absences, today }: { absences: readonly StoredAbsence[]; today: string }) {
  const { change, isPending, isOffline, error } = useLife();
  return (
    <section aria-label={texts.label} className="card grid divide-y px-5 py-1.5">
      {absences.map((absence) => (
        <div key={absence._id} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
          <p className="text-ui">{inWords(absence)}</p>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`${actionOf(absence)}: ${inWords(absence)}`}
            disabled={isOffline || isPending}
            onClick={() => change(absence.to === null ? wellAgain(absence, today) : removal(absence))}
          >
            {actionOf(absence)}
          </Button>
        </div>
      ))}
      {error !== null && <Alert kind="err">{failureReason(error, lifeTexts.failed)}</Alert>}
      {isOffline && <p className="py-1.5 text-sm text-ink-2">{lifeTexts.offline}</p>}
    </section>
  );
}

function inWords({ kind, from, to, hasKit }: StoredAbsence): string {
  if (to === null) return texts.ill(formatWeekdayDate(from));
  const range = formatDateRange(from, to);
  if (kind === 'ill') return texts.wasIll(range);
  return kind === 'away' ? texts.away(range, hasKit) : texts.busy(range);
}

function actionOf({ kind, to }: StoredAbsence): string {
  if (to === null) return texts.well;
  return kind === 'ill' ? texts.erase : texts.remove;
}
