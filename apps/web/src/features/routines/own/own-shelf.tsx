import type { RoutineSummary } from '@bandeja/domain/routines/contract';
import { type ReactNode, useId } from 'react';
import { KeepTrial } from '#features/routines/own/keep-trial.tsx';
import { OwnMenu } from '#features/routines/own/own-menu.tsx';
import { ownTexts as texts } from '#features/routines/own/texts.ts';

type CardParts = { menu: ReactNode; keep: ReactNode };

type OwnShelfProps = {
  routines: readonly RoutineSummary[];
  className: string;
  card: (routine: RoutineSummary, parts: CardParts) => ReactNode;
};

/** Folder by folder in the player's order; what the generator made and nobody kept lies below. */
export function OwnShelf({ routines, className, card }: OwnShelfProps) {
  const kept = routines.filter(({ trialUntil }) => !trialUntil);
  const trials = routines.filter(({ trialUntil }) => trialUntil);
  const folders = Map.groupBy(kept, ({ folder }) => folder ?? '');
  const hasFolders = [...folders.keys()].some((folder) => folder !== '');
  return (
    <div className="grid gap-8">
      {[...folders].map(([folder, group]) => (
        <Group key={folder} title={hasFolders ? folder || texts.noFolder : null}>
          <ul className={className}>
            {group.map((routine) =>
              card(routine, { menu: <OwnMenu routine={routine} group={group} shelf={routines} />, keep: null }),
            )}
          </ul>
        </Group>
      ))}
      {trials.length > 0 && (
        <Group title={texts.trial.title} hint={texts.trial.hint}>
          <ul className={className}>
            {trials.map((routine) => card(routine, { menu: null, keep: <KeepTrial routine={routine} /> }))}
          </ul>
        </Group>
      )}
    </div>
  );
}

function Group({ title, hint, children }: { title: string | null; hint?: string; children: ReactNode }) {
  const id = useId();
  if (title === null) return children;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="heading-2 wrap-anywhere">
        {title}
      </h3>
      {hint && <p className="max-w-reading text-ui text-ink-2">{hint}</p>}
      {children}
    </section>
  );
}
