import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useAuth } from '#features/auth/auth-context.tsx';
import { routineQuery } from '#features/routines/detail/api.ts';
import { OwnRoutineForm } from '#features/routines/own/own-form.tsx';
import { ownTexts } from '#features/routines/own/texts.ts';
import * as paths from '#lib/paths.ts';
import { ListWait } from '#ui/list-wait.tsx';
import { PageError } from '#ui/page-error.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = ownTexts.form;

export function RoutineBuilderPage() {
  const { id } = useParams();
  const { user } = useAuth();
  const navigate = useNavigate();
  const toast = useToast();
  const query = useQuery({ ...routineQuery(id ?? ''), enabled: id !== undefined });
  const routine = id === undefined ? null : query.data;
  const toShelf = () => navigate(paths.ownRoutines);

  if (!user) return null;
  if (id !== undefined && (routine === null || routine?.isOwn === false)) {
    const back = { to: paths.ownRoutines, label: ownTexts.toShelf } as const;
    return <PageError heading={texts.create} back={back} title={texts.missing} text={texts.missingHint} />;
  }
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      <PageTitle title={id === undefined ? ownTexts.build : ownTexts.change} sentence={texts.sentence} />
      {routine === undefined ? (
        <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} level={2} />
      ) : (
        <OwnRoutineForm
          key={id}
          routine={routine}
          userId={user._id}
          onCancel={toShelf}
          onSaved={(name) => {
            toast(texts.saved(name));
            toShelf();
          }}
        />
      )}
    </div>
  );
}
