import type { Pulse } from '@bandeja/domain/pulse/contract';
import { zoneNames } from '@bandeja/domain/pulse/vocabulary';
import { useState } from 'react';
import { useErasePulse, useSaveLimits } from '#features/pulse/api.ts';
import { pulseTexts } from '#features/pulse/texts.ts';
import { HttpError } from '#lib/http.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { Form } from '#ui/form.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = pulseTexts.page;

/** The limits of the zones, by age or one's own. Its key is what they come from: the fields begin with it. */
export function ZonesCard({ pulse: { consent, from, own, limits } }: { pulse: Pulse }) {
  const [fields, setFields] = useState<readonly number[]>(own ?? limits ?? zoneNames.map(() => Number.NaN));
  const save = useSaveLimits();
  const toast = useToast();
  const store = (next: number[] | null) => save.start(next, { onSuccess: () => toast(texts.saved) });
  return (
    <section aria-labelledby="zones" className="card grid min-w-0 gap-4 max-sm:p-5">
      <SectionTitle id="zones" title={texts.zones} sentence={texts.from[from]} />
      {from !== 'asked' && !consent && <ZonesAsTheyAre limits={limits} />}
      {from !== 'asked' && consent && (
        <Form noValidate={false} className="grid gap-4" onSubmit={() => store([...fields])}>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
            {zoneNames.map((name, index) => (
              <NumberField
                key={name}
                label={texts.limit(name)}
                unit={pulseTexts.unit}
                required
                min={40}
                max={230}
                value={Number.isNaN(fields[index]) ? '' : fields[index]}
                onChange={(event) => setFields(fields.with(index, event.target.valueAsNumber))}
              />
            ))}
          </div>
          {save.error && <Alert kind="err">{issueOf(save.error) ?? texts.failed}</Alert>}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="solid" pending={save.isPending} pendingLabel={texts.saving}>
              {texts.save}
            </Button>
            {own !== null && (
              <Button variant="ghost" onClick={() => store(null)}>
                {texts.byAge}
              </Button>
            )}
          </div>
        </Form>
      )}
    </section>
  );
}

function ZonesAsTheyAre({ limits }: Pick<Pulse, 'limits'>) {
  return (
    <>
      {limits && (
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
          {zoneNames.map((name, index) => (
            <div key={name}>
              <dt className="text-sm text-ink-2">{texts.limit(name)}</dt>
              <dd className="num">{pulseTexts.beats(limits[index] ?? 0)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-sm text-ink-2">{texts.needsConsent}</p>
    </>
  );
}

function issueOf(error: unknown): string | null {
  const issue = error instanceof HttpError ? error.issues[0]?.message : undefined;
  return issue ?? serverMessage(error);
}

/** Where it begins, what is stored, and how all of it goes. */
export function RecordingsCard({ pulse: { consent, recordings } }: { pulse: Pulse }) {
  const [isAsking, setAsking] = useState(false);
  const erase = useErasePulse();
  return (
    <section aria-labelledby="live-pulse" className="card grid min-w-0 justify-items-start gap-3 max-sm:p-5">
      <SectionTitle id="live-pulse" title={texts.liveTitle} sentence={pulseTexts.sheet.sentence} />
      <p>{texts.live}</p>
      <p>{texts.recordings(recordings)}</p>
      <p className="text-sm text-ink-2">{pulseTexts.sheet.honest}</p>
      {(consent || recordings > 0) && (
        <Button variant="line" onClick={() => setAsking(true)}>
          {texts.erase}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        texts={texts.eraseDialog}
        action={{ ...erase, start: () => erase.start(undefined, { onSuccess: () => setAsking(false) }) }}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
