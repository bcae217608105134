import { Readable } from 'node:stream';
import { INSTANCE_MESSAGES } from '../../contracts/instance/instance-messages';
import { fieldsRefused } from '../../core/errors/app-error';
import type { FileStore } from '../../core/files/file-store';
import { type PictureKind, pictureKind } from '../../core/pictures/picture-kind';
import { pictureLibrary } from '../../core/pictures/picture-library';

const DATA_URL = /^data:image\/(?:png|jpeg);base64,/;
const KINDS: readonly PictureKind[] = ['png', 'jpeg'];
/** What a logo needs on a screen with three pixels to one. */
const BOX = { width: 384, height: 128, fit: 'inside', withoutEnlargement: true } as const;
const MAX_PIXELS = 25_000_000;

/** Whether a logo is not yet a file. */
export function isSentLogo(logo: string): boolean {
  return DATA_URL.test(logo);
}

/**
 * Makes a file of a logo that was sent as a data URL: what it is says its content, and it is drawn anew as a PNG, without
 * what a camera wrote beside it. SVG is not taken: it can hold scripts, and addresses that whoever looks at it would load.
 */
export async function keepLogo(files: FileStore, dataUrl: string): Promise<string> {
  const png = await redraw(Buffer.from(dataUrl.replace(DATA_URL, ''), 'base64'));
  const { id } = await files.save(Readable.from([png]), {
    name: 'logo.png',
    contentType: 'image/png',
    purpose: 'logo',
  });
  return id;
}

async function redraw(content: Buffer): Promise<Buffer> {
  const sharp = await pictureLibrary();
  try {
    const kind = pictureKind(content);
    if (!kind || !KINDS.includes(kind)) throw new Error(`A logo came as ${kind ?? 'no picture'}.`);
    const image = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    return await image.rotate().resize(BOX).png().toBuffer();
  } catch (cause) {
    throw fieldsRefused({ logo: INSTANCE_MESSAGES.logoInvalid }, undefined, cause);
  }
}
