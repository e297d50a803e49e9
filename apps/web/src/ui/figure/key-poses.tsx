import { pictureOf } from '@bandeja/drawing/figures/drawing';
import { poseSeconds } from '@bandeja/drawing/figures/poses';
import { type Figure, FigurePicture } from '#ui/figure/figure-picture.tsx';

export function KeyPoses({ figure }: { figure: Figure }) {
  const picture = pictureOf(figure, 140, 110);
  return (
    <span className="paper-poses">
      {poseSeconds(picture).map((seconds) => (
        <FigurePicture key={seconds} picture={picture} seconds={seconds} />
      ))}
    </span>
  );
}
