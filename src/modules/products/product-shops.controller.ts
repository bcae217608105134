import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AuthUser } from '../../contracts/access/access';
import type { ShopView } from '../../contracts/products/shops';
import { SaveShopsDto } from '../../contracts/products/shops.dto';
import { ForTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { ProductShopsService } from './product-shops.service';
import { ProductsService } from './products.service';

/** One's own table of shops and affiliate tags. */
@ForTool('products')
@ApiTags('Products')
@Controller('products/shops')
export class ProductShopsController {
  constructor(
    private readonly shops: ProductShopsService,
    private readonly products: ProductsService,
  ) {}

  /** Read the table of shops. One’s own ones, then the built-in ones with one’s own tags. */
  @Get()
  list(@CurrentUser() user: AuthUser): Promise<ShopView[]> {
    return this.shops.of(user.id);
  }

  /** Change the table of shops. As a whole: what is left out is deleted. */
  @Put()
  @RequestBody({ maxBytes: BODY_BYTES.shops })
  save(@CurrentUser() user: AuthUser, @Body() table: SaveShopsDto): Promise<ShopView[]> {
    return this.products.saveShops(user, table);
  }
}
