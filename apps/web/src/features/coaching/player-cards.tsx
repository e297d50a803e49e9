import { placeName } from '@bandeja/domain/body/messages';
import type { CoachedPage } from '@bandeja/domain/coaching/contract';
import { scopeTexts } from '@bandeja/domain/coaching/messages';
import type { RatedStroke } from '@bandeja/domain/strokes/vocabulary';
import { capitalise } from '@bandeja/domain/wire/text';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple';
import { useId, useState } from 'react';
import { usePageCall, usePutNote } from '#features/coaching/api.ts';
import { shownScopes } from '#features/coaching/scope-switches.tsx';
import { playerTexts as texts } from '#features/coaching/texts.ts';
import { formatAxisDate, formatNumber, formatShortDate } from '#lib/format.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useToast } from '#ui/toast.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type Part<K extends keyof CoachedPage> = NonNullable<CoachedPage[K]>;

type SharedProps = Pick<CoachedPage, 'scopes'> & { label?: string };

/** Absent label: a heading says it. */
export function Shared({ scopes, label }: SharedProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      {label && <span className="font-strong">{label}</span>}
      <ul className="flex flex-wrap gap-2">
        {(['plan', ...shownScopes] as const).map((scope) => {
          const isOpen = scope === 'plan' || scopes.includes(scope);
          return (
            <li
              key={scope}
              className={`flex items-center gap-1.5 rounded-2 px-2.5 py-1 ${isOpen ? 'bg-ok-tint text-ok' : 'border border-dashed border-line-strong text-ink-2'}`}
            >
              <Icon as={isOpen ? CheckIcon : LockSimpleIcon} />
              {scopeTexts[scope].name}
              {!isOpen && <VisuallyHidden>{texts.closedMark}</VisuallyHidden>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What stays closed has no card: it is said once, at the end. */
export function ClosedCard({ scopes }: Pick<CoachedPage, 'scopes'>) {
  const closed = shownScopes.filter((scope) => !scopes.includes(scope)).map((scope) => scopeTexts[scope].name);
  if (closed.length === 0) return null;
  return (
    <section aria-labelledby="no-comparte" className="grid gap-1 rounded-3 border border-dashed border-line-strong p-5">
      <h2 id="no-comparte" className="flex items-center gap-2 text-ui font-strong">
        <Icon as={LockSimpleIcon} />
        {texts.closed(closed)}
      </h2>
      <p className="text-sm text-ink-2">{texts.closedText}</p>
    </section>
  );
}

export function GoalsCard({ goals }: Pick<CoachedPage, 'goals'>) {
  return (
    <section aria-labelledby="objetivos" className="card card-tight min-w-0">
      <h2 id="objetivos" className="heading-3">
        {texts.goals}
      </h2>
      {goals.length === 0 && <p className="mt-2 text-ink-2">{texts.noGoals}</p>}
      <ul>
        {goals.map(({ name, date }) => (
          <li key={name} className="flex justify-between gap-3 py-2 not-first:border-t">
            <span className="font-strong wrap-anywhere">{name}</span>
            {date !== null && <span className="whitespace-nowrap">{formatAxisDate(date)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function DiscomfortsCard({ list, hasRedFlag }: { list: Part<'discomforts'>; hasRedFlag: boolean }) {
  return (
    <section aria-labelledby="molestias" className="card card-tight grid min-w-0 gap-2">
      <h2 id="molestias" className="heading-3">
        {texts.discomforts}
      </h2>
      {hasRedFlag && <Alert kind="err">{texts.redFlag}</Alert>}
      {list.length === 0 && <p className="text-ink-2">{texts.noDiscomforts}</p>}
      <ul>
        {list.map(({ region, side, level }) => (
          <li key={`${region} ${side}`} className="flex justify-between gap-3 py-2 not-first:border-t">
            <span className="font-strong">{capitalise(placeName(region, side))}</span>
            <span className="whitespace-nowrap">{texts.of10(level)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function WeightCard({ weights }: { weights: Part<'weights'> }) {
  const last = weights.at(-1);
  return (
    <section aria-labelledby="peso" className="card card-tight min-w-0">
      <h2 id="peso" className="heading-3">
        {texts.weight}
      </h2>
      <p className="mt-1">
        {last ? `${formatNumber(last.kilograms)} kg, ${formatShortDate(last.date)}` : texts.noWeight}
      </p>
    </section>
  );
}

const marksShown = 5;
const levels = [1, 2, 3, 4, 5] as const;

export function MarksCard({ playerId, marks }: { playerId: string; marks: Part<'marks'> }) {
  const [isAll, setAll] = useState(false);
  const toast = useToast();
  const rate = usePageCall(
    'PUT /coaching/players/:id/marks',
    playerId,
    (changed: Partial<Record<RatedStroke, number>>) => ({ body: { levels: changed } }),
  );
  const known = ({ own, coach }: Part<'marks'>[number]) => 2 * Number(coach !== null) + Number(own !== null);
  // the order stays while the coach marks
  const [order] = useState(() => marks.toSorted((a, b) => known(b) - known(a)).map(({ stroke }) => stroke));
  const rated = order.flatMap((stroke) => marks.find((mark) => mark.stroke === stroke) ?? []);
  const shown = isAll ? marks : rated.slice(0, marksShown);
  const failed = (error: Error) => toast(serverMessage(error) ?? texts.saveFailed, { kind: 'err', seconds: 6 });
  return (
    <section aria-labelledby="golpes" className="card card-tight grid min-w-0 gap-2">
      <div className="flex items-center justify-between gap-3">
        <h2 id="golpes" className="heading-3">
          {texts.marks}
        </h2>
        <Button variant="ghost" size="sm" onClick={() => setAll(!isAll)}>
          {isAll ? texts.marksLess : texts.marksMore}
        </Button>
      </div>
      <p aria-hidden="true" className="flex justify-between text-sm text-ink-2 max-[22rem]:hidden">
        <span>{texts.stroke}</span>
        <span className="ml-auto w-49 pl-1">{texts.yourMark}</span>
        <span className="w-14 text-right">{texts.theirMark}</span>
      </p>
      <ul>
        {shown.map(({ stroke, coach, own }) => (
          <MarkRow
            key={stroke}
            stroke={stroke}
            coach={coach}
            own={own}
            onRate={(level) => rate.start({ [stroke]: level }, { onError: failed })}
          />
        ))}
      </ul>
    </section>
  );
}

type MarkRowProps = Part<'marks'>[number] & { onRate: (level: number) => void };

function MarkRow({ stroke, coach, own, onRate }: MarkRowProps) {
  const name = useId();
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t py-1.5">
      <span className="min-w-20 flex-1 text-ui font-strong">{capitalise(stroke)}</span>
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">{texts.markOf(stroke)}</legend>
        {levels.map((level) => (
          <label
            key={level}
            className="num grid size-9 cursor-pointer place-items-center rounded-2 border border-line-strong text-ui font-strong has-checked:bg-solid has-checked:text-on-solid has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={level}
              checked={coach === level}
              onChange={() => onRate(level)}
            />
            {level}
          </label>
        ))}
      </fieldset>
      <span className="num w-10 text-right">
        <span className="sr-only max-[22rem]:not-sr-only">{texts.theirMark}: </span>
        <strong>{own ?? texts.noMark}</strong>
      </span>
    </li>
  );
}

export function NoteCard({ playerId, note }: { playerId: string; note: string }) {
  const [text, setText] = useState(note);
  const { start, isPending, error } = usePutNote(playerId);
  const toast = useToast();
  return (
    <section aria-labelledby="notas" className="card card-tight grid min-w-0 gap-2">
      <h2 id="notas" className="heading-3">
        {texts.note}
      </h2>
      <TextArea
        label={texts.noteLabel}
        hint={texts.noteHint}
        rows={3}
        maxLength={4000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {error && <Alert kind="err">{serverMessage(error) ?? texts.saveFailed}</Alert>}
      <Button
        variant="line"
        className="justify-self-start"
        pending={isPending}
        disabled={text === note}
        onClick={() => start(text, { onSuccess: () => toast(texts.noteSaved) })}
      >
        {texts.noteSave}
      </Button>
    </section>
  );
}
