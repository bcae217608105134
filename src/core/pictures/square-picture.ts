import sharp, { type Metadata } from 'sharp';

/** Why a picture is not taken. */
export type PictureProblem = 'format' | 'animated' | 'pixels' | 'damaged';

export class PictureRefused extends Error {
  constructor(
    readonly problem: PictureProblem,
    cause?: unknown,
  ) {
    super(`The picture is refused: ${problem}.`, { cause });
    this.name = 'PictureRefused';
  }
}

interface Square {
  /** Of the result, in pixels. */
  side: number;
  /** Most pixels of the picture: a small file may hold so many that unpacking it takes all memory. */
  maxPixels: number;
}

const QUALITY = 85;
/** What is clear becomes white: JPEG has no transparency. */
const BACKGROUND = '#ffffff';
const MAX_SECONDS = 10;

// Of the many formats that the library reads, only two are asked for: no other decoder is to see what users send.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
// A picture is read once, on one thread: the others are for whoever else works here.
sharp.cache(false);
sharp.concurrency(1);

/**
 * The middle square of a PNG or JPEG as a JPEG of its own: upright as its EXIF says, without any of its metadata. The
 * content decides what it is. Works outside of the event loop, on one picture at a time.
 */
export function squarePicture(picture: Buffer, { side, maxPixels }: Square): Promise<Buffer> {
  return inTurn(async () => {
    await assertReadable(picture, maxPixels);
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

/** From its head alone, before a pixel is unpacked. */
async function assertReadable(picture: Buffer, maxPixels: number): Promise<void> {
  const { format, width, height } = await headOf(picture);
  if (format !== 'jpeg' && format !== 'png') throw new PictureRefused('format');
  if (width * height > maxPixels) throw new PictureRefused('pixels');
  if (format === 'png' && isAnimated(picture)) throw new PictureRefused('animated');
}

async function headOf(picture: Buffer): Promise<Metadata> {
  try {
    return await sharp(picture, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new PictureRefused('format', error);
  }
}

/** An animated PNG says so before its first image data. */
function isAnimated(png: Buffer): boolean {
  const animation = png.indexOf('acTL');
  return animation >= 0 && animation < png.indexOf('IDAT');
}

let last: Promise<unknown> = Promise.resolve();

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}
