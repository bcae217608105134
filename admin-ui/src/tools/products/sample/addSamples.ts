import { today } from '../../../shared/products/today';
import { saveProduct, uploadPicture } from '../productApi';
import { sampleProducts } from './samples';

/** Adds the samples to the user's library, the first one last, so that it stands first. */
export async function addSamples(): Promise<void> {
  for (const product of sampleProducts(today()).toReversed()) {
    const image = await uploaded(product.image);
    await saveProduct({ ...product, image });
  }
}

/** A sample without its picture is better than none. */
async function uploaded(drawing: string): Promise<string> {
  try {
    return (await uploadPicture(await drawPicture(drawing), {})).url;
  } catch {
    return '';
  }
}

/** Pixels of its square. */
const SIZE = 480;

/** A drawing as a picture file that can be uploaded; rejects where this browser cannot draw it. */
async function drawPicture(drawing: string): Promise<File> {
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
