import { doseText } from '@bandeja/domain/exercises/dose';
import { sessionLabel } from '@bandeja/domain/schedule/rules';
import type { SessionSummary } from '@bandeja/domain/sessions/contract';
import { minutesOf } from '@bandeja/domain/sessions/rules';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from '#features/sessions/api.ts';
import { AnswersView } from '#features/sessions/closing/answers-view.tsx';
import { MatchResult } from '#features/sessions/match-result.tsx';
import { sessionPicture } from '#features/sessions/share/session-picture.ts';
import { sessionTexts, pastTexts as texts } from '#features/sessions/texts.ts';
import { formatLongDate } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PictureButtons } from '#ui/picture/picture-buttons.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type PastDialogProps = { session: SessionSummary; isOpen: boolean; onClose: () => void };

export function PastDialog({ session, isOpen, onClose }: PastDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={session.name} footer={<Ways session={session} />}>
      <Content session={session} />
    </Dialog>
  );
}

function Ways({ session: { _id, isFinished } }: { session: SessionSummary }) {
  return isFinished ? (
    <LinkButton to={paths.session(_id)}>{texts.open}</LinkButton>
  ) : (
    <LinkButton variant="saque" to={paths.liveSession(_id)}>
      {sessionTexts.continue}
    </LinkButton>
  );
}

function Content({ session }: { session: SessionSummary }) {
  const { localDate, duration, completedExercises, exercises, isFinished } = session;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ui text-ink-2">
        <TypeBadge type={sessionLabel(session)} />
        {!isFinished && <Badge tone="warn">{sessionTexts.unfinished}</Badge>}
        <time dateTime={localDate}>{formatLongDate(localDate)}</time>
        <span>{texts.facts(minutesOf(duration), completedExercises.length, exercises.length)}</span>
      </div>
      {session.match && <MatchResult match={session.match} />}
      <AnswersView answers={session} />
      {exercises.length > 0 && (
        <section className="grid gap-1">
          <h3>{sessionTexts.exercises}</h3>
          <ol className="grid divide-y text-ui">
            {exercises.map((exercise, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list of a session never changes its order
              <li key={index} className="flex items-start justify-between gap-3 py-2">
                <span className="flex min-w-0 gap-2">
                  <span className="mt-0.5 size-4 flex-none text-tec">
                    {completedExercises.includes(index) && (
                      <>
                        <Icon as={CheckIcon} className="size-4" />
                        <VisuallyHidden>{texts.done}</VisuallyHidden>
                      </>
                    )}
                  </span>
                  <span className="min-w-0 wrap-anywhere">{exercise.name}</span>
                </span>
                <span className="num flex-none text-ink-2">{doseText(exercise)}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {isFinished && <Picture sessionId={session._id} />}
    </>
  );
}

function Picture({ sessionId }: { sessionId: string }) {
  const queryClient = useQueryClient();
  const read = async () => {
    const session = await queryClient.fetchQuery(sessionQuery(sessionId));
    if (session === null) throw new Error('the session is gone');
    return sessionPicture(session);
  };
  return <PictureButtons specOf={read} fileName="bandeja-sesion" />;
}
