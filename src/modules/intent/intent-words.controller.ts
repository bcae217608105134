import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import type { IntentWordImport, IntentWordView } from '../../contracts/intent/intent';
import { INTENT_MESSAGES } from '../../contracts/intent/intent-messages';
import { IntentWordDto, IntentWordsChangeDto } from '../../contracts/intent/intent.dto';
import { AdminOnly } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { parseIds, parseListQuery, sendList } from '../../core/http/list-query';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { IntentWordsImport } from './intent-words-import';
import { INTENT_WORDS_LIST } from './intent-words-list';
import { IntentWordsService } from './intent-words.service';
import { receiveWordsFile } from './receive-words-file';

@ApiTags('Intent words')
@AdminOnly()
@Controller('intent-words')
export class IntentWordsController {
  constructor(
    private readonly words: IntentWordsService,
    private readonly imports: IntentWordsImport,
  ) {}

  @Get()
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<IntentWordView[]> {
    const list = parseListQuery(query, INTENT_WORDS_LIST);
    return sendList(reply, 'intent-words', await this.words.list(list), list.range);
  }

  @Get(':id')
  get(@Param('id', ObjectIdPipe) id: string): Promise<IntentWordView> {
    return this.words.get(id);
  }

  @Post()
  create(@CurrentUser() admin: AuthUser, @Body() word: IntentWordDto): Promise<IntentWordView> {
    return this.words.create(admin, word);
  }

  /** Multipart: a csv with the columns type, label and, if wanted, important and languages. */
  @Post('import')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @RequestBody({ maxBytes: BODY_BYTES.wordsUpload, tooLarge: INTENT_MESSAGES.importTooLarge })
  async import(@CurrentUser() admin: AuthUser, @Req() request: FastifyRequest): Promise<IntentWordImport> {
    return this.imports.run(admin, await receiveWordsFile(request));
  }

  @Put()
  updateMany(
    @CurrentUser() admin: AuthUser,
    @Query() query: unknown,
    @Body() { important }: IntentWordsChangeDto,
  ): Promise<string[]> {
    return this.words.setImportant(admin, parseIds(query), important);
  }

  @Put(':id')
  update(
    @CurrentUser() admin: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() word: IntentWordDto,
  ): Promise<IntentWordView> {
    return this.words.update(admin, id, word);
  }

  @Delete()
  removeMany(@CurrentUser() admin: AuthUser, @Query() query: unknown): Promise<string[]> {
    return this.words.removeMany(admin, parseIds(query));
  }

  @Delete(':id')
  remove(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<IntentWordView> {
    return this.words.remove(admin, id);
  }
}
