import { pictureLibrary } from './picture-library';
import { inTurn, PictureRefused, readHead } from './picture-reader';

interface Square {
  /** Of the result, in pixels. */
  side: number;
  maxPixels: number;
}

const QUALITY = 85;
/** What is clear becomes white: JPEG has no transparency. */
const BACKGROUND = '#ffffff';
const MAX_SECONDS = 10;

/**
 * The middle square of a PNG or JPEG as a JPEG of its own: upright as its EXIF says, without any of its metadata. The
 * content decides what it is. Works outside of the event loop, on one picture at a time.
 */
export function squarePicture(picture: Buffer, { side, maxPixels }: Square): Promise<Buffer> {
  return inTurn(async () => {
    const { kind } = await readHead(picture, { kinds: ['jpeg', 'png'], maxPixels });
    if (kind === 'png' && isAnimated(picture)) throw new PictureRefused('animated');
    const sharp = await pictureLibrary();
    return sharp(picture, { limitInputPixels: maxPixels, autoOrient: true })
      .resize(side, side, { fit: 'cover' })
      .flatten({ background: BACKGROUND })
      .jpeg({ quality: QUALITY })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer()
      .catch((error: unknown) => {
        throw new PictureRefused('damaged', error);
      });
  });
}

/** An animated PNG says so before its first image data. */
function isAnimated(png: Buffer): boolean {
  const animation = png.indexOf('acTL');
  return animation >= 0 && animation < png.indexOf('IDAT');
}
