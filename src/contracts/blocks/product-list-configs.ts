import { IsIn } from 'class-validator';
import { NestedList } from '../validation/nested';
import { ButtonDto, Color, FeatureDto, ListOf, LookDto, ProductDto, Text, Toggle } from './block-fields';
import { BLOCK_MESSAGES as SAYS } from './block-messages';
import type { BlockButton, BlockFeature } from './block-parts';
import {
  type ComparisonTableConfig,
  type ListedProduct,
  MAX_BLOCK_PARAGRAPH,
  MAX_BLOCK_PRODUCTS,
  MIN_BLOCK_PRODUCTS,
  NARROW_TABLES,
  type NarrowTable,
  type ProductListConfig,
} from './blocks';

class ListedProductDto extends ProductDto implements ListedProduct {
  @Text() title!: string;
  @Text(MAX_BLOCK_PARAGRAPH) description!: string;
  @Toggle() showRating!: boolean;
  @Text() ratingText!: string;
  @ListOf(FeatureDto) features!: BlockFeature[];
  @ListOf(ButtonDto) buttons!: BlockButton[];
}

/** See `ProductListConfig`. */
export class ProductListDto extends LookDto implements ProductListConfig {
  @Color() themeColor!: string;
  @Text() heading!: string;
  @Toggle() sortable!: boolean;
  @Text() sortText!: string;
  @Text() orderText!: string;
  @Text() priceText!: string;
  @Text() scoreText!: string;

  @NestedList(ListedProductDto, {
    min: MIN_BLOCK_PRODUCTS,
    max: MAX_BLOCK_PRODUCTS,
    message: SAYS.tooFewProducts,
    tooMany: SAYS.tooManyProducts,
  })
  innerData!: ListedProduct[];

  @Toggle() showDisclaimer!: boolean;
  @Text(MAX_BLOCK_PARAGRAPH) disclaimerText!: string;
}

/** See `ComparisonTableConfig`. */
export class ComparisonTableDto extends ProductListDto implements ComparisonTableConfig {
  @IsIn(NARROW_TABLES, { message: SAYS.narrowInvalid }) narrow!: NarrowTable;
}
