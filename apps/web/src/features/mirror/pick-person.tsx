import type { Crowd, Film } from '@bandeja/pose/film';
import type { Point } from '@bandeja/pose/landmarks';
import type { Region } from '@bandeja/pose/region';
import type { MouseEvent } from 'react';
import { FilmPicture } from '#features/mirror/film-picture.tsx';
import { mirrorTexts } from '#features/mirror/texts.ts';

const texts = mirrorTexts.refused;

/** Of a region, which is a square around raised arms and all: where a body stands in it. */
const bodyWidth = 0.4;
const bodyHeight = 0.84;

type PickPersonProps = { clip: Blob; film: Film; crowd: Crowd; onPick: (share: Point) => void };

/** One taps on oneself, anywhere on the body; a frame around each is a button, from left to right. */
export function PickPerson({ clip, film, crowd, onPick }: PickPersonProps) {
  const { width, height } = film;
  const people = crowd.people.toSorted((a, b) => a.centre.x - b.centre.x);
  const pick = ({ centre }: Region) => onPick({ x: centre.x / width, y: centre.y / height });
  const placeOf = ({ centre, size }: Region) => ({
    left: `${(100 * (centre.x - (size * bodyWidth) / 2)) / width}%`,
    top: `${(100 * (centre.y - (size * bodyHeight) / 2)) / height}%`,
    width: `${(100 * size * bodyWidth) / width}%`,
    height: `${(100 * size * bodyHeight) / height}%`,
  });
  const tapped = ({ nativeEvent, currentTarget, detail }: MouseEvent<HTMLButtonElement>, person: Region) => {
    const box = currentTarget.parentElement?.getBoundingClientRect();
    // a key has no place
    if (detail === 0 || !box) return pick(person);
    onPick({ x: (nativeEvent.clientX - box.left) / box.width, y: (nativeEvent.clientY - box.top) / box.height });
  };
  return (
    <>
      <p className="font-strong">{texts.tapYourself}</p>
      <FilmPicture clip={clip} shape={film} seconds={crowd.seconds} label={texts.picture}>
        {people.map((person, index) => (
          <button
            key={`${person.centre.x} ${person.centre.y}`}
            type="button"
            aria-label={texts.person(index + 1)}
            className="absolute grid min-h-tap min-w-tap content-end justify-items-center rounded-2 border-2 border-dashed border-white p-1 hover:bg-white/20"
            style={placeOf(person)}
            onClick={(event) => tapped(event, person)}
          >
            <span className="num rounded-1 bg-court-deep px-2.5 py-0.5 font-head text-white">{index + 1}</span>
          </button>
        ))}
      </FilmPicture>
    </>
  );
}
