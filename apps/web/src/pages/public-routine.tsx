import type { PublicRoutine } from '@bandeja/domain/routines/contract';
import { useVisitorState } from '#features/auth/visitor-context.ts';
import { PublicRoutineView } from '#features/routines/public/public-routine.tsx';
import { routineData } from '#features/routines/public/structured-data.ts';
import { publicRoutineTexts as texts } from '#features/routines/public/texts.ts';
import { kindsOf } from '#features/routines/routine-card.tsx';
import * as paths from '#lib/paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageMeta } from '#ui/page-meta.tsx';

export function PublicRoutinePage({ data }: { data?: unknown }) {
  const isPlayer = useVisitorState().status === 'player';
  if (data === undefined) return <Missing />;
  // our own server wrote it
  const { routine } = data as { routine: PublicRoutine };
  const { name, slug, description, duration } = routine;
  return (
    <>
      <PageMeta
        type="article"
        title={texts.windowTitle(name)}
        description={description}
        path={paths.publicRoutine(slug)}
        picture={{ kicker: texts.pictureKicker(kindsOf(routine)[0] ?? '', duration), title: name }}
        jsonLd={routineData(routine)}
      />
      <PublicRoutineView routine={routine} isPlayer={isPlayer} />
    </>
  );
}

function Missing() {
  return (
    <div className="wrap grid justify-items-start gap-4 py-16">
      <PageMeta noindex title={texts.all} description={texts.list.missing} path={paths.publicRoutines} />
      <h1 tabIndex={-1}>{texts.list.missing}</h1>
      <LinkButton to={paths.publicRoutines}>{texts.all}</LinkButton>
    </div>
  );
}
