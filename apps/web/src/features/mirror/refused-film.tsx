import { useState } from 'react';
import { FilmPicture } from '#features/mirror/film-picture.tsx';
import { PickPerson } from '#features/mirror/pick-person.tsx';
import { mirrorTexts, refusalTexts } from '#features/mirror/texts.ts';
import type { MirrorStep } from '#features/mirror/use-mirror.ts';
import type { MirrorOrder } from '#features/mirror/worker-messages.ts';
import { ArrivalHeading } from '#ui/arrival-heading.tsx';
import { Button } from '#ui/button.tsx';

const texts = mirrorTexts.refused;

type Refused = Extract<MirrorStep, { step: 'refused' }>;
type RefusedFilmProps = {
  refused: Refused;
  onAgain: () => void;
  onByHand: () => void;
  onFollow: (follow: NonNullable<MirrorOrder['follow']>) => void;
};

/** Where nobody can say where a joint is, or no picture is shown, a hand cannot help either. */
const isForHands = ({ reason }: Refused) => reason === 'failed' || reason === 'slow' || reason === 'notSeen';

/** No number comes of it, and why; with several people the player taps on themself. */
export function RefusedFilm({ refused, onAgain, onByHand, onFollow }: RefusedFilmProps) {
  const { reason, read, film } = refused;
  const { title, why, todo } = refusalTexts[reason];
  const isCrowd = reason === 'severalPeople' && film?.crowd !== undefined;
  return (
    <section className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:gap-10">
      {film && (
        <div className="grid gap-2">
          {isCrowd && film.crowd ? (
            <PickPerson clip={read.clip.blob} film={film} crowd={film.crowd} onPick={onFollow} />
          ) : (
            <RefusedPicture read={read} film={film} />
          )}
        </div>
      )}
      <div className="grid max-w-sentence gap-4">
        <p className="text-sm text-ink-2">{texts.lead}</p>
        <ArrivalHeading>{title}</ArrivalHeading>
        <p>{why}</p>
        <h2 className="text-h3">{texts.todo}</h2>
        <ol className="grid list-decimal gap-1.5 pl-5">
          {todo.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Button variant="saque" full onClick={onAgain}>
          {texts.again}
        </Button>
        {isForHands(refused) && (
          <Button variant="line" full onClick={onByHand}>
            {texts.byHand}
          </Button>
        )}
      </div>
    </section>
  );
}

function RefusedPicture({ read, film }: Pick<Refused, 'read'> & { film: NonNullable<Refused['film']> }) {
  const [middle] = useState(() => film.frames[Math.floor(film.frames.length / 2)]?.seconds ?? 0);
  return <FilmPicture clip={read.clip.blob} shape={film} seconds={middle} label={texts.picture} />;
}
