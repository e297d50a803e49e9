import type { OutsideConsents } from '@bandeja/domain/coach/contract';
import { consentTexts } from '@bandeja/domain/profile/messages';
import { useQuery } from '@tanstack/react-query';
import { outsideQuery, useSaveOutside } from '#features/coach/api.ts';
import { outsideTexts as texts } from '#features/coach/texts.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Switch } from '#ui/switch.tsx';

export const outsideId = 'servicio-externo';

/** Only where the operator has connected a service; else there is nothing to agree to. */
export function OutsideCard() {
  const query = useQuery(outsideQuery);
  const { data: outside } = query;
  if (query.isError)
    return (
      <section aria-labelledby={outsideId} className="card grid gap-3 max-sm:p-5">
        <h2 id={outsideId}>{texts.title}</h2>
        <Button
          variant="line"
          className="justify-self-start"
          pending={query.isFetching}
          onClick={() => void query.refetch()}
        >
          {texts.retry}
        </Button>
      </section>
    );
  return outside?.service ? <Choice outside={outside} service={outside.service} /> : null;
}

function Choice({ outside, service }: { outside: OutsideConsents; service: string }) {
  const { start, isPending, variables, error } = useSaveOutside();
  const { consent, healthConsent } = isPending && variables ? variables : outside;
  return (
    <section aria-labelledby={outsideId} className="card grid gap-3 max-sm:p-5">
      <h2 id={outsideId}>{texts.title}</h2>
      <p>{texts.lead(service)}</p>
      <Words text={consentTexts.outsideModel.text} />
      <Switch
        label={texts.agree}
        checked={consent}
        onChange={({ target: { checked } }) => start({ consent: checked, healthConsent: checked && healthConsent })}
      />
      {consent && (
        <>
          <Words text={consentTexts.outsideHealth.text} />
          <Switch
            label={texts.agreeHealth}
            checked={healthConsent}
            onChange={({ target: { checked } }) => start({ consent, healthConsent: checked })}
          />
        </>
      )}
      {error && <Alert kind="err">{serverMessage(error) ?? texts.failed}</Alert>}
      <p className="text-sm text-ink-2">{texts.off}</p>
    </section>
  );
}

function Words({ text }: { text: string }) {
  return <blockquote className="border-l-2 border-ink bg-sunken px-4 py-3 text-sm">{text}</blockquote>;
}
