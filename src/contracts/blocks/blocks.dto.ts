import { type ClassConstructor, Transform } from 'class-transformer';
import {
  Equals,
  IsIn,
  IsMongoId,
  IsObject,
  IsString,
  Matches,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { MESSAGES } from '../messages';
import { nestedTypes, toNested } from '../validation/nested';
import { Optional } from '../validation/optional';
import { oneLine } from '../validation/text-lines';
import { VISIBLE } from '../validation/visible';
import {
  ButtonDto,
  changed,
  Color,
  Exactly,
  FeatureDto,
  ListOf,
  LookDto,
  ProductBlockDto,
  ProductDto,
  Statements,
  Text,
  Toggle,
} from './block-fields';
import { BLOCK_MESSAGES as SAYS } from './block-messages';
import type { BlockButton, BlockFeature } from './block-parts';
import {
  ALL_BLOCK_VARIANTS,
  type BlockConfig,
  type BlockConfigs,
  type BlockFile,
  type BlockVariant,
  MAX_BLOCK_PARAGRAPH,
  MAX_BLOCK_TEXT,
  type ProductBoxConfig,
  type ProsConsConfig,
  type ProsConsSide,
  type Top3Card,
  type Top3TableConfig,
  type VersusBoxConfig,
  type VersusSide,
} from './blocks';
import { ComparisonTableDto, ProductListDto } from './product-list-configs';
import {
  CallToActionDto,
  CouponBoxDto,
  NoticeBoxDto,
  SpecificationsDto,
  VerdictBoxDto,
} from './small-block-configs';

const FILE_FORMAT: BlockFile['format'] = 'cohort-block';
const FILE_VERSION: BlockFile['version'] = 1;

class ProductBoxDto extends ProductBlockDto implements ProductBoxConfig {
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
  @Statements() list!: string[];
}

class ProsConsDto extends LookDto implements ProsConsConfig {
  @IsMongoId({ message: SAYS.productInvalid }) @Optional() productId?: string;
  @Exactly(2, ProsConsSideDto) innerData!: ProsConsSide[];
}

const CONFIG_DTOS: { [V in BlockVariant]: ClassConstructor<BlockConfigs[V]> } = {
  'product-box-1': ProductBoxDto,
  'product-box-2': ProductBoxDto,
  'verdict-box': VerdictBoxDto,
  specifications: SpecificationsDto,
  'call-to-action': CallToActionDto,
  'notice-box': NoticeBoxDto,
  'coupon-box': CouponBoxDto,
  'top-3-table-1': Top3TableDto,
  'top-3-table-2': Top3TableDto,
  'comparison-table': ComparisonTableDto,
  'product-list': ProductListDto,
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
  @changed(oneLine)
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
