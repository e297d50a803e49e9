import { sessionLabel } from '@bandeja/domain/schedule/rules';
import type { SessionSummary } from '@bandeja/domain/sessions/contract';
import { OpenSessionActions } from '#features/sessions/today/open-session-actions.tsx';
import { todayTexts } from '#features/sessions/today/texts.ts';
import { TypeBadge } from '#ui/type-badge.tsx';

const texts = todayTexts.open;

type OpenSessionProps = {
  session: Pick<SessionSummary, '_id' | 'name' | 'type' | 'routineType'>;
  isCalm?: boolean;
};

export function OpenSession({ session, isCalm = false }: OpenSessionProps) {
  return (
    <section
      aria-label={texts.title(session.name)}
      className="on-court court flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5"
    >
      <div className="grid min-w-0 justify-items-start gap-2">
        <TypeBadge type={sessionLabel(session)} />
        <h2 className="heading-3">{texts.title(session.name)}</h2>
      </div>
      <div className="flex w-full flex-wrap gap-2.5 sm:w-auto">
        <OpenSessionActions session={session} variant={isCalm ? 'white' : 'saque'} className="grow" />
      </div>
    </section>
  );
}
