import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import type { SavedSnippetEntry, SavedSnippetView } from '../../contracts/snippets/snippets';
import { SaveSnippetDto } from '../../contracts/snippets/snippets.dto';
import { ForTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { parseListQuery, sendList } from '../../core/http/list-query';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { SnippetsService } from './snippets.service';

/** One's own saved sets. */
@ForTool('new-test-tool')
@ApiTags('Snippets')
@Controller('snippets')
export class SnippetsController {
  constructor(private readonly snippets: SnippetsService) {}

  @Get()
  async list(
    @CurrentUser() user: AuthUser,
    @Query() query: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SavedSnippetEntry[]> {
    const { sort, range } = parseListQuery(query, {
      sort: ['at', 'id'],
      defaultSort: { field: 'at', direction: 'DESC' },
      filter: {},
    });
    return sendList(reply, 'snippets', await this.snippets.list(user, sort, range), range);
  }

  @Get(':id')
  get(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<SavedSnippetView> {
    return this.snippets.get(user, id);
  }

  @Post()
  @RequestBody({ maxBytes: BODY_BYTES.snippet })
  save(@CurrentUser() user: AuthUser, @Body() set: SaveSnippetDto): Promise<SavedSnippetView> {
    return this.snippets.save(user, set);
  }

  @Put(':id')
  @RequestBody({ maxBytes: BODY_BYTES.snippet })
  update(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() set: SaveSnippetDto,
  ): Promise<SavedSnippetView> {
    return this.snippets.update(user, id, set);
  }

  @Delete(':id')
  remove(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<SavedSnippetView> {
    return this.snippets.remove(user, id);
  }
}
