import { pictureLibrary } from './picture-library';

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');

it('reads the formats of photos and logos, and no others', async () => {
  const sharp = await pictureLibrary();
  const made = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
  const png = await made.clone().png().toBuffer();
  await expect(sharp(png).metadata()).resolves.toMatchObject({ format: 'png' });
  await expect(sharp(SVG).metadata()).rejects.toThrow();
  await expect(sharp(await made.clone().tiff().toBuffer()).metadata()).rejects.toThrow();
});
