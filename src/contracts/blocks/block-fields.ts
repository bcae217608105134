import { type ClassConstructor, Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsMongoId,
  IsString,
  Matches,
  MaxLength,
} from 'class-validator';
import { MESSAGES } from '../messages';
import type { ProductPrice } from '../products/price';
import { ProductPriceDto } from '../products/price.dto';
import { applyAll } from '../validation/apply-all';
import { Holds } from '../validation/holds';
import { Nested, NestedList } from '../validation/nested';
import { PastedAddress } from '../validation/one-line';
import { Optional } from '../validation/optional';
import { hasCredentials } from '../validation/parse-url';
import { pastedAddress } from '../validation/pasted-address';
import { BLOCK_MESSAGES as SAYS } from './block-messages';
import {
  BLOCK_SCHEMES,
  type BlockButton,
  type BlockFeature,
  type BlockImage,
  type BlockLook,
  type BlockProductExtras,
  type BlockScheme,
  HEADING_LEVELS,
  type HeadingLevel,
  STAR_PLACES,
  type StarPlace,
} from './block-parts';
import {
  MAX_BLOCK_ENTRIES,
  MAX_BLOCK_IMAGE,
  MAX_BLOCK_PARAGRAPH,
  MAX_BLOCK_TEXT,
  MAX_BLOCK_URL,
} from './blocks';

// What the configs of blocks are made of: rules for their fields, and the parts that several of them have.

const LINK = /^(?:https?:\/\/\S+)?$/i;
const IMAGE = /^(?:https?:\/\/\S+|data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,].*)?$/is;
const WEB = /^\s*https?:/i;
const SHORT_ADDRESS = new RegExp(`^(?!https?:)|^.{0,${MAX_BLOCK_URL}}$`, 'is');
const COLOR = /^#[0-9a-f]{6}$/i;
const SHORT_COLOR = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i;
/** Of BCP 47 (RFC 5646, section 4.4.1): what is longer names no locale. */
const MAX_LOCALE = 35;

/** Changes what is a text before it is checked. */
export const changed = (change: (text: string) => string) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? change(value) : value));
/** A text of at most so many characters; the short ones by default. */
export const Text = (max = MAX_BLOCK_TEXT) =>
  applyAll(IsString({ message: SAYS.textInvalid }), MaxLength(max, { message: MESSAGES.tooLong(max) }));
/** A colour, `#rrggbb` or `#rgb`, which becomes the long form. */
export const Color = () =>
  applyAll(
    Matches(COLOR, { message: SAYS.colorInvalid }),
    changed((color) => color.trim().replace(SHORT_COLOR, '#$1$1$2$2$3$3')),
  );
const HasNoCredentials = () =>
  Holds('hasNoCredentials', (url) => !hasCredentials(url), MESSAGES.addressCredentials);
/** An http(s) address, or nothing. */
export const Link = () =>
  applyAll(
    Matches(LINK, { message: SAYS.linkInvalid }),
    HasNoCredentials(),
    MaxLength(MAX_BLOCK_URL, { message: MESSAGES.tooLong(MAX_BLOCK_URL) }),
    PastedAddress(),
  );
/** An http(s) address or an image data URL, or nothing. */
export const Image = () =>
  applyAll(
    Matches(IMAGE, { message: SAYS.imageInvalid }),
    HasNoCredentials(),
    Matches(SHORT_ADDRESS, { message: MESSAGES.tooLong(MAX_BLOCK_URL) }),
    MaxLength(MAX_BLOCK_IMAGE, { message: MESSAGES.tooLong(MAX_BLOCK_IMAGE) }),
    changed((address) => (WEB.test(address) ? pastedAddress(address) : address.trim())),
  );
/** On or off. */
export const Toggle = () => IsBoolean({ message: SAYS.switchInvalid });
/** By whom the colours are chosen; may be absent. */
export const Scheme = () => applyAll(IsIn(BLOCK_SCHEMES, { message: SAYS.schemeInvalid }), Optional());
/** A heading level; may be absent. */
export const Level = () => applyAll(IsIn(HEADING_LEVELS, { message: SAYS.headingLevelInvalid }), Optional());
/** A language and region of BCP 47; may be absent. */
export const Locale = () =>
  applyAll(
    Optional(),
    Holds('isLocale', isLocale, SAYS.localeInvalid),
    changed((locale) => locale.trim()),
  );

/** Whether a text is a language and region as BCP 47 writes them: `en-US`. */
function isLocale(text: string): boolean {
  try {
    return text.length <= MAX_LOCALE && Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

/** A list of the objects that a class describes, of at most `MAX_BLOCK_ENTRIES`. */
export const ListOf = <T extends object>(type: ClassConstructor<T>) =>
  NestedList(type, {
    max: MAX_BLOCK_ENTRIES,
    message: SAYS.configInvalid,
    tooMany: SAYS.tooManyEntries,
  });
/** A list of exactly so many of them. */
export const Exactly = <T extends object>(count: number, type: ClassConstructor<T>) =>
  NestedList(type, { min: count, max: count, message: SAYS.configInvalid });

/** See `BlockFeature`. */
export class FeatureDto implements BlockFeature {
  @Text() key!: string;
  @Text(MAX_BLOCK_PARAGRAPH) value!: string;
  @Toggle() @Optional() best?: boolean;
}

/** See `BlockButton`. */
export class ButtonDto implements BlockButton {
  @Text() text!: string;
  @Link() link!: string;
  @Color() textColor!: string;
  @Color() bgColor!: string;
}

/** See `BlockLook`. */
export class LookDto implements BlockLook {
  @Scheme() scheme?: BlockScheme;
  @Level() headingLevel?: HeadingLevel;
  @Toggle() @Optional() atTop?: boolean;
  @Locale() locale?: string;
}

/** See `BlockImage`. */
export class ImageDto implements BlockImage {
  @Image() image!: string;
  @Text() imageAlt!: string;
  @Link() imageHref!: string;
}

/** See `BlockImage` and `BlockProductExtras`. */
export class ProductDto extends ImageDto implements BlockProductExtras {
  @IsMongoId({ message: SAYS.productInvalid }) @Optional() productId?: string;
  @Nested(ProductPriceDto, SAYS.configInvalid) @Optional() price?: ProductPrice;
  @IsIn(STAR_PLACES, { message: SAYS.starsInvalid }) @Optional() stars?: StarPlace;
  @Text() @Optional() ribbon?: string;
  @Text() @Optional() badge?: string;
  @Text() @Optional() award?: string;
}

/** One product as a block of its own. */
export class ProductBlockDto extends ProductDto implements BlockLook {
  @Scheme() scheme?: BlockScheme;
  @Level() headingLevel?: HeadingLevel;
  @Toggle() @Optional() atTop?: boolean;
  @Locale() locale?: string;
}

/** A block with a picture. */
export class ImageBlockDto extends ImageDto implements BlockLook {
  @Scheme() scheme?: BlockScheme;
  @Level() headingLevel?: HeadingLevel;
  @Toggle() @Optional() atTop?: boolean;
  @Locale() locale?: string;
}

/** A list of statements. */
export const Statements = () =>
  applyAll(
    IsArray({ message: SAYS.configInvalid }),
    IsString({ each: true, message: SAYS.textInvalid }),
    MaxLength(MAX_BLOCK_PARAGRAPH, { each: true, message: MESSAGES.tooLong(MAX_BLOCK_PARAGRAPH) }),
    ArrayMaxSize(MAX_BLOCK_ENTRIES, { message: SAYS.tooManyEntries }),
  );
