import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { AcceptForm } from '#features/coaching/accept-form.tsx';
import { useLookAtInvite } from '#features/coaching/api.ts';
import { CodeForm } from '#features/coaching/code-form.tsx';
import { acceptTexts as texts } from '#features/coaching/texts.ts';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { BallLoader } from '#ui/ball-loader.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { useToast } from '#ui/toast.tsx';

export function CoachInvitePage() {
  const { code = '' } = useParams();
  const navigate = useNavigate();
  const toast = useToast();
  const { start, data: invite, error } = useLookAtInvite();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code
  useEffect(() => start(code), [code]);

  function accepted(isAsked: boolean) {
    toast(isAsked ? texts.asked : texts.accepted(invite?.coach.name ?? ''));
    void navigate(paths.myCoach);
  }

  return (
    <div className="wrap grid max-w-reading grid-cols-1 gap-6 pt-6 pb-24 lg:pt-10">
      <PageTitle
        windowTitle={texts.title}
        title={invite ? texts.wants(invite.coach.name, invite.coach.feminine) : texts.title}
      />
      {error && (
        <>
          <Alert kind="err">{serverMessage(error) ?? texts.failed}</Alert>
          <CodeForm onCode={(other) => void navigate(paths.invite(other))} />
        </>
      )}
      {invite && (
        <AcceptForm code={code} invite={invite} onReject={() => void navigate(paths.dashboard)} onAccepted={accepted} />
      )}
      {!invite && !error && <BallLoader label={texts.loading} page />}
    </div>
  );
}
