import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsMongoId,
  IsObject,
  IsString,
  MaxLength,
  Min,
} from 'class-validator';
import { BULK_CHANGE_MESSAGES } from '../bulk/bulk-change-messages';
import { MESSAGES } from '../messages';
import { Holds } from '../validation/holds';
import { isDay } from '../validation/day';
import { Nested } from '../validation/nested';
import { Optional } from '../validation/optional';
import { ISO_4217 } from './currencies';
import { MAX_SELECTED_PRODUCTS, PRODUCT_ACTIONS, type ProductAction } from './product-changes';
import { PRODUCT_MESSAGES as SAYS } from './product-messages';
import { MAX_PRODUCT_TEXT } from './products';
import { ProductTags } from './products.dto';

const idsInvalid = BULK_CHANGE_MESSAGES.idsInvalid(MAX_SELECTED_PRODUCTS);

/** What many products are given; what is left out stays as it is in each. */
export class ProductValuesDto {
  @ProductTags() @Optional() addTags?: string[];
  @ProductTags() @Optional() removeTags?: string[];

  @MaxLength(MAX_PRODUCT_TEXT, { message: MESSAGES.tooLong(MAX_PRODUCT_TEXT) })
  @IsString({ message: SAYS.textInvalid })
  @Optional()
  brand?: string;

  @Holds('isCurrency', (code) => ISO_4217.has(code), SAYS.currencyInvalid)
  @Optional()
  currency?: string;

  /** The day on which the prices were looked up. */
  @Holds('isDayOrEmpty', (day) => day === '' || isDay(day), SAYS.asOfInvalid)
  @Optional()
  asOf?: string;
}

/** The products by their ids, or all that the list's filter finds and how many those are. */
export class ProductSelectionDto {
  @IsMongoId({ each: true, message: idsInvalid })
  @ArrayUnique({ message: idsInvalid })
  @ArrayMaxSize(MAX_SELECTED_PRODUCTS, { message: idsInvalid })
  @ArrayMinSize(1, { message: idsInvalid })
  @IsArray({ message: idsInvalid })
  @Optional()
  ids?: string[];

  /** As the list's own address takes it. */
  @IsObject({ message: BULK_CHANGE_MESSAGES.filterInvalid })
  @Optional()
  filter?: Record<string, unknown>;

  @Min(1, { message: BULK_CHANGE_MESSAGES.expectedInvalid })
  @IsInt({ message: BULK_CHANGE_MESSAGES.expectedInvalid })
  @Optional()
  expected?: number;
}

/** A change of many products. */
export class ProductChangeDto {
  @IsIn(PRODUCT_ACTIONS, { message: SAYS.actionInvalid })
  action!: ProductAction;

  /** Of an update. */
  @Nested(ProductValuesDto, SAYS.nothingToChange)
  values: ProductValuesDto = new ProductValuesDto();

  @Nested(ProductSelectionDto, SAYS.selectionInvalid)
  selection!: ProductSelectionDto;
}
