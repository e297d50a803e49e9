import { effectivePlan, hasAiAccess } from '@bandeja/domain/billing/rules';
import type { User } from '@bandeja/domain/profile/contract';
import { openRedFlag } from '@bandeja/domain/profile/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useAuth } from '#features/auth/auth-context.tsx';
import { describeStartError } from '#features/generator/errors.ts';
import { PremiumOnly } from '#features/generator/premium-only.tsx';
import { generatorTexts as texts } from '#features/generator/texts.ts';
import { Workshop } from '#features/generator/workshop.tsx';
import { RedFlagWarning } from '#features/profile/red-flag/red-flag.tsx';
import { nextQuery } from '#features/sessions/today/api.ts';
import { OpenSession } from '#features/sessions/today/open-session.tsx';
import { StartError } from '#features/sessions/today/start-error.tsx';
import { useStart } from '#features/sessions/today/use-start.ts';
import * as paths from '#lib/paths.ts';
import { invalidate } from '#lib/query.ts';
import { useToast } from '#ui/toast.tsx';

export function AiRoutineGeneratorPage() {
  const { user } = useAuth();
  if (!user) return null;
  const now = new Date();
  const flag = openRedFlag(user);
  const hasAccess = hasAiAccess(user.subscription, now);
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-5 pb-24 lg:pt-10">
      <title>{`${texts.windowTitle} · Bandeja`}</title>
      {flag && (
        <>
          <h1 tabIndex={-1}>{texts.windowTitle}</h1>
          <RedFlagWarning flag={flag} />
        </>
      )}
      {!flag && hasAccess && <Generator key={user._id} user={user} now={now} />}
      {!flag && !hasAccess && <PremiumOnly plan={effectivePlan(user.subscription, now)} />}
    </div>
  );
}

function Generator({ user, now }: { user: User; now: Date }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const next = useQuery(nextQuery);
  const start = useStart(describeStartError);
  const open = next.data?.open ?? null;

  function refresh() {
    // the user, because this month's use has changed
    void invalidate(queryClient, 'GET /routines', 'GET /users/me');
  }

  return (
    <>
      {open && <OpenSession session={open} />}
      <Workshop
        user={user}
        now={now}
        onEnd={refresh}
        onReadyElsewhere={() => toast(texts.result.readyElsewhere)}
        onSave={(kept) => navigate(paths.ownRoutines, { state: { kept } })}
        start={{
          isStarting: start.state.step === 'starting',
          isSecond: open !== null,
          onStart: (routineId) => start.start({ routineId, type: 'Físico', from: 'routines' }),
          error: <StartError start={start} from="routines" />,
        }}
      />
    </>
  );
}
