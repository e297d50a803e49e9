import { type BodyArea, bodyAreas } from '@bandeja/domain/exercises/vocabulary';
import type { CheckIn, SessionPreview } from '@bandeja/domain/sessions/contract';
import { type CheckInState, checkInStates } from '@bandeja/domain/sessions/vocabulary';
import type { Icon as PhosphorIcon } from '@phosphor-icons/react';
import { BandaidsIcon } from '@phosphor-icons/react/dist/csr/Bandaids';
import { BatteryFullIcon } from '@phosphor-icons/react/dist/csr/BatteryFull';
import { BatteryLowIcon } from '@phosphor-icons/react/dist/csr/BatteryLow';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { SwapIcon } from '@phosphor-icons/react/dist/csr/Swap';
import { ThermometerIcon } from '@phosphor-icons/react/dist/csr/Thermometer';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { checkInTexts as texts } from '#features/sessions/check-in/texts.ts';
import { callQuery } from '#lib/query.ts';
import { Alert } from '#ui/alert.tsx';
import { BallLoader } from '#ui/ball-loader.tsx';
import { Button } from '#ui/button.tsx';
import { DialogWindow } from '#ui/dialog-window.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Switch } from '#ui/switch.tsx';

type Answer = { state: CheckInState; area: BodyArea | null };

export type TodayWish = { checkIn?: CheckIn; warmUp?: boolean };

type CheckInSheetProps = {
  routineId: string;
  /** Of a session planned shorter than its routine. */
  plannedMinutes?: number | undefined;
  /** Whether the session is begun with the work for the player's discomforts. */
  areaWork: boolean;
  isOpen: boolean;
  onClose: () => void;
  onStart: (wish: TodayWish) => void;
};

const icons: Record<CheckInState, PhosphorIcon> = {
  good: BatteryFullIcon,
  tired: BatteryLowIcon,
  sore: BandaidsIcon,
  ill: ThermometerIcon,
};

export function CheckInSheet({ routineId, plannedMinutes, areaWork, isOpen, onClose, onStart }: CheckInSheetProps) {
  const [state, setState] = useState<CheckInState | null>(null);
  const [area, setArea] = useState<BodyArea | null>(null);
  const [warmUp, setWarmUp] = useState(false);
  const frame = { isOpen, onClose };

  if (state === 'sore' && area === null)
    return <AreaWindow {...frame} onChoose={setArea} onBack={() => setState(null)} />;
  if (state !== null && state !== 'good') {
    const back = () => {
      setState(null);
      setArea(null);
    };
    const wish = {
      routineId,
      checkIn: { state, area },
      warmUp,
      areaWork,
      ...(plannedMinutes !== undefined && { plannedMinutes }),
    };
    return <ResultWindow {...frame} wish={wish} onStart={onStart} onBack={back} />;
  }

  function choose(chosen: CheckInState) {
    if (chosen === 'good') onStart({ checkIn: { state: 'good', area: null }, warmUp });
    else setState(chosen);
  }

  return (
    <DialogWindow
      {...frame}
      title={texts.title}
      footer={
        <Button variant="ghost" full onClick={() => onStart({ warmUp })}>
          {texts.skip}
        </Button>
      }
    >
      <p className="text-ink-2">{texts.sentence}</p>
      {/* two by two, on a small phone, too: all four answers are in sight */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(max(7rem,40%),100%),1fr))] gap-2.5">
        {checkInStates.map((each) => (
          <button
            key={each}
            type="button"
            className="grid min-h-28 content-between justify-items-start gap-3 rounded-3 border border-line-strong bg-surface p-3.5 text-left hover:border-ink"
            onClick={() => choose(each)}
          >
            <Icon as={icons[each]} weight="regular" className="size-7 text-ink-2" />
            <span className="grid">
              <span className="heading-3">{texts.states[each].name}</span>
              <span className="text-sm text-ink-2">{texts.states[each].effect}</span>
            </span>
          </button>
        ))}
      </div>
      <Switch label={texts.warmUp} checked={warmUp} onChange={(event) => setWarmUp(event.target.checked)} />
      <p className="text-sm text-ink-2">{texts.privacy}</p>
    </DialogWindow>
  );
}

type WindowProps = { isOpen: boolean; onClose: () => void; onBack: () => void };

function AreaWindow({ onChoose, onBack, ...frame }: WindowProps & { onChoose: (area: BodyArea) => void }) {
  return (
    <DialogWindow {...frame} title={texts.areaTitle} footer={<Back onBack={onBack} />}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2.5">
        {bodyAreas.map((area) => (
          <Button key={area} variant="line" size="lg" onClick={() => onChoose(area)}>
            {texts.areas(area)}
          </Button>
        ))}
      </div>
    </DialogWindow>
  );
}

type ResultProps = WindowProps & {
  wish: { routineId: string; checkIn: Answer; warmUp: boolean; areaWork: boolean; plannedMinutes?: number };
  onStart: (wish: TodayWish) => void;
};

function ResultWindow({ wish, onStart, onBack, ...frame }: ResultProps) {
  const { state, area } = wish.checkIn;
  // the health preview is fetched every time and dropped with the window
  const preview = useQuery({
    ...callQuery('POST /training-sessions/preview', { body: wish }),
    staleTime: 0,
    gcTime: 0,
  });
  const title = state === 'sore' && area ? texts.results.sore(area) : texts.results[state === 'sore' ? 'tired' : state];
  const mayStart = state !== 'ill' && preview.data?.mayStart === true;
  return (
    <DialogWindow
      {...frame}
      title={title}
      footer={
        <div className="grid w-full gap-2">
          {mayStart && (
            <Button
              variant="saque"
              size="lg"
              full
              onClick={() => onStart({ checkIn: { state, area }, warmUp: wish.warmUp })}
            >
              {texts.start}
            </Button>
          )}
          <Back onBack={onBack} />
        </div>
      }
    >
      {preview.isPending && <BallLoader label={texts.loading} />}
      {preview.isError && <ErrorState title={texts.failed} query={preview} />}
      {preview.data && <Changes preview={preview.data} />}
    </DialogWindow>
  );
}

const changeIcons = { swapped: SwapIcon, fewer: MinusIcon, dropped: XIcon, added: PlusIcon };

function Changes({
  preview: { minutes, plannedMinutes, exerciseCount, changes, advice, mayStart },
}: {
  preview: SessionPreview;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls with the keyboard, too
    <section aria-label={texts.changes} tabIndex={0} className="grid gap-4">
      {mayStart && <p className="num text-ink-2">{texts.minutes(minutes, plannedMinutes, exerciseCount)}</p>}
      {mayStart && changes.length === 0 && <p>{texts.unchanged}</p>}
      {changes.length > 0 && (
        <ul className="grid divide-y border-y">
          {changes.map(({ kind, name, dose, why }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is read once and never changes its order
            <li key={index} className="flex gap-3.5 py-3">
              <Icon as={changeIcons[kind]} weight="regular" className="mt-1 size-5 flex-none text-ink-2" />
              <span className="grid min-w-0">
                <b className="font-strong wrap-anywhere">
                  {kind === 'dropped' ? texts.dropped(name) : name}
                  {dose !== null && <span className="num text-ink-2">, {dose}</span>}
                </b>
                <span className="text-ui text-ink-2">{why}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {advice && <Alert>{advice}</Alert>}
    </section>
  );
}

function Back({ onBack }: { onBack: () => void }): ReactNode {
  return (
    <Button variant="ghost" full onClick={onBack}>
      {texts.change}
    </Button>
  );
}
