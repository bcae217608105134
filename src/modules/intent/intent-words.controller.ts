import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import {
  type IntentWordImport,
  type IntentWordView,
  MAX_WORDS_FILE_BYTES,
} from '../../contracts/intent/intent';
import { INTENT_MESSAGES } from '../../contracts/intent/intent-messages';
import { IntentWordDto, IntentWordsChangeDto } from '../../contracts/intent/intent.dto';
import { AdminOnly } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { sendList } from '../../core/http/list-query';
import { List, type ListOf, SelectedIds } from '../../core/http/list-parameters';
import { MultipartBody } from '../../core/http/reference/described';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { IntentWordsImport } from './intent-words-import';
import { INTENT_WORDS_LIST } from './intent-words-list';
import { IntentWordsService } from './intent-words.service';
import { MESSAGES } from '../../contracts/messages';
import { type CsvUpload, receiveCsv } from '../../core/http/csv-upload';

@ApiTags('Intent words')
@AdminOnly()
@Controller('intent-words')
export class IntentWordsController {
  constructor(
    private readonly words: IntentWordsService,
    private readonly imports: IntentWordsImport,
  ) {}

  /** List the words of the Intent Finder. */
  @Get()
  async list(
    @List(INTENT_WORDS_LIST) list: ListOf<typeof INTENT_WORDS_LIST>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<IntentWordView[]> {
    return sendList(reply, 'intent-words', await this.words.list(list), list.range);
  }

  /** Read a word. */
  @Get(':id')
  get(@Param('id', ObjectIdPipe) id: string): Promise<IntentWordView> {
    return this.words.get(id);
  }

  /** Create a word. */
  @Post()
  create(@CurrentUser() admin: AuthUser, @Body() word: IntentWordDto): Promise<IntentWordView> {
    return this.words.create(admin, word);
  }

  /** Import words from a CSV. */
  @Post('import')
  @HttpCode(200)
  @MultipartBody({
    file: { description: 'A CSV with the columns type, label and, if wanted, important and languages.' },
  })
  @RequestBody({ maxBytes: BODY_BYTES.wordsUpload, tooLarge: INTENT_MESSAGES.importTooLarge })
  async import(@CurrentUser() admin: AuthUser, @Req() request: FastifyRequest): Promise<IntentWordImport> {
    return this.imports.run(admin, await receiveWordsFile(request));
  }

  /** Mark several words as important, or not. */
  @Put()
  updateMany(
    @CurrentUser() admin: AuthUser,
    @SelectedIds() ids: string[],
    @Body() { important }: IntentWordsChangeDto,
  ): Promise<string[]> {
    return this.words.setImportant(admin, ids, important);
  }

  /** Change a word. */
  @Put(':id')
  update(
    @CurrentUser() admin: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() word: IntentWordDto,
  ): Promise<IntentWordView> {
    return this.words.update(admin, id, word);
  }

  /** Delete several words. */
  @Delete()
  removeMany(@CurrentUser() admin: AuthUser, @SelectedIds() ids: string[]): Promise<string[]> {
    return this.words.removeMany(admin, ids);
  }

  /** Delete a word. */
  @Delete(':id')
  remove(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<IntentWordView> {
    return this.words.remove(admin, id);
  }
}

/** The CSV of an import of words. */
function receiveWordsFile(request: FastifyRequest): Promise<CsvUpload> {
  return receiveCsv(request, {
    maxBytes: MAX_WORDS_FILE_BYTES,
    tooLarge: INTENT_MESSAGES.importTooLarge,
    notCsv: MESSAGES.csvOnly,
  });
}
