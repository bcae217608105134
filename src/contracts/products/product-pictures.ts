const MEGABYTE = 1024 * 1024;

/** Of a picture as it is uploaded. */
export const MAX_PICTURE_BYTES = 8 * MEGABYTE;
export const MAX_PICTURE_PIXELS = 25_000_000;
/** Pictures that one user keeps, and what they take as they are kept. */
export const MAX_PICTURES_PER_USER = 2_000;
export const MAX_PICTURES_BYTES = 200 * MEGABYTE;

/** Where uploaded pictures are read by anybody who has the address: `{key}.webp` below it. */
export const PRODUCT_PICTURES_PATH = '/api/product-pictures';

/** An image that was uploaded. One that no product uses is deleted after a day. */
export interface ProductPictureView {
  /** The URL that goes into a product's `image`. */
  url: string;
  /** Pixels. */
  width: number;
  height: number;
}
