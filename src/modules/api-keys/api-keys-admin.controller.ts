import { Body, Controller, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import type { ApiKeySettingsView, OwnedApiKeyView } from '../../contracts/api-keys/api-keys';
import { ApiKeySettingsDto } from '../../contracts/api-keys/api-keys.dto';
import { AdminOnly } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { List, type ListOf } from '../../core/http/list-parameters';
import { sendList } from '../../core/http/list-query';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { ApiKeysService } from './api-keys.service';

const LIST = {
  sort: ['createdAt', 'ownerEmail', 'id'],
  defaultSort: { field: 'createdAt', direction: 'DESC' },
  filter: { q: 'text' },
} as const;

@AdminOnly()
@ApiTags('API keys')
@Controller('admin/api-keys')
export class ApiKeysAdminController {
  constructor(private readonly keys: ApiKeysService) {}

  /** List the keys of all users. */
  @Get()
  async list(
    @List(LIST) list: ListOf<typeof LIST>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OwnedApiKeyView[]> {
    return sendList(reply, 'api-keys', await this.keys.list(list), list.range);
  }

  /** Read who may have keys. */
  @Get('settings')
  settings(): Promise<ApiKeySettingsView> {
    return this.keys.settings();
  }

  /** Change who may have keys. The keys of who may not stop working at once, and work again when they may. */
  @Put('settings')
  update(@CurrentUser() admin: AuthUser, @Body() settings: ApiKeySettingsDto): Promise<ApiKeySettingsView> {
    return this.keys.updateSettings(admin, settings);
  }

  /** Revoke a user’s key. It stops working at once. */
  @Post(':id/revoke')
  @HttpCode(200)
  revoke(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<OwnedApiKeyView> {
    return this.keys.revokeAny(admin, id);
  }
}
