/** Pixels of its square. */
const SIZE = 480;

/** A drawing as a picture file that can be uploaded; rejects where this browser cannot draw it. */
export async function drawPicture(drawing: string): Promise<File> {
  const image = new Image(SIZE, SIZE);
  image.src = drawing;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIZE, SIZE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser cannot draw images.');
  return new File([blob], 'sample.png', { type: 'image/png' });
}
