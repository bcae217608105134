import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { KEY_STATES, type KeyHistoryView, type OwnKeyView } from '../../contracts/keys/keys';
import { AdminOnly, ForKeys, ForTool, OwnerOnly } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { List, type ListOf } from '../../core/http/list-parameters';
import { sendList } from '../../core/http/list-query';
import { QueryParameters } from '../../core/http/reference/described';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { KeysService } from './keys.service';

const HISTORY = {
  sort: ['generatedAt', 'ownerEmail', 'id'],
  defaultSort: { field: 'generatedAt', direction: 'DESC' },
  filter: { q: 'text', state: { anyOf: KEY_STATES } },
} as const;

@ApiTags('Screaming Frog key')
@ForTool('screaming-frog-activation')
@ForKeys({})
@Controller('keys')
export class KeysController {
  constructor(private readonly keys: KeysService) {}

  /**
   * Read one’s own activation key, or make a new one. Plain text; a new key ends the one before. That a GET
   * changes something is the call’s given shape. What makes it safe: it needs the token in a header, which
   * no link, picture or prefetch sends; no cache may keep it, as nothing of the API; a HEAD generates
   * nothing; and it may be asked five times in five minutes.
   */
  @Get('screaming-frog')
  @OwnerOnly()
  @QueryParameters({
    generate: { description: '`true`: make a new key.', schema: { enum: ['true', 'false'] } },
  })
  key(
    @CurrentUser() user: AuthUser,
    @Req() { method }: FastifyRequest,
    @Query('generate') generate?: unknown,
  ): Promise<string> {
    return generate === 'true' && method === 'GET' ? this.keys.generate(user) : this.keys.read(user);
  }

  /** Read what there is to know of one’s own key. The key itself is not shown. */
  @Get('screaming-frog/status')
  status(@CurrentUser() user: AuthUser): Promise<OwnKeyView> {
    return this.keys.ownView(user);
  }

  /** List who generated keys, and when. */
  @Get()
  @AdminOnly()
  async history(
    @List(HISTORY) list: ListOf<typeof HISTORY>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<KeyHistoryView[]> {
    return sendList(reply, 'keys', await this.keys.history(list), list.range);
  }

  /** Revoke a user’s key. */
  @Post(':id/revoke')
  @AdminOnly()
  @HttpCode(200)
  revoke(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<KeyHistoryView> {
    return this.keys.revoke(admin, id);
  }

  /** Let the owner of a revoked key generate another one. */
  @Post(':id/allow')
  @AdminOnly()
  @HttpCode(200)
  allow(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<KeyHistoryView> {
    return this.keys.allow(admin, id);
  }
}
