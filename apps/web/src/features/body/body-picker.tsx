import type { Body } from '@bandeja/domain/body/contract';
import { placeName } from '@bandeja/domain/body/messages';
import { useId } from 'react';
import { drawnPlaces, type Place, placeKey } from '#features/body/places.ts';
import { bodyTexts } from '#features/body/texts.ts';

const texts = bodyTexts.picker;

type BodyPickerProps = { standing: Body['standing']; value: Place | null; onChange: (place: Place) => void };

/** A body from in front and from behind; each place is a radio button, so that arrows move over the drawing, too. */
export function BodyPicker({ standing, value, onChange }: BodyPickerProps) {
  const name = useId();
  const levels = new Map(standing.map((report) => [placeKey(report), report.level]));
  return (
    <div role="radiogroup" aria-label={texts.legend} className="grid justify-items-center gap-6 sm:grid-cols-2">
      {(['front', 'back'] as const).map((view) => (
        <div key={view} className="grid justify-items-center gap-2">
          <p className="text-sm text-ink-2">{texts[view]}</p>
          <div className="relative h-100 w-50">
            <Silhouette />
            {drawnPlaces[view].map((place) => (
              <PlaceDot
                key={placeKey(place)}
                {...{ name, place }}
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
  /** What was noted there and is not over. */
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
        aria-label={level === null ? called : `${called}: ${texts.standing(level)}`}
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

/** Head, trunk and limbs as thick lines; the same from both sides. */
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
