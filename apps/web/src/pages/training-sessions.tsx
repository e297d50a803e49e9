import { PastList } from '#features/sessions/past/past-list.tsx';
import { pastTexts } from '#features/sessions/texts.ts';
import { PageTitle } from '#ui/page-title.tsx';

/** «Sesiones Anteriores». */
export function TrainingSessionsPage() {
  return (
    <div className="wrap grid gap-6 pt-6 pb-24 lg:pt-10">
      <PageTitle title={pastTexts.title} sentence={pastTexts.sentence} />
      <PastList />
    </div>
  );
}
