import { consentTexts } from '@bandeja/domain/profile/messages';
import { useQuery } from '@tanstack/react-query';
import { absencesQuery } from '#features/schedule/api.ts';
import { lifeTexts as texts } from '#features/schedule/texts.ts';
import { Checkbox } from '#ui/checkbox.tsx';

type IllnessConsentProps = { isGiven: boolean; onChange: (isGiven: boolean) => void };

/** The consent line, for who has not given it yet, and what happens with it and without. */
export function IllnessConsent({ isGiven, onChange, asksOn }: IllnessConsentProps & { asksOn: string | null }) {
  const { data } = useQuery(absencesQuery);
  const stands = data?.illnessConsent === true;
  const next = asksOn === null ? texts.ill.returns : texts.ill.asks(asksOn);
  return (
    <>
      {data?.illnessConsent === false && (
        <Checkbox
          label={consentTexts.illness.text}
          checked={isGiven}
          onChange={({ target }) => onChange(target.checked)}
        />
      )}
      <p className="text-ink-2">{stands || isGiven ? next : texts.ill.withoutConsent}</p>
    </>
  );
}
