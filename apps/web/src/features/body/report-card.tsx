import type { Body } from '@bandeja/domain/body/contract';
import { placeName } from '@bandeja/domain/body/messages';
import { consentTexts } from '@bandeja/domain/profile/messages';
import { useState } from 'react';
import { useReportDiscomfort } from '#features/body/api.ts';
import { BodyPicker } from '#features/body/body-picker.tsx';
import type { Place } from '#features/body/places.ts';
import { bodyTexts } from '#features/body/texts.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Scale } from '#ui/scale.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = bodyTexts.form;

/** «¿Dónde te molesta?»: a place of the drawing, 0 to 10, and the consent below the button's words. */
export function ReportCard({ body }: { body: Body }) {
  const [place, setPlace] = useState<Place | null>(null);
  const [level, setLevel] = useState<number | null>(null);
  const [atNight, setAtNight] = useState(false);
  const { start, isPending, error } = useReportDiscomfort();
  const toast = useToast();

  function choose(chosen: Place) {
    setPlace(chosen);
    setLevel(null);
    setAtNight(false);
  }

  function save() {
    if (place === null || level === null) return;
    const onSuccess = () => {
      setPlace(null);
      toast(texts.saved);
    };
    start({ ...place, level, atNight: atNight && level > 0 }, { onSuccess });
  }

  return (
    <section aria-labelledby="report" className="card min-w-0 max-sm:p-5">
      <SectionTitle id="report" title={bodyTexts.picker.title} sentence={bodyTexts.picker.lead} />
      <BodyPicker standing={body.standing} value={place} onChange={choose} />
      <p className="mt-4 text-sm text-ink-2">{bodyTexts.picker.urgent}</p>
      {place !== null && (
        <div className="mt-5 grid gap-4 border-t pt-5">
          <h3 className="first-letter:uppercase">{placeName(place.region, place.side)}</h3>
          <Scale
            label={texts.level}
            value={level}
            onChange={setLevel}
            words={texts.words}
            answer={level === null ? texts.unanswered : texts.answered(level)}
            clear={{ text: texts.clear, label: texts.clearOf }}
          />
          {level !== null && level > 0 && (
            <Checkbox label={texts.atNight} checked={atNight} onChange={(event) => setAtNight(event.target.checked)} />
          )}
          {!body.discomfortsConsent && (
            <div className="grid gap-2">
              <p className="text-sm">{texts.consent}</p>
              <blockquote className="border-l-2 border-ink bg-sunken px-4 py-3 text-sm">
                {consentTexts.discomforts.text}
              </blockquote>
            </div>
          )}
          {error && <Alert kind="err">{serverMessage(error) ?? bodyTexts.saveFailed}</Alert>}
          <div>
            <Button pending={isPending} pendingLabel={texts.saving} disabled={level === null} onClick={save}>
              {texts.save}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
