import { type ClassConstructor, Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  Equals,
  IsArray,
  IsBoolean,
  IsIn,
  IsMongoId,
  IsObject,
  IsString,
  Matches,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { applyAll } from '../validation/apply-all';
import { BLOCK_MESSAGES as SAYS } from './block-messages';
import {
  ALL_BLOCK_VARIANTS,
  BLOCK_SCHEMES,
  type BlockButton,
  type BlockConfig,
  type BlockConfigs,
  type BlockFeature,
  type BlockFile,
  type BlockImage,
  type BlockLook,
  type BlockProductExtras,
  type BlockScheme,
  type BlockVariant,
  HEADING_LEVELS,
  type HeadingLevel,
  MAX_BLOCK_ENTRIES,
  MAX_BLOCK_IMAGE,
  MAX_BLOCK_PARAGRAPH,
  MAX_BLOCK_TEXT,
  MAX_BLOCK_URL,
  type ProductBoxConfig,
  type ProsConsConfig,
  type ProsConsSide,
  STAR_PLACES,
  type StarPlace,
  type Top3Card,
  type Top3TableConfig,
  type VersusBoxConfig,
  type VersusSide,
} from './blocks';
import { MESSAGES } from '../messages';
import type { ProductPrice } from '../products/price';
import { ProductPriceDto } from '../products/price.dto';
import { Holds } from '../validation/holds';
import { Nested, NestedList, nestedTypes, toNested } from '../validation/nested';
import { Optional } from '../validation/optional';
import { VISIBLE } from '../validation/visible';

const LINK = /^(?:https?:\/\/\S+)?$/i;
const IMAGE = /^(?:https?:\/\/\S+|data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,].*)?$/is;
const SHORT_ADDRESS = new RegExp(`^(?!https?:)|^.{0,${MAX_BLOCK_URL}}$`, 'is');
const COLOR = /^#[0-9a-f]{6}$/i;
const SHORT_COLOR = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i;
const FILE_FORMAT: BlockFile['format'] = 'cohort-block';
const FILE_VERSION: BlockFile['version'] = 1;
/** Of BCP 47 (RFC 5646, section 4.4.1): what is longer names no locale. */
const MAX_LOCALE = 35;

const changed = (change: (text: string) => string) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? change(value) : value));
const Text = (max = MAX_BLOCK_TEXT) =>
  applyAll(IsString({ message: SAYS.textInvalid }), MaxLength(max, { message: MESSAGES.tooLong(max) }));
const Color = () =>
  applyAll(
    Matches(COLOR, { message: SAYS.colorInvalid }),
    changed((color) => color.trim().replace(SHORT_COLOR, '#$1$1$2$2$3$3')),
  );
const Link = () =>
  applyAll(
    Matches(LINK, { message: SAYS.linkInvalid }),
    MaxLength(MAX_BLOCK_URL, { message: MESSAGES.tooLong(MAX_BLOCK_URL) }),
    changed((address) => address.trim()),
  );
const Image = () =>
  applyAll(
    Matches(IMAGE, { message: SAYS.imageInvalid }),
    Matches(SHORT_ADDRESS, { message: MESSAGES.tooLong(MAX_BLOCK_URL) }),
    MaxLength(MAX_BLOCK_IMAGE, { message: MESSAGES.tooLong(MAX_BLOCK_IMAGE) }),
    changed((address) => address.trim()),
  );
const Toggle = () => IsBoolean({ message: SAYS.switchInvalid });
const Scheme = () => applyAll(IsIn(BLOCK_SCHEMES, { message: SAYS.schemeInvalid }), Optional());
const Level = () => applyAll(IsIn(HEADING_LEVELS, { message: SAYS.headingLevelInvalid }), Optional());
const Locale = () =>
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

const ListOf = <T extends object>(type: ClassConstructor<T>) =>
  NestedList(type, {
    max: MAX_BLOCK_ENTRIES,
    message: SAYS.configInvalid,
    tooMany: SAYS.tooManyEntries,
  });
const Exactly = <T extends object>(count: number, type: ClassConstructor<T>) =>
  NestedList(type, { min: count, max: count, message: SAYS.configInvalid });

class FeatureDto implements BlockFeature {
  @Text() key!: string;
  @Text(MAX_BLOCK_PARAGRAPH) value!: string;
  @Toggle() @Optional() best?: boolean;
}

class ButtonDto implements BlockButton {
  @Text() text!: string;
  @Link() link!: string;
  @Color() textColor!: string;
  @Color() bgColor!: string;
}

class LookDto implements BlockLook {
  @Scheme() scheme?: BlockScheme;
  @Level() headingLevel?: HeadingLevel;
  @Toggle() @Optional() atTop?: boolean;
  @Locale() locale?: string;
}

class ImageDto implements BlockImage {
  @Image() image!: string;
  @Text() imageAlt!: string;
  @Link() imageHref!: string;
}

class ProductDto extends ImageDto implements BlockProductExtras {
  @IsMongoId({ message: SAYS.productInvalid }) @Optional() productId?: string;
  @Nested(ProductPriceDto, SAYS.configInvalid) @Optional() price?: ProductPrice;
  @IsIn(STAR_PLACES, { message: SAYS.starsInvalid }) @Optional() stars?: StarPlace;
  @Text() @Optional() ribbon?: string;
  @Text() @Optional() badge?: string;
  @Text() @Optional() award?: string;
}

class ProductBoxDto extends ProductDto implements ProductBoxConfig {
  @Scheme() scheme?: BlockScheme;
  @Level() headingLevel?: HeadingLevel;
  @Toggle() @Optional() atTop?: boolean;
  @Locale() locale?: string;
  @Color() themeColor!: string;
  @Text() name!: string;
  @Text(MAX_BLOCK_PARAGRAPH) description!: string;
  @ListOf(FeatureDto) multiList!: BlockFeature[];
  @ListOf(ButtonDto) buttons!: BlockButton[];
  @Toggle() showSpecialBox!: boolean;
  @Text() specialText!: string;
  @Toggle() showScore!: boolean;
  @Text() productScoreText!: string;
  @Toggle() showDisclaimer!: boolean;
  @Text(MAX_BLOCK_PARAGRAPH) disclaimerText!: string;
}

class Top3CardDto extends ProductDto implements Top3Card {
  @Text() id!: string;
  @Toggle() showSpecialBox!: boolean;
  @Text() topSpecialText!: string;
  @Toggle() showRating!: boolean;
  @Text() ratingText!: string;
  @Text() title!: string;
  @ListOf(FeatureDto) features!: BlockFeature[];
  @ListOf(ButtonDto) buttons!: BlockButton[];
}

class Top3TableDto extends LookDto implements Top3TableConfig {
  @Color() themeColor!: string;
  @Toggle() showDisclaimer!: boolean;
  @Text(MAX_BLOCK_PARAGRAPH) disclaimerText!: string;
  @Exactly(3, Top3CardDto) innerData!: Top3Card[];
}

class VersusSideDto extends ProductDto implements VersusSide {
  @Text() name!: string;
  @Text() alternateName!: string;
  @Color() innerThemeColor!: string;
  @Text() title!: string;
  @ListOf(FeatureDto) features!: BlockFeature[];
  @ListOf(ButtonDto) buttons!: BlockButton[];
  @Toggle() withVs!: boolean;
  @Text() @Optional() ratingText?: string;
}

class VersusBoxDto extends LookDto implements VersusBoxConfig {
  @Color() themeColor!: string;
  @Toggle() @Optional() showDisclaimer?: boolean;
  @Text(MAX_BLOCK_PARAGRAPH) @Optional() disclaimerText?: string;
  @Exactly(2, VersusSideDto) innerData!: VersusSide[];
}

class ProsConsSideDto implements ProsConsSide {
  @Text() alternateTitle!: string;
  @Text() title!: string;
  @Color() themeColor!: string;

  @ArrayMaxSize(MAX_BLOCK_ENTRIES, { message: SAYS.tooManyEntries })
  @MaxLength(MAX_BLOCK_PARAGRAPH, { each: true, message: MESSAGES.tooLong(MAX_BLOCK_PARAGRAPH) })
  @IsString({ each: true, message: SAYS.textInvalid })
  @IsArray({ message: SAYS.configInvalid })
  list!: string[];
}

class ProsConsDto extends LookDto implements ProsConsConfig {
  @Exactly(2, ProsConsSideDto) innerData!: ProsConsSide[];
}

const CONFIG_DTOS: { [V in BlockVariant]: ClassConstructor<BlockConfigs[V]> } = {
  'product-box-1': ProductBoxDto,
  'product-box-2': ProductBoxDto,
  'top-3-table-1': Top3TableDto,
  'top-3-table-2': Top3TableDto,
  'versus-box-1': VersusBoxDto,
  'versus-box-2': VersusBoxDto,
  'pros-cons-1': ProsConsDto,
  'pros-cons-2': ProsConsDto,
  'pros-cons-3': ProsConsDto,
  'pros-cons-4': ProsConsDto,
};

function toConfig(value: unknown, variant: unknown): unknown {
  const known = ALL_BLOCK_VARIANTS.find((entry) => entry === variant);
  return known && leaveOutUndefined(toNested(CONFIG_DTOS[known] as ClassConstructor<object>, value));
}

/** A field that was left out is a field of its class all the same, and the database would keep it as null. */
function leaveOutUndefined(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const [key, part] of Object.entries(value)) {
    if (part === undefined) Reflect.deleteProperty(value, key);
    else leaveOutUndefined(part);
  }
  return value;
}

/** The name of a saved block. */
export class RenameBlockDto {
  @MaxLength(MAX_BLOCK_TEXT, { message: MESSAGES.tooLong(MAX_BLOCK_TEXT) })
  @Matches(VISIBLE, { message: SAYS.nameRequired })
  @IsString({ message: SAYS.nameRequired })
  @changed((name) => name.replace(/\p{Cc}+/gu, ' ').trim())
  name!: string;
}

/** A block to keep; the config is checked by the rules of its variant. */
export class SaveBlockDto extends RenameBlockDto {
  @IsIn(ALL_BLOCK_VARIANTS, { message: SAYS.variantUnknown })
  variant!: BlockVariant;

  @ValidateNested({
    message: SAYS.configInvalid,
    context: nestedTypes(...new Set(Object.values(CONFIG_DTOS))),
  })
  @IsObject({ message: SAYS.configInvalid })
  @Transform(({ value, obj }: { value: unknown; obj: { variant?: unknown } }) => toConfig(value, obj.variant))
  config!: BlockConfig;
}

type Unchecked = Record<keyof BlockFile, unknown>;
const isBlockFile = ({ format }: Unchecked) => format === FILE_FORMAT;
const isReadable = (file: Unchecked) => isBlockFile(file) && file.version === FILE_VERSION;

/** A block file, as export wrote it. Of a file that is none, or of a later version, only that is told. */
export class BlockFileDto extends SaveBlockDto implements BlockFile {
  @Equals(FILE_FORMAT, { message: SAYS.fileInvalid })
  format!: 'cohort-block';

  @ValidateIf(isBlockFile)
  @Equals(FILE_VERSION, { message: ({ value }) => (Number(value) > 1 ? SAYS.fileVersion : SAYS.fileInvalid) })
  version!: 1;
}

// Not in the class: a field of the base class declared again would need a value.
for (const field of ['name', 'variant', 'config']) ValidateIf(isReadable)(BlockFileDto.prototype, field);
