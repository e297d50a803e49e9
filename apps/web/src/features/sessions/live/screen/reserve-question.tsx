import type { Intent } from '#features/sessions/live/live-state.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { isFirstTap } from '#features/sessions/live/timers/first-tap.ts';

const texts = liveTexts.reserve;

type ReserveQuestionProps = { setId: string; chosen?: number | null | undefined; act: (intent: Intent) => void };

/** «¿Cuántas te quedaban?»: one tap after a set, and no tap loses nothing (docs/training.md#reps-in-reserve). */
export function ReserveQuestion({ setId, chosen = null, act }: ReserveQuestionProps) {
  return (
    <fieldset className="rounded-2 border border-court-edge px-3 pt-2 pb-3 text-ui">
      <legend className="sr-only">{texts.question}</legend>
      <p aria-hidden="true" className="mb-1.5 text-ink-2">
        {texts.question}
      </p>
      {/* five in a row where they fit as squares, else three and two */}
      <div className="flex flex-wrap gap-1.5 *:grow *:basis-[max(56px,min(30%,(19rem-100%)*999))]">
        {texts.answers.map(({ inReserve, text }) => (
          <button
            key={inReserve}
            type="button"
            aria-pressed={chosen === inReserve}
            className="num min-h-gym rounded-2 border border-court-edge font-strong aria-pressed:border-white aria-pressed:bg-white aria-pressed:text-on-white"
            onClick={(event) => isFirstTap(event) && act({ do: 'reserve', setId, inReserve })}
          >
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
