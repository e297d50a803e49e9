import { hasFeature } from '@bandeja/domain/billing/rules';
import { openRedFlag } from '@bandeja/domain/profile/rules';
import type { Routine } from '@bandeja/domain/routines/contract';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useAuth } from '#features/auth/auth-context.tsx';
import { RedFlagWarning } from '#features/profile/red-flag/red-flag.tsx';
import { routineQuery } from '#features/routines/detail/api.ts';
import { ExerciseItem } from '#features/routines/detail/exercise-item.tsx';
import { Paper } from '#features/routines/detail/paper.tsx';
import { RoutineFacts } from '#features/routines/detail/routine-facts.tsx';
import { RoutineHero } from '#features/routines/detail/routine-hero.tsx';
import { detailTexts as texts } from '#features/routines/detail/texts.ts';
import { workoutOf } from '#features/routines/detail/workout.ts';
import { useCopyRoutine } from '#features/routines/own/api.ts';
import { ownTexts } from '#features/routines/own/texts.ts';
import { DeleteRoutine } from '#features/routines/shelf/delete-routine.tsx';
import { WatchButton } from '#features/sessions/detail/watch-button.tsx';
import { nextQuery } from '#features/sessions/today/api.ts';
import { OpenSession } from '#features/sessions/today/open-session.tsx';
import { StartError } from '#features/sessions/today/start-error.tsx';
import { useStart } from '#features/sessions/today/use-start.ts';
import * as paths from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { MovingStills } from '#ui/figure/figure-still.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageError } from '#ui/page-error.tsx';
import { Skeleton, SkeletonPlace } from '#ui/skeleton.tsx';

export function RoutineDetailPage() {
  const { id = '' } = useParams();
  const query = useQuery(routineQuery(id));
  const { data: routine } = query;

  const frame = { heading: texts.windowTitle, back: { to: paths.shelf, label: texts.toShelf } } as const;
  if (routine === null) return <PageError {...frame} title={texts.missing} text={texts.missingHint} />;
  if (routine === undefined && query.isError) {
    return <PageError {...frame} title={texts.loadFailed} query={query} />;
  }
  return (
    <div className="wrap grid gap-6 pt-4 pb-24 lg:pt-6">
      <title>{`${routine?.name ?? texts.windowTitle} · Bandeja`}</title>
      {routine === undefined ? <DetailSkeleton /> : <Detail routine={routine} />}
    </div>
  );
}

function CopyButton({ id, isOwn }: { id: string; isOwn: boolean }) {
  const navigate = useNavigate();
  const copy = useCopyRoutine(id, (made) => navigate(paths.editOwnRoutine(made._id)));
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<Icon as={CopyIcon} className="size-4" />}
      pending={copy.isPending}
      onClick={() => copy.mutate()}
    >
      {isOwn ? ownTexts.menu.copy : ownTexts.copyToOwn}
    </Button>
  );
}

function DetailSkeleton() {
  return (
    <SkeletonPlace label={texts.loading} className="grid gap-6">
      <Skeleton className="h-107.5 w-full rounded-3 lg:h-90" />
      <div className="grid gap-3">
        <Skeleton className="h-28 w-full rounded-3" />
        <Skeleton className="h-28 w-full rounded-3" />
        <Skeleton className="h-28 w-full rounded-3" />
      </div>
    </SkeletonPlace>
  );
}

function Detail({ routine }: { routine: Routine }) {
  const { user } = useAuth();
  const flag = user && openRedFlag(user);
  const navigate = useNavigate();
  const next = useQuery(nextQuery);
  const start = useStart();
  const open = next.data?.open ?? null;
  const { _id, type, categories, exercises, isOwn } = routine;

  // a match is counted on the board and logged, never trained set by set
  const wish = { routineId: _id, type: categories[0] ?? type, from: 'routines' } as const;
  const begin = () => (type === 'Partido' ? navigate(paths.match) : start.start(wish));

  return (
    <>
      <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-4 print:hidden">
        <Link to={paths.shelf} className="link-alone">
          <Icon as={ArrowLeftIcon} className="size-4" />
          {texts.shelf}
        </Link>
        <div className="-mr-3 flex flex-wrap items-center">
          <Button
            variant="ghost"
            size="sm"
            icon={<Icon as={PrinterIcon} className="size-4" />}
            onClick={() => window.print()}
          >
            {texts.print}
          </Button>
          <WatchButton
            variant="ghost"
            size="sm"
            isIncluded={hasFeature(user?.subscription ?? null, 'wearable_integration')}
            workoutOf={() => workoutOf(routine)}
          />
          <CopyButton id={_id} isOwn={isOwn} />
          {isOwn && (
            <LinkButton
              variant="ghost"
              size="sm"
              to={paths.editOwnRoutine(_id)}
              icon={<Icon as={PencilSimpleIcon} className="size-4" />}
            >
              {ownTexts.menu.edit}
            </LinkButton>
          )}
          {isOwn && (
            <DeleteRoutine routine={routine} onDeleted={() => navigate(paths.ownRoutines, { replace: true })} />
          )}
        </div>
      </div>
      <div className="grid gap-6 empty:hidden print:hidden">
        {flag && <RedFlagWarning flag={flag} />}
        {open && <OpenSession session={open} isCalm={flag !== null} />}
      </div>
      <RoutineHero
        routine={routine}
        isStarting={start.state.step === 'starting'}
        onStart={flag ? null : begin}
        error={<StartError start={start} from="routines" />}
        isSecond={open !== null || flag !== null}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,300px)] print:hidden">
        <section aria-labelledby="exercises" className="grid min-w-0 gap-4 max-lg:order-2">
          <h2 id="exercises">{texts.exercises}</h2>
          <MovingStills>
            <ol className="grid gap-3">
              {exercises.map((entry, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may come twice, and the order is what is shown
                <ExerciseItem key={index} entry={entry} position={index + 1} />
              ))}
            </ol>
          </MovingStills>
        </section>
        <RoutineFacts routine={routine} />
      </div>
      <Paper routine={routine} />
    </>
  );
}
