import { Body, Controller, Get, Param, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import type { FeatureView } from '../../contracts/features/features';
import { FeatureDto } from '../../contracts/features/features.dto';
import { AdminOnly, AnyUser } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { sendList } from '../../core/http/list-query';
import { Describe, inPath } from '../../core/http/reference/described';
import { FeaturesService } from './features.service';

const ID = inPath('id', 'The feature’s name, as `GET /api/features` lists it.');

@ApiTags('Feature switches')
@Controller('features')
export class FeaturesController {
  constructor(private readonly features: FeaturesService) {}

  /** List the features and whether they are on. */
  @AnyUser()
  @Get()
  async list(@Res({ passthrough: true }) reply: FastifyReply): Promise<FeatureView[]> {
    const items = await this.features.list();
    return sendList(reply, 'features', { items, total: items.length }, { start: 0, end: items.length - 1 });
  }

  /** Read whether a feature is on. */
  @AdminOnly()
  @Get(':id')
  @Describe({ parameters: [ID] })
  get(@Param('id') id: string): Promise<FeatureView> {
    return this.features.get(id);
  }

  /** Turn a feature on or off. */
  @AdminOnly()
  @Put(':id')
  @Describe({ parameters: [ID] })
  set(
    @CurrentUser() admin: AuthUser,
    @Param('id') id: string,
    @Body() { enabled }: FeatureDto,
  ): Promise<FeatureView> {
    return this.features.set(admin, id, enabled);
  }
}
