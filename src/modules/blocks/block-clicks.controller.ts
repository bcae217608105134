import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import type { SavedBlockView } from '../../contracts/blocks/blocks';
import {
  type BlockLinksView,
  CLICK_PERIODS,
  type ClickPeriod,
  type ClicksView,
  DEFAULT_CLICK_PERIOD,
} from '../../contracts/clicks/clicks';
import { CLICK_MESSAGES } from '../../contracts/clicks/clicks-messages';
import { CountingDto } from '../../contracts/clicks/counting.dto';
import { AnyUser, ForKeys } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { isObjectId } from '../../core/database/object-id';
import { AppError } from '../../core/errors/app-error';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { originOf } from '../../core/http/origin';
import { QueryParameters } from '../../core/http/reference/described';
import { clickPeriodOf } from '../../domain/clicks/go-links';
import { BlockClicksService } from './block-clicks.service';

const DAYS = {
  description: 'How many days up to today, in UTC: 30, 90 or 395.',
  schema: { type: 'integer', enum: CLICK_PERIODS, default: DEFAULT_CLICK_PERIOD },
};
const PRODUCT = {
  description: 'Id of a product of one’s own library.',
  required: true,
  schema: { type: 'string', pattern: '^[0-9a-f]{24}$' },
};

/** Clicks on the links of one’s own saved blocks. */
@AnyUser()
@ForKeys({ read: 'results:read', write: 'tools:run' })
@ApiTags('Blocks')
@Controller('blocks')
export class BlockClicksController {
  constructor(private readonly blockClicks: BlockClicksService) {}

  /** Read how often a product was clicked. In all of one’s saved blocks together. */
  @Get('clicks')
  @QueryParameters({ product: PRODUCT, days: DAYS })
  ofProduct(
    @CurrentUser() user: AuthUser,
    @Query('product') product: unknown,
    @Query('days') days: unknown,
  ): Promise<ClicksView> {
    if (typeof product !== 'string' || !isObjectId(product))
      throw new AppError('BAD_REQUEST', CLICK_MESSAGES.productInvalid);
    return this.blockClicks.ofProduct(user, product, periodOf(days), new Date());
  }

  /** Read how often a saved block’s links were clicked. */
  @Get(':id/clicks')
  @QueryParameters({ days: DAYS })
  ofBlock(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Query('days') days: unknown,
  ): Promise<ClicksView> {
    return this.blockClicks.ofBlock(user, id, periodOf(days), new Date());
  }

  /**
   * Switch the counting of clicks on a saved block on or off. Links that were copied before go on leading to their targets;
   * while it is off, clicks on them are not counted.
   */
  @Put(':id/counting')
  setCounting(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { on }: CountingDto,
  ): Promise<SavedBlockView> {
    return this.blockClicks.setCounting(user, id, on);
  }

  /**
   * Make the counted links of a saved block. Answers the address that stands for each target; Amazon’s are left out. A target
   * keeps its address, however often this is called.
   */
  @Post(':id/links')
  @HttpCode(200)
  makeLinks(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Req() request: FastifyRequest,
  ): Promise<BlockLinksView> {
    return this.blockClicks.makeLinks(user, id, originOf(request), new Date());
  }
}

function periodOf(days: unknown): ClickPeriod {
  const period = days === undefined ? DEFAULT_CLICK_PERIOD : clickPeriodOf(days);
  if (period) return period;
  throw new AppError('BAD_REQUEST', CLICK_MESSAGES.periodInvalid);
}
