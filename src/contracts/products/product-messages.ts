import { MAX_PRODUCT_LINKS, MAX_PRODUCT_TAG, MAX_PRODUCT_TAGS, MAX_PRODUCTS } from './products';
import {
  MAX_PICTURE_BYTES,
  MAX_PICTURE_PIXELS,
  MAX_PICTURES_BYTES,
  MAX_PICTURES_PER_USER,
} from './product-pictures';
import { MAX_OWN_SHOPS, MAX_SHOP_HOSTS } from './shops';

const MEGABYTE = 1024 * 1024;
const COUNT = MAX_PRODUCTS.toLocaleString('en');

/** What the product library says. */
export const PRODUCT_MESSAGES = {
  nameRequired: 'Enter a name.',
  textInvalid: 'Enter text.',
  partInvalid: 'This is missing or incomplete.',
  imageInvalid: 'Enter the URL of an image; it begins with https:// or http://.',
  linkInvalid: 'Links begin with https:// or http://.',
  tooManyLinks: `At most ${MAX_PRODUCT_LINKS} links.`,
  tooManyEntries: (most: number) => `At most ${most} entries.`,
  amountInvalid: 'Enter a price in digits, such as 129.99.',
  wasInvalid: 'Enter the old price in digits, such as 149.99.',
  currencyInvalid: 'Choose a currency, such as USD.',
  asOfInvalid: 'Enter a day such as 2026-11-26.',
  scoreInvalid: 'Enter a score above 0 and up to 10, such as 9.4.',
  gtinInvalid: 'Enter the 8, 12, 13 or 14 digits below the barcode. The last one does not fit the others.',
  tagTooLong: `A tag has at most ${MAX_PRODUCT_TAG} characters.`,
  tooManyTags: `At most ${MAX_PRODUCT_TAGS} tags.`,
  tooManyProducts: `You have ${COUNT} products. Delete one before you add another.`,

  shopNameRequired: 'Enter the shop’s name.',
  hostsInvalid: `Enter 1 to ${MAX_SHOP_HOSTS} domains, such as shop.example.`,
  hostTaken: (host: string) => `${host} is in the table already.`,
  parameterInvalid: 'Enter the parameter’s name alone, such as tag or aff_id.',
  parameterRequired: 'Enter the parameter that the tag is written in.',
  tagInvalid: 'Enter your tag without spaces, such as mysite-20.',
  shopUnknown: 'This shop is not in the table. Reload the page and try again.',
  shopTwice: 'This shop is listed twice. Reload the page and try again.',
  tooManyShops: `At most ${MAX_OWN_SHOPS} shops of your own.`,
  noParameter: 'Add this shop to your own ones, with its parameter',

  pictureKind: 'Choose a PNG, JPEG, GIF or WebP image.',
  pictureTooLarge: `Choose an image of up to ${MAX_PICTURE_BYTES / MEGABYTE} MB.`,
  pictureTooManyPixels: `This image has too many pixels. Choose one of up to ${MAX_PICTURE_PIXELS / 1e6} megapixels.`,
  pictureDamaged: 'This image cannot be read. It may be damaged: choose another one.',
  pictureRoom: `Your image storage is full: ${MAX_PICTURES_PER_USER.toLocaleString('en')} images or ${MAX_PICTURES_BYTES / MEGABYTE} MB. Delete products that you no longer need; their images are deleted a day later.`,

  actionInvalid: 'Choose to change or to delete the products.',
  selectionInvalid: 'Select products by ids, or by filter and expected.',
  tooManyTagsThen: (names: readonly string[]) =>
    `More than ${MAX_PRODUCT_TAGS} tags: ${names.join(', ')}. Remove some of their tags first.`,
  changesNothing: 'These products are like this already.',
  nothingToChange: 'Choose what to change.',
  otherCount: (count: number) =>
    count === 1
      ? '1 product matches now. Check the list and try again.'
      : `${count.toLocaleString('en')} products match now. Check the list and try again.`,
  changedMeanwhile: 'This product was changed meanwhile. Import the file again.',
  busy: 'These products are being changed elsewhere. Try again.',
  takeOverInvalid: 'Choose at least one block, as the check showed it.',
  changeGone: 'This can no longer be undone.',
  changedSince: (count: number) =>
    count === 1
      ? '1 product was changed again since and stays as it is.'
      : `${count.toLocaleString('en')} products were changed again since and stay as they are.`,
  noRoomToUndo: (count: number) =>
    count === 1
      ? `There was no room for 1 product: you have ${COUNT}.`
      : `There was no room for ${count.toLocaleString('en')} products: you have ${COUNT}.`,
} as const;
