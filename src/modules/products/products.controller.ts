import { Body, Controller, Delete, Get, Param, Post, Put, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { PRODUCTS_EXPORT_NAME } from '../../contracts/products/product-import';
import type { ProductEntry, ProductTagView, ProductView } from '../../contracts/products/products';
import { SaveProductDto } from '../../contracts/products/products.dto';
import { ForTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { exportOf, type ExportFormat } from '../../core/http/export';
import { Format, List, type ListOf, ListToExport } from '../../core/http/list-parameters';
import { sendList } from '../../core/http/list-query';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { Describe } from '../../core/http/reference/described';
import { PRODUCT_EXPORT, PRODUCT_LIST } from './product-list';
import { ProductsService } from './products.service';

const UNDO_HEADER = 'X-Undo';
const UNDO = { [UNDO_HEADER]: 'The id of the change that takes the deletion back.' };

/** One's own products. */
@ForTool('products')
@ApiTags('Products')
@Controller('products')
export class ProductsController {
  constructor(private readonly products: ProductsService) {}

  /** List one’s own products. */
  @Get()
  async list(
    @CurrentUser() user: AuthUser,
    @List(PRODUCT_LIST) list: ListOf<typeof PRODUCT_LIST>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProductEntry[]> {
    return sendList(reply, 'products', await this.products.list(user, list), list.range);
  }

  /** List the tags of one’s own products. By name, each as it is spelled first. */
  @Get('tags')
  tags(@CurrentUser() user: AuthUser): Promise<ProductTagView[]> {
    return this.products.tags(user);
  }

  /** Export products. All that the filter finds, as the import reads them. */
  @Get('export')
  export(
    @CurrentUser() user: AuthUser,
    @ListToExport(PRODUCT_LIST) list: ListOf<typeof PRODUCT_LIST>,
    @Format() format: ExportFormat,
  ): StreamableFile {
    const file = { name: PRODUCTS_EXPORT_NAME, format, user };
    return exportOf(file, PRODUCT_EXPORT, this.products.export(user, list));
  }

  /** Read a product. */
  @Get(':id')
  get(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<ProductView> {
    return this.products.get(user, id);
  }

  /** Add a product. */
  @Post()
  @RequestBody({ maxBytes: BODY_BYTES.product })
  create(@CurrentUser() user: AuthUser, @Body() product: SaveProductDto): Promise<ProductView> {
    return this.products.create(user, product);
  }

  /** Change a product. What is left out is emptied. */
  @Put(':id')
  @RequestBody({ maxBytes: BODY_BYTES.product })
  update(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() product: SaveProductDto,
  ): Promise<ProductView> {
    return this.products.update(user, id, product);
  }

  /** Delete a product. It can be taken back for a day. */
  @Delete(':id')
  @Describe({ headers: UNDO })
  async remove(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProductView> {
    const { product, change } = await this.products.remove(user, id);
    void reply.header(UNDO_HEADER, change.id);
    return product;
  }
}
