import type { Metadata } from 'sharp';
import { type PictureKind, pictureKind } from './picture-kind';
import { pictureLibrary } from './picture-library';

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

/** Which pictures are read, and most of their pixels: a small file may hold so many that unpacking it takes all memory. */
export interface PictureRule {
  kinds: readonly PictureKind[];
  maxPixels: number;
}

/** What a picture's head says. */
export interface PictureHead extends Pick<Metadata, 'width' | 'height'> {
  kind: PictureKind;
}

/**
 * What a picture is and how large, from its head alone, before a pixel is unpacked. Its first bytes choose the decoder.
 * @throws PictureRefused
 */
export async function readHead(picture: Buffer, { kinds, maxPixels }: PictureRule): Promise<PictureHead> {
  const kind = pictureKind(picture);
  if (!kind || !kinds.includes(kind)) throw new PictureRefused('format');
  const { format, width, height } = await metadataOf(picture);
  if (format !== kind) throw new PictureRefused('format');
  if (width * height > maxPixels) throw new PictureRefused('pixels');
  return { kind, width, height };
}

async function metadataOf(picture: Buffer): Promise<Metadata> {
  const sharp = await pictureLibrary();
  try {
    return await sharp(picture, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new PictureRefused('format', error);
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Does the work when that on all pictures before it is done: one at a time is in memory. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}
