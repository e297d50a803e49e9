import { sessionLabel } from '@bandeja/domain/schedule/rules';
import type { SessionSummary } from '@bandeja/domain/sessions/contract';
import { useState } from 'react';
import { DiscardDialog } from '#features/sessions/today/discard-dialog.tsx';
import { todayTexts } from '#features/sessions/today/texts.ts';
import * as paths from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

const texts = todayTexts.open;

type OpenSessionProps = {
  session: Pick<SessionSummary, '_id' | 'name' | 'type' | 'routineType'>;
  /** A warning of the page comes first: nothing here is yellow. */
  isCalm?: boolean;
};

/** A begun and unfinished session comes before everything else: continue or discard it. */
export function OpenSession({ session, isCalm = false }: OpenSessionProps) {
  const [isAsking, setAsking] = useState(false);
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
        <LinkButton variant={isCalm ? 'white' : 'saque'} to={paths.liveSession(session._id)} className="grow">
          {texts.continue}
        </LinkButton>
        <Button variant="line" className="grow" onClick={() => setAsking(true)}>
          {texts.discard}
        </Button>
      </div>
      <DiscardDialog session={session} isOpen={isAsking} onClose={() => setAsking(false)} />
    </section>
  );
}
