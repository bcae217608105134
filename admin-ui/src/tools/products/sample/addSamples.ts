import { today } from '../form/today';
import { saveProduct, uploadPicture } from '../productApi';
import { drawPicture } from './drawPicture';
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
