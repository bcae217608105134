import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import type { NewApiKeyView, OwnApiKeysView } from '../../contracts/api-keys/api-keys';
import { NewApiKeyDto } from '../../contracts/api-keys/api-keys.dto';
import { AnyUser, OwnerOnly } from '../../core/auth/access.decorator';
import { callerOf } from '../../core/auth/caller';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { AuthService } from '../auth/auth.service';
import { ApiKeysService } from './api-keys.service';

/** One's own keys. No key opens any of these. */
@AnyUser()
@OwnerOnly()
@ApiTags('API keys')
@Controller('api-keys')
export class ApiKeysController {
  constructor(
    private readonly keys: ApiKeysService,
    private readonly auth: AuthService,
  ) {}

  /** Read one’s own keys. None is told: only what they are for, and how they were used. */
  @Get()
  own(@CurrentUser() user: AuthUser): Promise<OwnApiKeysView> {
    return this.keys.own(user);
  }

  /** Make a key. It is in the answer, and is shown this once. */
  @Post()
  async make(
    @CurrentUser() user: AuthUser,
    @Body() entered: NewApiKeyDto,
    @Req() request: FastifyRequest,
  ): Promise<NewApiKeyView> {
    await this.auth.provePassword(user, entered.currentPassword, callerOf(request));
    return this.keys.make(user, entered);
  }

  /** Revoke one’s own key. It stops working at once. */
  @Post(':id/revoke')
  @HttpCode(200)
  revoke(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<OwnApiKeysView> {
    return this.keys.revokeOwn(user, id);
  }
}
