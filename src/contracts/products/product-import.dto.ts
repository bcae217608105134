import { IsInt, Max, Min } from 'class-validator';
import { applyAll } from '../validation/apply-all';
import { Optional } from '../validation/optional';
import { MAX_PRODUCT_COLUMNS, type ProductColumns } from './product-import';
import { PRODUCT_IMPORT_MESSAGES as SAYS } from './product-import-messages';

const IsColumn = (message: string = SAYS.columnMissing) =>
  applyAll(
    IsInt({ message }),
    Min(0, { message: SAYS.columnMissing }),
    Max(MAX_PRODUCT_COLUMNS - 1, { message: SAYS.columnMissing }),
  );

/** Which column of a file holds what; a field without one is not in the file. */
export class ProductColumnsDto implements ProductColumns {
  @IsColumn(SAYS.nameColumnRequired)
  name!: number;

  @IsColumn() @Optional() id?: number;
  @IsColumn() @Optional() brand?: number;
  @IsColumn() @Optional() sku?: number;
  @IsColumn() @Optional() gtin?: number;
  @IsColumn() @Optional() score?: number;
  @IsColumn() @Optional() amount?: number;
  @IsColumn() @Optional() was?: number;
  @IsColumn() @Optional() currency?: number;
  @IsColumn() @Optional() asOf?: number;
  @IsColumn() @Optional() links?: number;
  @IsColumn() @Optional() image?: number;
  @IsColumn() @Optional() imageAlt?: number;
  @IsColumn() @Optional() description?: number;
  @IsColumn() @Optional() pros?: number;
  @IsColumn() @Optional() cons?: number;
  @IsColumn() @Optional() features?: number;
  @IsColumn() @Optional() tags?: number;
}
