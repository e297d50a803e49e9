import type { Strokes } from '@bandeja/domain/strokes/contract';
import { strokeCues } from '@bandeja/domain/strokes/messages';
import { drillsOfStroke, type RatedStroke, strokeFamilies } from '@bandeja/domain/strokes/vocabulary';
import { useId, useState } from 'react';
import { type Levels, useRateStrokes } from '#features/strokes/api.ts';
import { strokeTexts as texts } from '#features/strokes/texts.ts';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Button } from '#ui/button.tsx';
import { FigureStill, MovingStills } from '#ui/figure/figure-still.tsx';
import { useToast } from '#ui/toast.tsx';

export function StrokesForm({ ratings }: Pick<Strokes, 'ratings'>) {
  const [levels, setLevels] = useState<Levels>(() =>
    Object.fromEntries(ratings.map(({ stroke, level }) => [stroke, level])),
  );
  const { start, isPending, error } = useRateStrokes();
  const toast = useToast();
  const isEmpty = Object.keys(levels).length === 0;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-sm text-ink-2">{texts.ends}</p>
      <MovingStills>
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          {Object.entries(strokeFamilies).map(([family, strokes]) => (
            <section key={family} aria-label={family} className="card grid min-w-0 gap-4 max-sm:p-5">
              <h2 className="heading-3">{family}</h2>
              {strokes.map((stroke) => (
                <StrokeRow
                  key={stroke}
                  stroke={stroke}
                  level={levels[stroke] ?? null}
                  onRate={(level) => setLevels({ ...levels, [stroke]: level })}
                />
              ))}
            </section>
          ))}
        </div>
      </MovingStills>
      {error && <Alert kind="err">{serverMessage(error) ?? texts.saveFailed}</Alert>}
      <div className="flex flex-wrap items-center gap-5">
        <Button
          pending={isPending}
          pendingLabel={texts.saving}
          disabled={isEmpty}
          onClick={() => start(levels, { onSuccess: () => toast(texts.saved) })}
        >
          {texts.save}
        </Button>
        <ArrowLink to={paths.progress}>{texts.progress}</ArrowLink>
      </div>
    </div>
  );
}

type StrokeRowProps = { stroke: RatedStroke; level: number | null; onRate: (level: number) => void };

function StrokeRow({ stroke, level, onRate }: StrokeRowProps) {
  const id = useId();
  const [drawing] = drillsOfStroke[stroke];
  return (
    <div role="radiogroup" aria-labelledby={id} aria-describedby={`${id}-cue`} className="grid gap-2 border-t pt-3">
      <div className="flex items-start justify-between gap-4">
        <div>
          <p id={id} className="font-strong first-letter:uppercase">
            {stroke}
          </p>
          <p id={`${id}-cue`} className="text-sm text-ink-2">
            {strokeCues[stroke]}
          </p>
        </div>
        {drawing && <FigureStill figureName={drawing} />}
      </div>
      <div className="grid grid-cols-5 gap-1.5">
        {texts.levels.map((label, index) => (
          <label
            key={label}
            className="chip num relative cursor-pointer justify-center px-0 font-strong has-checked:border-solid has-checked:bg-solid has-checked:text-on-solid has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={id}
              value={index + 1}
              aria-label={label}
              checked={level === index + 1}
              className="sr-only"
              onChange={() => onRate(index + 1)}
            />
            <span aria-hidden="true">{index + 1}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
