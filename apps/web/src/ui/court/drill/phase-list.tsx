import { classNames } from '#ui/class-names.ts';
import type { Drill } from '#ui/court/drill/drill.ts';
import { roleLetters, roleNames, drillTexts as texts } from '#ui/court/drill/texts.ts';

type PhaseListProps = { drill: Drill; index: number; onChoose: (index: number) => void };

/** What happens phase by phase, each a button that shows it; and who is who. */
export function PhaseList({ drill, index, onChoose }: PhaseListProps) {
  const roles = [...new Set(drill.players.map(({ role }) => role))];
  return (
    <div className="flex basis-60 grow flex-col gap-3">
      <ol aria-label={texts.phases} className="flex flex-col">
        {drill.phases.map(({ text, taught }, phase) => {
          const current = phase === index;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: phases never change places
            <li key={phase} className="border-b last:border-b-0">
              <button
                type="button"
                aria-current={current ? 'step' : undefined}
                className={classNames(
                  'flex min-h-tap w-full items-baseline gap-3 border-l-2 px-3 py-2.5 text-left text-ui font-ui hover:bg-hover',
                  current ? 'border-l-ink bg-quiet' : 'border-l-transparent text-ink-2',
                )}
                onClick={() => onChoose(phase)}
              >
                <span className="num">{phase + 1}</span>
                <span>
                  {text}
                  {taught && <span className="block text-sm font-text text-ink-2">{texts.taught}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <p className="text-sm text-ink-2">
        {roles.map((role, place) => (
          <span key={role}>
            {place > 0 && ' · '}
            <b className="text-ink">{roleLetters[role]}</b> {roleNames[role]}
          </span>
        ))}
        <br />
        {texts.lines}
      </p>
    </div>
  );
}
