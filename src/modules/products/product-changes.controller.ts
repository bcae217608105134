import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AuthUser } from '../../contracts/access/access';
import type { ProductChangeView, ProductUndoView } from '../../contracts/products/product-changes';
import { ProductChangeDto } from '../../contracts/products/product-changes.dto';
import { PRODUCT_MESSAGES as SAYS } from '../../contracts/products/product-messages';
import { ForTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { fieldsRefused } from '../../core/errors/app-error';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { ProductChangesService } from './product-changes.service';
import { selectedProducts } from './product-selection';
import { ProductsService } from './products.service';

/** Changes of many products, and their undo. */
@ForTool('products')
@ApiTags('Products')
@Controller('products/changes')
export class ProductChangesController {
  constructor(
    private readonly products: ProductsService,
    private readonly changes: ProductChangesService,
  ) {}

  /** List the changes that can still be undone. Newest first. */
  @Get()
  list(@CurrentUser() user: AuthUser): Promise<ProductChangeView[]> {
    return this.changes.list(user);
  }

  /** Change or delete many products. By their ids, or all that a filter finds and how many those are. */
  @Post()
  @HttpCode(200)
  change(@CurrentUser() user: AuthUser, @Body() change: ProductChangeDto): Promise<ProductChangeView> {
    const { action, values, selection } = change;
    const isEmpty = Object.values(values).every((value) => value === undefined);
    if (action === 'update' && isEmpty) throw fieldsRefused({ values: SAYS.nothingToChange });
    const { filter, expected } = selectedProducts(selection);
    return this.products.change(user, filter, { action, values }, expected);
  }

  /** Undo a change. Products that were changed again since stay as they are. */
  @Post(':id/undo')
  @HttpCode(200)
  undo(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<ProductUndoView> {
    return this.changes.undo(user, id);
  }
}
