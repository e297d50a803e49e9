import { useSearchParams } from 'react-router';
import { RoutineAdmin } from '#features/routines/admin/routine-admin.tsx';
import { routineAdminTexts as texts } from '#features/routines/admin/texts.ts';
import { PageTitle } from '#ui/page-title.tsx';

export function RoutinesPage() {
  const [params, setParams] = useSearchParams();
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      <PageTitle title={texts.title} sentence={texts.sentence} />
      <RoutineAdmin
        editedId={params.get('editar')}
        onEdit={(id) => setParams(id === null ? {} : { editar: id }, { replace: true })}
      />
    </div>
  );
}
