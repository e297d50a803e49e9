import { count, doseText } from '@bandeja/domain/exercises/dose';
import type { Session, SessionEntry } from '@bandeja/domain/sessions/contract';
import { minutesOf } from '@bandeja/domain/sessions/rules';
import { windowTexts } from '#features/sessions/live/screen/window-texts.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { formatTime } from '#lib/format.ts';
import { BoteLine } from '#ui/bote-line.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/dialog.tsx';

type LeaveProps = {
  isBusy: boolean;
  onStay: () => void;
  onLeave: () => void;
  onDiscard: () => void;
  onFinish: () => void;
};

export function LeaveWindow({ isBusy, onStay, onLeave, onDiscard, onFinish }: LeaveProps) {
  const texts = windowTexts.leaveDialog;
  return (
    <Dialog isOpen isCourt onClose={onStay} title={texts.title}>
      <p className="text-ink-2">{texts.text}</p>
      <div className="grid gap-2.5">
        <Button size="gym" variant="saque" onClick={onStay}>
          {texts.stay}
        </Button>
        <Button size="gym" variant="line" onClick={onLeave}>
          {texts.later}
        </Button>
        <Button size="gym" variant="line" pending={isBusy} onClick={onFinish}>
          {texts.finishNow}
        </Button>
        <Button size="gym" variant="line" pending={isBusy} onClick={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </Dialog>
  );
}

type ForgottenProps = {
  /** Of the last set, in milliseconds. */
  at: number;
  seconds: number;
  isBusy: boolean;
  onStay: () => void;
  onFinish: () => void;
};

export function ForgottenWindow({ at, seconds, isBusy, onStay, onFinish }: ForgottenProps) {
  const texts = windowTexts.forgotten;
  const minutes = Math.max(1, minutesOf(seconds));
  return (
    <Dialog isOpen isCourt isAlert onClose={onStay} title={texts.title(formatTime(new Date(at)), minutes)}>
      <p className="text-ink-2">{texts.text}</p>
      <div className="grid gap-2.5">
        <Button size="gym" variant="saque" pending={isBusy} onClick={onFinish}>
          {texts.finish(minutes)}
        </Button>
        <Button size="gym" variant="line" onClick={onStay}>
          {windowTexts.leaveDialog.stay}
        </Button>
      </div>
    </Dialog>
  );
}

type DiscardProps = {
  session: Session;
  elapsedSeconds: number;
  isBusy: boolean;
  onStay: () => void;
  onFinish: () => void;
  onDiscard: () => void;
};

export function DiscardWindow({ session, elapsedSeconds, isBusy, onStay, onFinish, onDiscard }: DiscardProps) {
  const texts = windowTexts.discarding;
  return (
    <Dialog isOpen isCourt isAlert onClose={onStay} title={texts.title}>
      <p className="text-ink-2">{texts.text(setsText(session), minutesText(elapsedSeconds))}</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-2.5">
        <Button size="gym" variant="saque" className="col-span-full" onClick={onStay}>
          {windowTexts.leaveDialog.stay}
        </Button>
        <Button size="gym" variant="line" pending={isBusy} onClick={onFinish}>
          {texts.finish}
        </Button>
        <Button size="gym" variant="line" pending={isBusy} onClick={onDiscard}>
          {texts.confirm}
        </Button>
      </div>
    </Dialog>
  );
}

type FinishProps = {
  session: Session;
  untouched: readonly SessionEntry[];
  elapsedSeconds: number;
  onClose: () => void;
  onGoOn: (entry: SessionEntry) => void;
  onFinish: () => void;
};

const namedAtMost = 3;

export function FinishWindow({ session, untouched, elapsedSeconds, onClose, onGoOn, onFinish }: FinishProps) {
  const texts = windowTexts.missing;
  const isDone = (entry: SessionEntry) => !untouched.includes(entry);
  // what was passed by, the warm-up above all, is no longer the way on
  const ahead = session.exercises.slice(session.exercises.findLastIndex(isDone) + 1);
  const isOver = ahead.length === 0;
  const next = ahead[0] ?? untouched[0];
  const done = session.exercises.filter(isDone).length;
  const more = untouched.length - namedAtMost;
  return (
    <Dialog isOpen isCourt onClose={onClose} title={texts.title(untouched.length)}>
      <p className="text-ink-2">
        {texts.saved(liveTexts.exerciseCount(done), setsText(session), minutesText(elapsedSeconds))}
      </p>
      <BoteLine
        steps={session.exercises.map((entry) => ({ state: isDone(entry) ? 'done' : 'planned', height: 15 }))}
        width={350}
        height={26}
        base={22}
        inset={1}
      />
      <ul className="divide-y border-y">
        {untouched.slice(0, namedAtMost).map((entry) => (
          <li key={entry._id} className="flex flex-wrap justify-between gap-x-3 py-3">
            <span className="min-w-[7rem] flex-1 wrap-anywhere">{entry.name}</span>
            <span className="num flex-none text-ink-2">{doseText(entry)}</span>
          </li>
        ))}
        {more > 0 && <li className="py-3 text-ink-2">{texts.more(more)}</li>}
      </ul>
      <div className={classNames('flex gap-2.5', isOver ? 'flex-col-reverse' : 'flex-col')}>
        {next && (
          <Button size="gym" variant={isOver ? 'line' : 'saque'} onClick={() => onGoOn(next)}>
            {texts.goOn(next.name)}
          </Button>
        )}
        <Button size="gym" variant={isOver ? 'saque' : 'line'} onClick={onFinish}>
          {texts.confirm}
        </Button>
      </div>
    </Dialog>
  );
}

const setsText = ({ exercises }: Session) =>
  count(exercises.flatMap((entry) => entry.setRows).filter((row) => row.done).length, 'serie', 'series');

const minutesText = (seconds: number) => count(minutesOf(seconds), 'minuto', 'minutos');
