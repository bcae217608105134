import { pictureLibrary } from './picture-library';
import { inTurn, type PictureHead, PictureRefused, readHead } from './picture-reader';

export interface RedrawnPicture extends PictureHead {
  /** WebP, of the first picture alone where it is animated. */
  content: Buffer;
}

const KINDS = ['png', 'jpeg', 'gif', 'webp'] as const;
const QUALITY = 85;
const MAX_SECONDS = 10;

/**
 * A picture of another site drawn anew, no larger than the box: nothing of its bytes is left. Says how large it was.
 * @throws PictureRefused
 */
export function redrawPicture(picture: Buffer, maxPixels: number, box: number): Promise<RedrawnPicture> {
  return inTurn(async () => {
    const head = await readHead(picture, { kinds: KINDS, maxPixels });
    const sharp = await pictureLibrary();
    const content = await sharp(picture, { limitInputPixels: maxPixels, autoOrient: true, failOn: 'error' })
      .resize({ width: box, height: box, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer()
      .catch((error: unknown) => {
        throw new PictureRefused('damaged', error);
      });
    return { ...head, content };
  });
}
