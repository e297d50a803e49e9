import type { Picture, UploadedFilm } from '#exercises/schemas.ts';

export const mediaLimits = {
  pictures: 8,
  pictureBytes: 10 * 1024 * 1024,
  picturePixels: 50_000_000,
  /** Smallest side of a picture. */
  pictureSidePixels: 320,
  filmBytes: 80 * 1024 * 1024,
  filmSeconds: 60,
  altLetters: 200,
  /** A file is sent in pieces, each within the time a request may take on a slow line. */
  pieceBytes: 2 * 1024 * 1024,
} as const;

export const mostPieces = mediaLimits.filmBytes / mediaLimits.pieceBytes;

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export const pictureFile = ({ _id }: Pick<Picture, '_id'>, width: number, format: PictureFormat) =>
  `${_id}-${width}.${format}`;
export const filmFile = ({ _id, type }: Pick<UploadedFilm, '_id' | 'type'>) => `${_id}.${type}`;
export const mediaAddress = (file: string) => `/media/${file}`;

/** For an `<img>`'s or a `<source>`'s `srcset`. */
export const pictureSet = (picture: Picture, format: PictureFormat) =>
  picture.widths.map((width) => `${mediaAddress(pictureFile(picture, width, format))} ${width}w`).join(', ');

export const described = (pictures: readonly Picture[]): Picture[] => pictures.filter(({ alt }) => alt !== '');

const megabytes = (bytes: number) => bytes / 1024 / 1024;

export const mediaMessages = {
  pictureType: 'Esta imagen no es JPG, PNG ni WebP. Expórtala como JPG.',
  pictureHeavy: `La imagen pesa más de ${megabytes(mediaLimits.pictureBytes)} MB.`,
  pictureBroken: 'No se puede leer la imagen: el archivo está incompleto o dañado.',
  pictureSmall: `La imagen mide menos de ${mediaLimits.pictureSidePixels} píxeles de lado: se vería borrosa.`,
  pictureLarge: `La imagen tiene más de ${mediaLimits.picturePixels / 1_000_000} millones de píxeles.`,
  picturesFull: `Caben ${mediaLimits.pictures} imágenes: quita una antes de añadir otra.`,
  filmHeavy: `El vídeo pesa más de ${megabytes(mediaLimits.filmBytes)} MB.`,
  filmLong: `El vídeo dura más de ${mediaLimits.filmSeconds} segundos.`,
  filmBroken: 'No se puede leer el vídeo: el archivo está incompleto, dañado o no lleva imagen.',
  type: 'Este archivo no sirve: usa una imagen JPG, PNG o WebP, o un vídeo MP4 o WebM.',
  incomplete: 'El archivo no ha llegado entero. Vuelve a elegirlo.',
  altLong: `La frase puede tener ${mediaLimits.altLetters} caracteres como máximo`,
  altMissing: 'Sin esta frase, quien no ve la imagen no la entiende.',
} as const;
