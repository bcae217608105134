import type Sharp from 'sharp';

type Sharp = typeof Sharp;

let loaded: Promise<Sharp> | undefined;

/**
 * The library that reads and draws pictures, loaded for the first of them: most processes never see one, and it takes 8 MB.
 * Of the many formats that it reads, it is let read only these: no other decoder is to see what comes from outside.
 */
export function pictureLibrary(): Promise<Sharp> {
  return (loaded ??= load());
}

async function load(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadNsgifBuffer',
      'VipsForeignLoadWebpBuffer',
    ],
  });
  // A picture is read once, on one thread: the others are for whoever else works here.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
