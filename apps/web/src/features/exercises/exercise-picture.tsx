import { mediaAddress, pictureFile, pictureSet } from '@bandeja/domain/exercises/media';
import type { Picture } from '@bandeja/domain/exercises/schemas';

type ExercisePictureProps = {
  picture: Picture;
  /** How wide it is shown, as `sizes` says it. */
  sizes: string;
  /** By default its own description; empty where words beside it say the same. */
  alt?: string;
  className?: string;
  isFirst?: boolean;
};

/** A picture in the smallest form the browser takes. */
export function ExercisePicture({
  picture,
  sizes,
  alt = picture.alt,
  className,
  isFirst = false,
}: ExercisePictureProps) {
  const widest = picture.widths.at(-1) ?? picture.width;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSet(picture, 'avif')} sizes={sizes} />
      <img
        src={mediaAddress(pictureFile(picture, widest, 'webp'))}
        srcSet={pictureSet(picture, 'webp')}
        sizes={sizes}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
