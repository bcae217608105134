import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsString, Matches, MaxLength } from 'class-validator';
import type { BlockFeature } from '../blocks/block-parts';
import { MESSAGES } from '../messages';
import { applyAll } from '../validation/apply-all';
import { Holds } from '../validation/holds';
import { isPlainObject, Nested, NestedList } from '../validation/nested';
import { oneLine, plainLines } from '../validation/text-lines';
import { hasCredentials, isWebAddress } from '../validation/parse-url';
import { pastedAddress } from '../validation/pasted-address';
import { VISIBLE } from '../validation/visible';
import { isGtin } from '../validation/gtin';
import type { ProductPrice } from './price';
import { ProductPriceDto } from './price.dto';
import { PRODUCT_MESSAGES as SAYS } from './product-messages';
import {
  MAX_PRODUCT_DESCRIPTION,
  MAX_PRODUCT_ENTRIES,
  MAX_PRODUCT_LINKS,
  MAX_PRODUCT_STATEMENT,
  MAX_PRODUCT_TAG,
  MAX_PRODUCT_TAGS,
  MAX_PRODUCT_TEXT,
  MAX_PRODUCT_URL,
  type Product,
  type ProductLink,
  SCORE,
} from './products';

const isBlank = (text: unknown) => typeof text === 'string' && text.trim() === '';

const changed = (change: (text: string) => string) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? change(value.trim()) : value));

const Text = (max = MAX_PRODUCT_TEXT, change = oneLine) =>
  applyAll(
    IsString({ message: SAYS.textInvalid }),
    MaxLength(max, { message: MESSAGES.tooLong(max) }),
    changed(change),
  );

const Address = (message: string, mayBeEmpty: boolean) =>
  applyAll(
    Holds('isWebAddress', (url) => (url === '' ? mayBeEmpty : isWebAddress(url)), message),
    Holds('hasNoCredentials', (url) => !hasCredentials(url), MESSAGES.addressCredentials),
    MaxLength(MAX_PRODUCT_URL, { message: MESSAGES.tooLong(MAX_PRODUCT_URL) }),
    changed(pastedAddress),
  );

/** A list of texts; empty ones are left out. */
const Texts = (max: number, maxLength: number, tooMany: string, tooLong = MESSAGES.tooLong(maxLength)) =>
  applyAll(
    IsArray({ message: SAYS.partInvalid }),
    ArrayMaxSize(max, { message: tooMany }),
    IsString({ each: true, message: SAYS.textInvalid }),
    MaxLength(maxLength, { each: true, message: tooLong }),
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value)
        ? value
            .map((entry: unknown) => (typeof entry === 'string' ? oneLine(entry) : entry))
            .filter((entry) => entry !== '')
        : value,
    ),
  );

export const ProductTags = () => Texts(MAX_PRODUCT_TAGS, MAX_PRODUCT_TAG, SAYS.tooManyTags, SAYS.tagTooLong);

const Statements = () =>
  Texts(MAX_PRODUCT_ENTRIES, MAX_PRODUCT_STATEMENT, SAYS.tooManyEntries(MAX_PRODUCT_ENTRIES));

/** Leaves out the entries of a list in which all of the fields are empty. */
const withoutBlank = (...fields: string[]) =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value)
      ? value.filter(
          (entry: unknown) => !isPlainObject(entry) || !fields.every((field) => isBlank(entry[field])),
        )
      : value,
  );

class ProductLinkDto implements ProductLink {
  /** Found out by the server, whatever is sent. */
  @Text() shop: string = '';
  @Address(SAYS.linkInvalid, false) url!: string;
}

class ProductFeatureDto implements BlockFeature {
  @Text() key!: string;
  @Text(MAX_PRODUCT_STATEMENT) value!: string;
}

export const ProductScore = () =>
  applyAll(
    Matches(SCORE, { message: SAYS.scoreInvalid }),
    changed((score) => score.replace(',', '.')),
  );

/** A product to keep; what is left out of it is empty. */
export class SaveProductDto implements Product {
  @MaxLength(MAX_PRODUCT_TEXT, { message: MESSAGES.tooLong(MAX_PRODUCT_TEXT) })
  @Matches(VISIBLE, { message: SAYS.nameRequired })
  @IsString({ message: SAYS.nameRequired })
  @changed(oneLine)
  name!: string;

  @Address(SAYS.imageInvalid, true) image: string = '';
  @Text() imageAlt: string = '';
  @Text(MAX_PRODUCT_DESCRIPTION, plainLines) description: string = '';

  @NestedList(ProductLinkDto, {
    max: MAX_PRODUCT_LINKS,
    message: SAYS.partInvalid,
    tooMany: SAYS.tooManyLinks,
  })
  @withoutBlank('url')
  links: ProductLink[] = [];

  @Nested(ProductPriceDto, SAYS.partInvalid)
  price: ProductPrice = new ProductPriceDto();

  @Statements() pros: string[] = [];
  @Statements() cons: string[] = [];

  @NestedList(ProductFeatureDto, {
    max: MAX_PRODUCT_ENTRIES,
    message: SAYS.partInvalid,
    tooMany: SAYS.tooManyEntries(MAX_PRODUCT_ENTRIES),
  })
  @withoutBlank('key', 'value')
  features: BlockFeature[] = [];

  @ProductScore() score: string = '';
  @Text() brand: string = '';
  @Text() sku: string = '';

  @Holds('isGtin', (gtin) => gtin === '' || isGtin(gtin), SAYS.gtinInvalid)
  @changed((gtin) => gtin.replace(/[\s-]/g, ''))
  gtin: string = '';

  @ProductTags() tags: string[] = [];
}
