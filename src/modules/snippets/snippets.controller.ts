import { Body, Controller, Delete, Get, Param, Post, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import type { SavedSnippetEntry, SavedSnippetView } from '../../contracts/snippets/snippets';
import { SaveSnippetDto } from '../../contracts/snippets/snippets.dto';
import { ForTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { List, type ListOf } from '../../core/http/list-parameters';
import { sendList } from '../../core/http/list-query';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { SnippetsService } from './snippets.service';

const LIST = {
  sort: ['at', 'id'],
  defaultSort: { field: 'at', direction: 'DESC' },
  filter: {},
} as const;

/** One's own saved sets. */
@ForTool('new-test-tool')
@ApiTags('Snippets')
@Controller('snippets')
export class SnippetsController {
  constructor(private readonly snippets: SnippetsService) {}

  /** List one’s own saved previews. */
  @Get()
  async list(
    @CurrentUser() user: AuthUser,
    @List(LIST) list: ListOf<typeof LIST>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SavedSnippetEntry[]> {
    const { sort, range } = list;
    return sendList(reply, 'snippets', await this.snippets.list(user, sort, range), range);
  }

  /** Read a saved preview. */
  @Get(':id')
  get(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<SavedSnippetView> {
    return this.snippets.get(user, id);
  }

  /** Save a preview. */
  @Post()
  @RequestBody({ maxBytes: BODY_BYTES.snippet })
  save(@CurrentUser() user: AuthUser, @Body() set: SaveSnippetDto): Promise<SavedSnippetView> {
    return this.snippets.save(user, set);
  }

  /** Change a saved preview. */
  @Put(':id')
  @RequestBody({ maxBytes: BODY_BYTES.snippet })
  update(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() set: SaveSnippetDto,
  ): Promise<SavedSnippetView> {
    return this.snippets.update(user, id, set);
  }

  /** Delete a saved preview. */
  @Delete(':id')
  remove(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<SavedSnippetView> {
    return this.snippets.remove(user, id);
  }
}
