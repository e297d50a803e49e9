import { type Drawn, drawMoment, type Picture, type pictureOf } from '@bandeja/catalogue/figures/drawing';
import { classNames } from '#ui/class-names.ts';

export type Figure = Parameters<typeof pictureOf>[0];

type FigurePictureProps = { picture: Picture; seconds: number; drawn?: Drawn; className?: string };

/** One moment of a figure. It says nothing to readers: the steps beside it do. */
export function FigurePicture({ picture, seconds, drawn, className }: FigurePictureProps) {
  return (
    <svg
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      className={classNames('block bg-court', 'bad' in picture.figure && 'm-wrong', className)}
      aria-hidden="true"
    >
      {drawMoment(picture, seconds, drawn).map(({ d, look }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shape is nothing but its place in the drawing
        <path key={index} className={`m-${look}`} d={d} />
      ))}
    </svg>
  );
}
