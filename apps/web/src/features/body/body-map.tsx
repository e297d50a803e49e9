import type { Body } from '@bandeja/domain/body/contract';
import { placeName } from '@bandeja/domain/body/messages';
import { bodyParts } from '#features/body/body-parts.ts';
import {
  type DrawnPlace,
  drawnPlaces,
  frame,
  isAt,
  type Place,
  placeKey,
  type View,
} from '#features/body/body-places.ts';
import { bodyTexts } from '#features/body/texts.ts';

const texts = bodyTexts.picker;
const views: readonly View[] = ['front', 'back'];

type Standing = Body['standing'][number];
type BodyMapProps = {
  standing: readonly Standing[];
  chosen: Place | null;
  /** `at` is the place's button, at which the sheet points. */
  onChoose: (place: Place, at: HTMLElement) => void;
};

/** A body from in front and from behind on the court; each place is a button that opens its sheet. */
export function BodyMap({ standing, chosen, onChoose }: BodyMapProps) {
  return (
    <div className="on-court grid grid-cols-2 gap-1 overflow-hidden rounded-3 bg-court px-1 pt-4 pb-2 text-ink">
      {views.map((view) => (
        <figure key={view} className="grid min-w-0 justify-items-center gap-2">
          <figcaption className="text-ui font-strong">{texts[view]}</figcaption>
          <div className="relative aspect-[175/318] w-full max-w-60">
            <Drawing view={view} />
            {drawnPlaces[view].map((place) => (
              <PlaceButton
                key={placeKey(place)}
                place={place}
                standing={standing.find((each) => isAt(place, each)) ?? null}
                isOpen={chosen !== null && placeKey(chosen) === placeKey(place)}
                onChoose={(at) => onChoose({ region: place.region, side: place.side }, at)}
              />
            ))}
          </div>
        </figure>
      ))}
    </div>
  );
}

function Drawing({ view }: { view: View }) {
  return (
    <svg viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true" className="absolute inset-0 size-full">
      {bodyParts[view].map((d) => (
        <path key={d} d={d} className="m-near" />
      ))}
    </svg>
  );
}

type PlaceButtonProps = {
  place: DrawnPlace;
  standing: Standing | null;
  isOpen: boolean;
  onChoose: (at: HTMLElement) => void;
};

/** Rose where it hurts; the ring is the touch. */
function PlaceButton({ place, standing, isOpen, onChoose }: PlaceButtonProps) {
  const name = placeName(place.region, place.side);
  const hurts = standing !== null && !standing.cares;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={standing === null ? name : `${name}: ${texts.standing(standing)}`}
      className="group absolute grid size-11 -translate-x-1/2 -translate-y-1/2 cursor-pointer place-items-center rounded-full aria-expanded:bg-white/25 aria-expanded:ring-3 aria-expanded:ring-white"
      style={{ left: `${(100 * place.x) / frame.width}%`, top: `${(100 * place.y) / frame.height}%` }}
      onClick={(event) => onChoose(event.currentTarget)}
    >
      <span
        aria-hidden="true"
        className={
          hurts || isOpen
            ? 'num grid size-6 place-items-center rounded-full bg-(--fig-no) text-sm font-strong text-(--color-court)'
            : 'grid size-3 rounded-full border-2 border-(--color-court) bg-white/60 group-hover:bg-white'
        }
      >
        {hurts ? standing.level : null}
      </span>
    </button>
  );
}
