import { IsIn, IsString, MaxLength } from 'class-validator';
import { FilteredSelectionDto, SelectedIds } from '../bulk/selection.dto';
import { MESSAGES } from '../messages';
import { Holds } from '../validation/holds';
import { isDay } from '../validation/day';
import { Nested } from '../validation/nested';
import { Optional } from '../validation/optional';
import { isCurrency } from '../validation/currency';
import { MAX_SELECTED_PRODUCTS, PRODUCT_ACTIONS, type ProductAction } from './product-changes';
import { PRODUCT_MESSAGES as SAYS } from './product-messages';
import { MAX_PRODUCT_TEXT } from './products';
import { ProductTags } from './products.dto';

/** What many products are given; what is left out stays as it is in each. */
export class ProductValuesDto {
  @ProductTags() @Optional() addTags?: string[];
  @ProductTags() @Optional() removeTags?: string[];

  @MaxLength(MAX_PRODUCT_TEXT, { message: MESSAGES.tooLong(MAX_PRODUCT_TEXT) })
  @IsString({ message: SAYS.textInvalid })
  @Optional()
  brand?: string;

  @Holds('isCurrency', (code) => isCurrency(code), SAYS.currencyInvalid)
  @Optional()
  currency?: string;

  /** The day on which the prices were looked up. */
  @Holds('isDayOrEmpty', (day) => day === '' || isDay(day), SAYS.asOfInvalid)
  @Optional()
  asOf?: string;
}

/** The products by their ids, or all that the list's filter finds and how many those are. */
export class ProductSelectionDto extends FilteredSelectionDto {
  @SelectedIds(MAX_SELECTED_PRODUCTS) ids?: string[];
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
