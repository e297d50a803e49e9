import { consentTexts } from '@bandeja/domain/profile/messages';
import { scopeTexts } from '@bandeja/domain/tokens/messages';
import { consentKinds } from '@bandeja/domain/tokens/rules';
import { type ConsentScope, consentScopes } from '@bandeja/domain/tokens/vocabulary';
import { useSaveConsents } from '#features/tokens/api.ts';
import { tokenTexts } from '#features/tokens/texts.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { Switch } from '#ui/switch.tsx';

const texts = tokenTexts.consents;

export function ConsentsCard({ consents }: { consents: readonly ConsentScope[] }) {
  const { start, isPending, variables, error } = useSaveConsents();
  const shown = isPending && variables ? variables : consents;
  const toggle = (scope: ConsentScope, isOn: boolean) =>
    start(consentScopes.filter((each) => (each === scope ? isOn : shown.includes(each))));
  return (
    <section aria-labelledby="open-consents" className="card grid min-w-0 gap-4 max-sm:p-5">
      <SectionTitle id="open-consents" title={texts.title} sentence={texts.lead} />
      {consentScopes.map((scope) => (
        <div key={scope} className="grid gap-1">
          <Switch
            label={scopeTexts[scope].name}
            checked={shown.includes(scope)}
            aria-describedby={`consent-${scope}`}
            onChange={({ target }) => toggle(scope, target.checked)}
          />
          <p id={`consent-${scope}`} className="text-sm text-ink-2">
            {consentTexts[consentKinds[scope]].text}
          </p>
        </div>
      ))}
      {error && <Alert kind="err">{serverMessage(error) ?? texts.failed}</Alert>}
    </section>
  );
}
