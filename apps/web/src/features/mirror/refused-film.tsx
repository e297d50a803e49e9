import { mirrorTexts, refusalTexts } from '#features/mirror/texts.ts';
import type { MirrorOrder } from '#features/mirror/worker-messages.ts';
import { ArrivalHeading } from '#ui/arrival-heading.tsx';
import { Button } from '#ui/button.tsx';

const texts = mirrorTexts.refused;

type RefusedFilmProps = {
  reason: keyof typeof refusalTexts;
  onAgain: () => void;
  onFollow: (follow: NonNullable<MirrorOrder['follow']>) => void;
};

/** No number comes of it, and why. */
export function RefusedFilm({ reason, onAgain, onFollow }: RefusedFilmProps) {
  const { title, why, todo } = refusalTexts[reason];
  return (
    <section className="grid max-w-sentence gap-4">
      <p className="text-sm text-ink-2">{texts.lead}</p>
      <ArrivalHeading>{title}</ArrivalHeading>
      <p>{why}</p>
      <h2 className="text-h3">{texts.todo}</h2>
      <ol className="grid list-decimal gap-1.5 pl-5">
        {todo.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {reason === 'severalPeople' && (
        <div className="grid gap-2.5 sm:grid-cols-2">
          <Button variant="line" onClick={() => onFollow({ x: 0.25, y: 0.5 })}>
            {texts.left}
          </Button>
          <Button variant="line" onClick={() => onFollow({ x: 0.75, y: 0.5 })}>
            {texts.right}
          </Button>
        </div>
      )}
      <Button variant="saque" full onClick={onAgain}>
        {texts.again}
      </Button>
    </section>
  );
}
