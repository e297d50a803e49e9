import { doseText, secondsText } from '@bandeja/domain/exercises/dose';
import type { PublicRoutine } from '@bandeja/domain/routines/contract';
import { useEffect, useState } from 'react';
import { type Guest, readGuest, storeGuest } from '#features/routines/public/guest-store.ts';
import { guestTexts as texts } from '#features/routines/public/texts.ts';
import * as paths from '#lib/paths.ts';
import { uuid7 } from '#lib/uuid7.ts';
import { Alert } from '#ui/alert.tsx';
import { ArrivalHeading } from '#ui/arrival-heading.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';

function begin({ _id, type, categories, lines }: PublicRoutine): Guest {
  return {
    id: uuid7(),
    routineId: _id,
    type: type === 'Físico' ? (categories[0] ?? type) : type,
    startTime: new Date().toISOString(),
    sets: lines.map(() => 0),
    completed: [],
    at: 0,
    duration: null,
  };
}

/** One exercise at a time, on this device alone: no account, no request. */
export function GuestSession({ routine, onLeave }: { routine: PublicRoutine; onLeave: () => void }) {
  const [guest, setGuest] = useState<Guest>(() => openGuest(routine) ?? begin(routine));
  const [isStored, setStored] = useState(true);
  const [restEndsAt, setRestEndsAt] = useState<number | null>(null);
  const now = useSeconds();
  useEffect(() => setStored(storeGuest(guest)), [guest]);
  const elapsed = Math.max(0, Math.round((now - Date.parse(guest.startTime)) / 1000));
  const line = routine.lines[guest.at];
  if (guest.duration !== null || line === undefined) return <Finished guest={guest} onLeave={onLeave} />;

  const done = guest.sets[guest.at] ?? 0;
  const restLeft = restEndsAt === null ? 0 : Math.ceil((restEndsAt - now) / 1000);
  const isLast = guest.at === routine.lines.length - 1;
  const isComplete = done >= line.sets;

  function completeSet() {
    const sets = guest.sets.map((count, index) => (index === guest.at ? count + 1 : count));
    const completed = routine.lines.flatMap(({ sets: all }, index) => ((sets[index] ?? 0) >= all ? [index] : []));
    setGuest({ ...guest, sets, completed });
    setRestEndsAt(line && line.rest > 0 && done + 1 < line.sets ? Date.now() + line.rest * 1000 : null);
  }
  function move(by: number) {
    setRestEndsAt(null);
    setGuest({ ...guest, at: guest.at + by });
  }
  const finish = () => setGuest({ ...guest, duration: Math.min(elapsed, 86_400) });

  return (
    <section aria-label={texts.label} className="on-court court min-h-[calc(100dvh-64px)] rounded-none">
      <div className="mx-auto grid min-h-[calc(100dvh-64px)] max-w-quiz content-start gap-4 px-5 pt-5 pb-28">
        <p className="num flex items-center justify-between text-sm text-on-court-2">
          <span>{texts.position(guest.at + 1, routine.lines.length)}</span>
          <button type="button" className="min-h-tap underline" onClick={onLeave}>
            {texts.leave}
          </button>
        </p>
        <ArrivalHeading key={guest.at} className="text-[min(2rem,10vw)]">
          {line.name}
        </ArrivalHeading>
        {line.drawing && (
          <img
            src={paths.figureFile(line.drawing)}
            alt=""
            width="352"
            height="320"
            className="mx-auto h-auto w-72 max-w-full"
          />
        )}
        <p className="num text-num-md font-head">{doseText(line, ' por lado')}</p>
        {line.cue && <p className="text-lead text-on-court-2">{line.cue}</p>}
        <p role="status" className="num font-strong">
          {isComplete ? texts.done : texts.set(done + 1, line.sets)}
        </p>
        {restLeft > 0 ? (
          <div className="grid gap-3">
            <p role="timer" className="num text-num-count font-head">
              {texts.resting} {secondsText(restLeft)}
            </p>
            <Button variant="line" size="lg" full onClick={() => setRestEndsAt(null)}>
              {texts.skipRest}
            </Button>
          </div>
        ) : (
          !isComplete && (
            <Button variant="saque" size="lg" full className="min-h-gym" onClick={completeSet}>
              {texts.complete}
            </Button>
          )
        )}
        {isStored ? (
          <p className="text-sm text-on-court-2">{texts.saved}</p>
        ) : (
          <Alert kind="err">{texts.unsaved}</Alert>
        )}
      </div>
      <div className="sticky bottom-0 border-t border-court-edge bg-court px-5 py-3">
        <div className="mx-auto grid max-w-quiz grid-cols-[1fr_auto_1fr] items-center gap-3">
          <Button variant="line" className="min-h-gym" disabled={guest.at === 0} onClick={() => move(-1)}>
            {texts.previous}
          </Button>
          <p role="timer" aria-label={texts.elapsed} className="num text-center font-strong">
            {clock(elapsed)}
          </p>
          <Button
            variant={isComplete ? 'saque' : 'white'}
            className="min-h-gym"
            onClick={() => (isLast ? finish() : move(1))}
          >
            {isLast ? texts.finish : texts.next}
          </Button>
        </div>
      </div>
    </section>
  );
}

function openGuest({ _id, lines }: PublicRoutine): Guest | null {
  const guest = readGuest();
  return guest?.routineId === _id && guest.duration === null && guest.sets.length === lines.length ? guest : null;
}

function Finished({ guest, onLeave }: { guest: Guest; onLeave: () => void }) {
  const sets = guest.sets.reduce((total, count) => total + count, 0);
  const { title, lead, register, login, again, sets: setsText } = texts.finished;
  return (
    <section aria-label={texts.label} className="on-court court min-h-[calc(100dvh-64px)] rounded-none">
      <div className="mx-auto grid max-w-form content-center gap-4 px-5 py-16">
        <ArrivalHeading>{title}</ArrivalHeading>
        <p className="text-lead text-on-court-2">
          {lead(setsText(sets), Math.max(1, Math.round((guest.duration ?? 0) / 60)))}
        </p>
        {/* who finds there that the address has an account goes on to the login with the same query */}
        <LinkButton to={`${paths.register}?guardar=sesion`} variant="saque" size="lg" full>
          {register}
        </LinkButton>
        <LinkButton to={`${paths.login}?guardar=sesion`} variant="line" size="lg" full>
          {login}
        </LinkButton>
        <Button variant="ghost" size="lg" full onClick={onLeave}>
          {again}
        </Button>
      </div>
    </section>
  );
}

/** Milliseconds since 1970, every second. */
function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
