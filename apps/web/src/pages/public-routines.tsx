import type { PublicRoutineSummary } from '@bandeja/domain/routines/contract';
import { RoutineList } from '#features/routines/public/routine-list.tsx';
import { routinesData } from '#features/routines/public/structured-data.ts';
import { publicRoutineTexts as texts } from '#features/routines/public/texts.ts';
import * as paths from '#lib/paths.ts';
import { PageMeta } from '#ui/page-meta.tsx';

const words = texts.list;

export function PublicRoutinesPage({ data }: { data?: unknown }) {
  // our own server wrote it
  const { routines } = (data ?? { routines: [] }) as { routines: readonly PublicRoutineSummary[] };
  return (
    <div className="wrap grid gap-6 pt-8 pb-24 lg:pt-12">
      <PageMeta
        title={words.windowTitle}
        description={words.description(routines.length)}
        keywords={words.keywords}
        path={paths.publicRoutines}
        picture={{ kicker: words.pictureKicker, title: words.title }}
        jsonLd={routinesData(routines)}
        noindex={routines.length === 0}
      />
      <div>
        <h1 tabIndex={-1}>{words.title}</h1>
        <p className="mt-3 max-w-sentence text-lead text-ink-2">
          {routines.length === 0 ? words.missing : words.sentence}
        </p>
      </div>
      <RoutineList routines={routines} />
    </div>
  );
}
