import { FreeRoutine } from '#features/leads/free-routine/free-routine.tsx';
import { freeRoutineTexts as texts } from '#features/leads/free-routine/texts.ts';
import * as paths from '#lib/paths.ts';
import { PageMeta } from '#ui/page-meta.tsx';
import { ToastProvider } from '#ui/toast.tsx';

export function FreeRoutinePage() {
  return (
    <ToastProvider>
      <PageMeta {...texts} path={paths.freeRoutine} picture={{ kicker: texts.pictureKicker }} />
      <FreeRoutine />
    </ToastProvider>
  );
}
