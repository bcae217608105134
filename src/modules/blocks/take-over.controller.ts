import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AuthUser } from '../../contracts/access/access';
import type { TakeOverCheckView, TakeOverUndoView, TakeOverView } from '../../contracts/products/take-over';
import { TakeOverDto } from '../../contracts/products/take-over.dto';
import { ForTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { TakeOverService } from './take-over.service';

/** Changed products in saved blocks. */
@ForTool('products')
@ApiTags('Products')
@Controller('products')
export class TakeOverController {
  constructor(private readonly takeOvers: TakeOverService) {}

  /** Show what taking a product over would change. In each saved block that differs from it; nothing is changed. */
  @Post(':id/take-over/check')
  @HttpCode(200)
  check(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<TakeOverCheckView> {
    return this.takeOvers.check(user, id);
  }

  /**
   * Take a product over into saved blocks. Only into those that are as the check showed them; the others stay as they are,
   * and the answer says why.
   */
  @Post(':id/take-over')
  @HttpCode(200)
  apply(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { blocks }: TakeOverDto,
  ): Promise<TakeOverView> {
    return this.takeOvers.apply(user, id, blocks);
  }

  /** Undo taking a product over. Of the last time, for a day; blocks that were changed again since stay as they are. */
  @Post('take-overs/:id/undo')
  @HttpCode(200)
  undo(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<TakeOverUndoView> {
    return this.takeOvers.undo(user, id);
  }
}
