import type { Body } from '@bandeja/domain/body/contract';
import { placeName } from '@bandeja/domain/body/messages';
import type { BodyRegion, BodySide } from '@bandeja/domain/body/vocabulary';
import { consentTexts } from '@bandeja/domain/profile/messages';
import { useId, useState } from 'react';
import { useReportDiscomfort } from '#features/body/api.ts';
import { bodyTexts } from '#features/body/texts.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Scale } from '#ui/scale.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { useToast } from '#ui/toast.tsx';

type Place = { region: BodyRegion; side: BodySide };
type DrawnPlace = Place & { x: number; y: number };

const middle = 100;

function pair(region: BodyRegion, view: 'front' | 'back', out: number, y: number): DrawnPlace[] {
  const left = view === 'front' ? middle + out : middle - out;
  return [
    { region, side: 'right', x: 2 * middle - left, y },
    { region, side: 'left', x: left, y },
  ];
}

/** Every place once: those better seen from behind are only there. */
const drawnPlaces: Record<'front' | 'back', readonly DrawnPlace[]> = {
  front: [
    ...pair('hombro', 'front', 46, 88),
    ...pair('codo', 'front', 62, 146),
    ...pair('muñeca', 'front', 74, 200),
    ...pair('cadera', 'front', 23, 198),
    ...pair('rodilla', 'front', 25, 284),
    ...pair('tobillo', 'front', 27, 366),
  ],
  back: [
    { region: 'cuello', side: 'middle', x: middle, y: 66 },
    { region: 'espalda alta', side: 'middle', x: middle, y: 116 },
    { region: 'lumbar', side: 'middle', x: middle, y: 168 },
    ...pair('isquios', 'back', 24, 240),
    ...pair('gemelo', 'back', 26, 316),
  ],
};

const placeKey = ({ region, side }: Place): string => `${region} ${side}`;

const texts = bodyTexts.form;

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

const pickerTexts = bodyTexts.picker;

type BodyPickerProps = { standing: Body['standing']; value: Place | null; onChange: (place: Place) => void };

/** A body from in front and from behind; each place is a radio button, so that arrows move over the drawing, too. */
function BodyPicker({ standing, value, onChange }: BodyPickerProps) {
  const name = useId();
  const levels = new Map(standing.map((report) => [placeKey(report), report.level]));
  return (
    <div role="radiogroup" aria-label={pickerTexts.legend} className="grid justify-items-center gap-6 sm:grid-cols-2">
      {(['front', 'back'] as const).map((view) => (
        <div key={view} className="grid justify-items-center gap-2">
          <p className="text-sm text-ink-2">{pickerTexts[view]}</p>
          <div className="relative h-100 w-50">
            <Silhouette />
            {drawnPlaces[view].map((place) => (
              <PlaceDot
                key={placeKey(place)}
                name={name}
                place={place}
                level={levels.get(placeKey(place)) ?? null}
                isChosen={value !== null && placeKey(value) === placeKey(place)}
                onChoose={() => onChange({ region: place.region, side: place.side })}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

type PlaceDotProps = {
  name: string;
  place: (typeof drawnPlaces)['front'][number];
  level: number | null;
  isChosen: boolean;
  onChoose: () => void;
};

function PlaceDot({ name, place: { region, side, x, y }, level, isChosen, onChoose }: PlaceDotProps) {
  const called = placeName(region, side);
  return (
    <label
      className="group absolute grid size-11 -translate-x-1/2 -translate-y-1/2 cursor-pointer place-items-center"
      style={{ left: x, top: y }}
    >
      <input
        type="radio"
        name={name}
        value={`${region} ${side}`}
        checked={isChosen}
        aria-label={level === null ? called : `${called}: ${pickerTexts.standing(level)}`}
        className="sr-only"
        onChange={onChoose}
      />
      <span
        aria-hidden="true"
        className={`num grid size-7 place-items-center rounded-full border-2 text-sm font-strong group-has-checked:border-solid group-has-checked:bg-solid group-has-checked:text-on-solid group-has-focus-visible:outline-3 group-has-focus-visible:outline-offset-2 group-has-focus-visible:outline-focus ${level === null ? 'border-line-strong bg-surface' : 'border-solid bg-surface text-ink'}`}
      >
        {level}
      </span>
    </label>
  );
}

function Silhouette() {
  const limb = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <svg viewBox="0 0 200 400" aria-hidden="true" className="absolute inset-0 text-line">
      <circle cx="100" cy="32" r="22" fill="currentColor" />
      <path d="M100 50 V76" {...limb} strokeWidth="20" />
      <path
        d="M66 78 H134 Q142 78 142 90 L126 176 L130 206 H70 L74 176 L58 90 Q58 78 66 78 Z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="8"
        strokeLinejoin="round"
      />
      <path d="M54 90 L38 146 L26 204 M146 90 L162 146 L174 204" {...limb} strokeWidth="20" />
      <path d="M80 210 L75 284 L73 370 M120 210 L125 284 L127 370" {...limb} strokeWidth="30" />
      <path d="M73 382 L62 388 M127 382 L138 388" {...limb} strokeWidth="18" />
    </svg>
  );
}
