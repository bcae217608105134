import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { KEY_STATES, type KeyHistoryView, type OwnKeyView } from '../../contracts/keys/keys';
import { AdminOnly, ForTool, OwnerOnly } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { parseListQuery, sendList } from '../../core/http/list-query';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { KeysService } from './keys.service';

@ApiTags('Screaming Frog key')
@ForTool('screaming-frog-activation')
@Controller('keys')
export class KeysController {
  constructor(private readonly keys: KeysService) {}

  /**
   * One's own key as plain text; with `?generate=true` a new one, which ends the one before. That a GET changes something is
   * the call's given shape. What makes it safe: it needs the token in a header, which no link, picture or prefetch
   * sends; no cache may keep it, as nothing of the API; a HEAD generates nothing; and it may be asked five times in five minutes.
   */
  @Get('screaming-frog')
  @OwnerOnly()
  key(
    @CurrentUser() user: AuthUser,
    @Req() { method }: FastifyRequest,
    @Query('generate') generate?: unknown,
  ): Promise<string> {
    return generate === 'true' && method === 'GET' ? this.keys.generate(user) : this.keys.read(user);
  }

  /** What there is to know of one's own key without showing it. */
  @Get('screaming-frog/status')
  status(@CurrentUser() user: AuthUser): Promise<OwnKeyView> {
    return this.keys.ownView(user);
  }

  /** Who generated keys, and when. */
  @Get()
  @AdminOnly()
  async history(
    @Query() query: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<KeyHistoryView[]> {
    const list = parseListQuery(query, {
      sort: ['generatedAt', 'ownerEmail', 'id'],
      defaultSort: { field: 'generatedAt', direction: 'DESC' },
      filter: { q: 'text', state: { anyOf: KEY_STATES } },
    });
    return sendList(reply, 'keys', await this.keys.history(list), list.range);
  }

  @Post(':id/revoke')
  @AdminOnly()
  @HttpCode(200)
  revoke(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<KeyHistoryView> {
    return this.keys.revoke(admin, id);
  }

  /** Lets the owner of a revoked key generate another one. */
  @Post(':id/allow')
  @AdminOnly()
  @HttpCode(200)
  allow(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<KeyHistoryView> {
    return this.keys.allow(admin, id);
  }
}
