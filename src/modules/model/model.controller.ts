import { Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import type { ModelTestView, ModelUserUsageView, ModelView } from '../../contracts/model/model';
import { AdminOnly } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { List, type ListOf } from '../../core/http/list-parameters';
import { sendList } from '../../core/http/list-query';
import { ModelSettingsService } from './model-settings.service';

const LIST = {
  sort: ['tokens'],
  defaultSort: { field: 'tokens', direction: 'DESC' },
  filter: {},
} as const;

@ApiTags('Instance')
@AdminOnly()
@Controller('model')
export class ModelController {
  constructor(private readonly settings: ModelSettingsService) {}

  /** Read whether there is a model, and what was used of it today. Days begin at midnight UTC. */
  @Get()
  get(): Promise<ModelView> {
    return this.settings.view();
  }

  /** List who used the model today. By the tokens that were used and those set aside for requests on their way. */
  @Get('usage')
  async usage(
    @List(LIST) list: ListOf<typeof LIST>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ModelUserUsageView[]> {
    return sendList(reply, 'model', await this.settings.usage(list), list.range);
  }

  /** Ask the model one question. Tells in a sentence what happened; 409 while the model is off. */
  @Post('test')
  @HttpCode(200)
  test(@CurrentUser() admin: AuthUser): Promise<ModelTestView> {
    return this.settings.test(admin);
  }
}
