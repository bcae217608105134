import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import type { SavedBlockEntry } from '../../contracts/blocks/blocks';
import { ProductSelectionDto } from '../../contracts/products/product-changes.dto';
import type { ProductUsesView } from '../../contracts/products/product-uses';
import { ForTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { List, type ListOf } from '../../core/http/list-parameters';
import { sendList } from '../../core/http/list-query';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { ProductUsesService } from '../blocks/product-uses.service';
import { selectedProducts } from './product-selection';

const USES = {
  sort: ['updatedAt'],
  defaultSort: { field: 'updatedAt', direction: 'DESC' },
  filter: {},
} as const;

/** Where one's own products are used. */
@ForTool('products')
@ApiTags('Products')
@Controller('products')
export class ProductUsesController {
  constructor(private readonly uses: ProductUsesService) {}

  /** List the saved blocks that use a product. The last changed first. */
  @Get(':id/uses')
  async list(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @List(USES) { range }: ListOf<typeof USES>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SavedBlockEntry[]> {
    return sendList(reply, 'uses', await this.uses.list(user, id, range), range);
  }

  /** Count the uses of many products. How many of them saved blocks use, in how many blocks, and which those are. */
  @Post('uses')
  @HttpCode(200)
  @RequestBody({ maxBytes: BODY_BYTES.usual })
  count(@CurrentUser() user: AuthUser, @Body() selection: ProductSelectionDto): Promise<ProductUsesView> {
    return this.uses.count(user, selectedProducts(selection).filter);
  }
}
