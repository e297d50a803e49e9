import { consentTexts } from '@bandeja/domain/profile/messages';
import { useQuery } from '@tanstack/react-query';
import { pulseQuery } from '#features/imports/api.ts';
import { importTexts } from '#features/imports/texts.ts';
import { Checkbox } from '#ui/checkbox.tsx';

const texts = importTexts.pulse;

/** Asked with the first file that brings a pulse. */
export function PulseConsent({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { data } = useQuery(pulseQuery);
  if (data?.consent !== false) return null;
  return (
    <section aria-labelledby="file-pulse" className="grid gap-1">
      <h4 id="file-pulse">{texts.title}</h4>
      <p className="text-sm text-ink-2">{texts.hint}</p>
      <Checkbox label={consentTexts.pulse.text} checked={checked} onChange={({ target }) => onChange(target.checked)} />
    </section>
  );
}
