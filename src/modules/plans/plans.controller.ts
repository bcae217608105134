import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import type { AllPlansView, PlanView } from '../../contracts/plans/plans';
import { PlanDto } from '../../contracts/plans/plans.dto';
import { AdminOnly, ForKeys } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { parseListQuery, sendList } from '../../core/http/list-query';
import { DescribesList, SelectedIds } from '../../core/http/list-parameters';
import { QueryParameters } from '../../core/http/reference/described';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { PLANS_LIST } from './plans-list';
import { PlansService } from './plans.service';

@ApiTags('Pro plans')
@AdminOnly()
@ForKeys({ read: 'users:read' })
@Controller('pro-plans')
export class PlansController {
  constructor(private readonly plans: PlansService) {}

  /** List plans. */
  @Get()
  @DescribesList(PLANS_LIST)
  @QueryParameters({
    getAll: {
      description: '`true`: all of them by name, whatever the list’s parameters say.',
      schema: { enum: ['true', 'false'] },
    },
  })
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PlanView[] | AllPlansView> {
    if (query.getAll === 'true') return this.plans.all();
    const list = parseListQuery(query, PLANS_LIST);
    return sendList(reply, 'pro-plans', await this.plans.list(list), list.range);
  }

  /** Read a plan. */
  @Get(':id')
  get(@Param('id', ObjectIdPipe) id: string): Promise<PlanView> {
    return this.plans.get(id);
  }

  /** Create a plan. */
  @Post()
  create(@CurrentUser() admin: AuthUser, @Body() plan: PlanDto): Promise<PlanView> {
    return this.plans.create(admin, plan);
  }

  /** Change a plan. */
  @Put(':id')
  update(
    @CurrentUser() admin: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() plan: PlanDto,
  ): Promise<PlanView> {
    return this.plans.update(admin, id, plan);
  }

  /** Delete a plan. */
  @Delete(':id')
  remove(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<PlanView> {
    return this.plans.remove(admin, id);
  }

  /** Delete several plans. */
  @Delete()
  removeMany(@CurrentUser() admin: AuthUser, @SelectedIds() ids: string[]): Promise<string[]> {
    return this.plans.removeMany(admin, ids);
  }
}
