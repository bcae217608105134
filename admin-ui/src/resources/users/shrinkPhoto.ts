/** Pixels of an avatar's side. */
const SIDE = 256;

/** The middle square of a picture as a small JPEG data URL. */
export async function shrinkPhoto(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot read pictures.');
  // JPEG has no transparency; what is clear becomes white, not black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, SIDE, SIDE);
  const left = (picture.width - side) / 2;
  const top = (picture.height - side) / 2;
  context.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.85);
}
