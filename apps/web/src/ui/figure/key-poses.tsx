import { keySeconds, pictureOf } from '@bandeja/catalogue/figures/drawing';
import { type Figure, FigurePicture } from '#ui/figure/figure-picture.tsx';

/** More would not fit into a line of a table. */
const most = 4;

/** The key poses that show a step of the card, side by side, for paper. */
export function KeyPoses({ figure }: { figure: Figure }) {
  const picture = pictureOf(figure, 140, 110);
  const moments = keySeconds(picture).filter((_, index) => figure.keys[index]?.step !== undefined);
  return (
    <span className="paper-poses">
      {moments.slice(0, most).map((seconds) => (
        <FigurePicture key={seconds} picture={picture} seconds={seconds} />
      ))}
    </span>
  );
}
