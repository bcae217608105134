import sharp from 'sharp';

/** The smallest PNG, as a form sends it. */
export const PHOTO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** A PNG of noise, which no format makes small: three bytes for each pixel, as a data URL. */
export async function noisePhoto(side: number): Promise<string> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const create = { width: side, height: side, channels: 3 as const, background: '#000', noise };
  return dataUrlOf(await sharp({ create }).png().toBuffer());
}

export function dataUrlOf(picture: Buffer, type = 'image/png'): string {
  return `data:${type};base64,${picture.toString('base64')}`;
}
