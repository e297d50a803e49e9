import type { SetRow } from '@bandeja/domain/sessions/contract';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useState } from 'react';
import type { Intent } from '#features/sessions/live/live-state.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

const texts = liveTexts.balls;

/** Two buttons that are found without looking: a ball in, a ball out. */
export function BallCount({ row, act }: { row: SetRow; act: (intent: Intent) => void }) {
  const [taps, setTaps] = useState<{ setId: string; hits: readonly boolean[] }>({ setId: row._id, hits: [] });
  const [hits, attempts] = [row.hits ?? 0, row.attempts ?? 0];
  const tapped = taps.setId === row._id ? taps.hits : [];
  const last = tapped.at(-1);

  function tap(isHit: boolean) {
    setTaps({ setId: row._id, hits: [...tapped, isHit] });
    act({ do: 'count', setId: row._id, isHit, by: 1 });
  }
  function takeBack() {
    // after a reload nobody knows which was the last: a bad one goes first
    const isHit = last ?? hits === attempts;
    setTaps({ setId: row._id, hits: tapped.slice(0, -1) });
    act({ do: 'count', setId: row._id, isHit, by: -1 });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend, which cannot be laid out in a grid
    <div role="group" aria-label={texts.label} className="grid gap-2">
      <div className="flex min-h-tap items-center justify-between gap-3">
        <p role="status" className="num text-lead">
          {attempts === 0 ? (
            <span className="text-ui text-ink-2">{texts.none}</span>
          ) : (
            <b>{texts.of(hits, attempts)}</b>
          )}
        </p>
        {attempts > 0 && (
          <button type="button" className="flex min-h-tap items-center gap-1.5 text-ui font-strong" onClick={takeBack}>
            <Icon as={ArrowUUpLeftIcon} className="size-4" />
            {texts.takeBack}
          </button>
        )}
      </div>
      <div className="grid grid-cols-2 gap-2.5">
        <Button
          variant="white"
          size="gym"
          className="min-h-20 text-h3"
          icon={<Icon as={CheckIcon} />}
          onClick={() => tap(true)}
        >
          {texts.hit}
        </Button>
        <Button
          variant="line"
          size="gym"
          className="min-h-20 text-h3"
          icon={<Icon as={XIcon} />}
          onClick={() => tap(false)}
        >
          {texts.miss}
        </Button>
      </div>
    </div>
  );
}
