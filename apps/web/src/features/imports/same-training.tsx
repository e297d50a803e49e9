import type { ImportedSession } from '@bandeja/domain/imports/schemas';
import { type ReadyState, type Wish, wishOf } from '#features/imports/chosen.ts';
import { importTexts } from '#features/imports/texts.ts';
import { formatMediumDate, formatMinutes, formatTime } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';

const texts = importTexts.same;
const options = (['skip', 'join', 'apart'] as const).map((value) => ({ value, label: texts.wishes[value] }));
const shown = 20;

type SameTrainingProps = {
  state: ReadyState;
  sessions: readonly ImportedSession[];
  onChange: (wishes: ReadyState['wishes']) => void;
};

/** Sessions of trainings that are there already: left out, unless the player joins them or wants them beside. */
export function SameTraining({ state, sessions, onChange }: SameTrainingProps) {
  const setAll = (wish: Wish) => onChange(Object.fromEntries(sessions.map(({ key }) => [key, wish])));
  return (
    <section aria-label={texts.title} className="grid gap-3">
      <div className="grid gap-0.5">
        <p className="font-head">{texts.title}</p>
        <p className="text-sm text-ink-2">{texts.sentence}</p>
      </div>
      <ul className="border-t">
        {sessions.slice(0, shown).map((session) => (
          <li key={session.key} className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-b py-2.5">
            <p className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
              {texts.pair(factsOf(session), factsOf(state.same.get(session.key) ?? session))}
            </p>
            <Select
              bare
              hideLabel
              label={texts.wishOf(session.name)}
              options={options}
              value={wishOf(state, session.key)}
              onChange={({ target }) => {
                const wish = options.find(({ value }) => value === target.value)?.value ?? 'skip';
                onChange({ ...state.wishes, [session.key]: wish });
              }}
            />
          </li>
        ))}
        {sessions.length > shown && (
          <li className="py-2.5 text-sm text-ink-2">{importTexts.preview.more(sessions.length - shown)}</li>
        )}
      </ul>
      {sessions.length > 1 && (
        <Button variant="line" className="justify-self-start" onClick={() => setAll('join')}>
          {texts.joinAll}
        </Button>
      )}
    </section>
  );
}

function factsOf({ name, startTime, duration }: Pick<ImportedSession, 'name' | 'startTime' | 'duration'>): string {
  const when = `${formatMediumDate(startTime)}, ${formatTime(startTime)}`;
  return [name, when, ...(duration > 0 ? [formatMinutes(duration)] : [])].join(' · ');
}
