import type { OwnCheckIns } from '@bandeja/domain/check-ins/contract';
import { useQuery } from '@tanstack/react-query';
import { Answers } from '#features/check-ins/answers.tsx';
import { checkInsQuery } from '#features/check-ins/api.ts';
import { CheckInForm } from '#features/check-ins/check-in-form.tsx';
import { checkInTexts as texts } from '#features/check-ins/texts.ts';
import { NotesReaction } from '#features/sessions/closing/notes-reaction.tsx';
import * as paths from '#lib/paths.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { useToast } from '#ui/toast.tsx';

export function CheckInPage() {
  const query = useQuery(checkInsQuery);
  return (
    <div className="wrap grid max-w-reading grid-cols-1 gap-8 pt-6 pb-24 lg:pt-10">
      {query.data ? (
        <CheckIns checkIns={query.data} />
      ) : (
        <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} level={1} />
      )}
    </div>
  );
}

function CheckIns({ checkIns: { open, sent } }: { checkIns: OwnCheckIns }) {
  const toast = useToast();
  const former = sent.filter(({ monday }) => monday !== open?.monday);
  const start = sent.find(({ monday }) => monday === open?.monday)?.answers ?? {};
  return (
    <>
      {open ? (
        <CheckInForm
          open={open}
          start={start}
          onSent={() => toast(texts.sent(open.coach))}
          reaction={(heard) => <NotesReaction {...heard} />}
        />
      ) : (
        <EmptyState
          level={1}
          className="card"
          flight="bounces"
          title={texts.closed}
          action={<LinkButton to={paths.dashboard}>{texts.dashboard}</LinkButton>}
        >
          {texts.closedText}
        </EmptyState>
      )}
      {former.length > 0 && (
        <section aria-labelledby="enviados" className="grid gap-4">
          <h2 id="enviados">{texts.former}</h2>
          {former.map(({ monday, answers }) => (
            <div key={monday} className="grid gap-2">
              <h3>{texts.week(monday)}</h3>
              <Answers answers={answers} />
            </div>
          ))}
        </section>
      )}
    </>
  );
}
