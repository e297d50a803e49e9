import type { CoachScope } from '@bandeja/domain/coaching/vocabulary';
import type { Calls } from '@bandeja/domain/wire/calls';
import type { ResponseOf } from '@bandeja/domain/wire/endpoint';
import { useState } from 'react';
import { useAccept } from '#features/coaching/api.ts';
import { CoachHead } from '#features/coaching/coach-face.tsx';
import { ScopeSwitches } from '#features/coaching/scope-switches.tsx';
import { acceptTexts as texts } from '#features/coaching/texts.ts';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { EmailField } from '#ui/email-field.tsx';
import { Form } from '#ui/form.tsx';
import { LinkButton } from '#ui/link-button.tsx';

type Invite = ResponseOf<Calls['POST /coaching/invites/look']>;
type AcceptFormProps = { code: string; invite: Invite; onReject: () => void; onAccepted: (isAsked: boolean) => void };

export function AcceptForm({
  code,
  invite: { coach, needsGuardian, isIncluded },
  onReject,
  onAccepted,
}: AcceptFormProps) {
  const [scopes, setScopes] = useState<CoachScope[]>([]);
  const [isAdult, setAdult] = useState(false);
  const [guardianEmail, setGuardianEmail] = useState('');
  const accept = useAccept();
  const asksGuardian = needsGuardian ?? !isAdult;

  function send() {
    const guardian = asksGuardian ? { guardianEmail } : {};
    accept.start({ code, scopes, isAdult, ...guardian }, { onSuccess: () => onAccepted(asksGuardian) });
  }

  return (
    <Form className="grid gap-5" onSubmit={send}>
      <CoachHead
        name={coach.name}
        photo={coach.photo}
        line={coach.qualification}
        checked={[texts.checked, ...(coach.certificateOn === null ? [] : [texts.certificate])]}
      />
      {coach.about !== '' && <p className="max-w-reading wrap-anywhere whitespace-pre-wrap">{coach.about}</p>}
      <section aria-labelledby="elige" className="grid gap-2.5">
        <h2 id="elige" className="heading-3">
          {texts.choose}
        </h2>
        <ScopeSwitches open={scopes} onChange={setScopes} />
        <p className="text-sm text-ink-2">{texts.never(texts.trainer)}</p>
      </section>
      {needsGuardian === null && (
        <Checkbox label={texts.adult} checked={isAdult} onChange={({ target }) => setAdult(target.checked)} />
      )}
      {asksGuardian && (
        <EmailField
          label={texts.guardian}
          hint={texts.guardianHint}
          value={guardianEmail}
          onChange={({ target }) => setGuardianEmail(target.value)}
        />
      )}
      {accept.error && <Alert kind="err">{serverMessage(accept.error) ?? texts.acceptFailed}</Alert>}
      {isIncluded ? (
        <div className="grid gap-2">
          <div className="grid grid-cols-[auto_1fr] gap-3">
            <Button variant="line" onClick={onReject}>
              {texts.reject}
            </Button>
            <Button type="submit" variant="saque" pending={accept.isPending} pendingLabel={texts.accepting}>
              {texts.accept(coach.name)}
            </Button>
          </div>
          <p className="text-center text-sm text-ink-2">{texts.shares(scopes.length + 1)}</p>
        </div>
      ) : (
        <Alert kind="info">
          {texts.needsPro}
          <LinkButton to={paths.plans} variant="line" size="sm">
            {texts.seePlans}
          </LinkButton>
        </Alert>
      )}
    </Form>
  );
}
