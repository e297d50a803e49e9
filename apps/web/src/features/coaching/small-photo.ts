const side = 320;

/** A square of the middle, as JPEG: drawn anew, it carries no place and no other metadata. @throws where it is no picture */
export async function smallPhoto(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: side, height: side });
  const least = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - least) / 2, (picture.height - least) / 2];
  canvas.getContext('2d')?.drawImage(picture, left, top, least, least, 0, 0, side, side);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.85);
}
