import { Readable } from 'node:stream';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  type OnApplicationBootstrap,
  Param,
  Post,
  Query,
  Req,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { attachment } from '../../core/files/attachment';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import {
  INTENT_ROWS_PAGE,
  INTENT_TYPES,
  type IntentLists,
  type ClassifiedRows,
  type IntentRowsQuery,
  INTENTS_SHOWN,
  type IntentType,
  type IntentWordView,
  WORD_SEARCH_LIMIT,
} from '../../contracts/intent/intent';
import {
  DEFAULT_INTENT_LANGUAGE,
  INTENT_LANGUAGES,
  type IntentLanguage,
  isIntentLanguage,
} from '../../contracts/intent/intent-languages';
import { INTENT_MESSAGES } from '../../contracts/intent/intent-messages';
import { IntentWordingDto, IntentSubmitDto, IntentWordDto } from '../../contracts/intent/intent.dto';
import type { JobView } from '../../contracts/jobs/jobs';
import { MESSAGES } from '../../contracts/messages';
import { ForTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { fieldsRefused } from '../../core/errors/app-error';
import { sendFile } from '../../core/files/send-file';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { LargeBodies } from '../../core/http/large-bodies';
import { MAX_TEXT, searchText } from '../../core/http/list-query';
import { AnswersFile, JsonBody, MultipartBody, QueryParameters } from '../../core/http/reference/described';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { oneOf } from '../../core/http/one-of';
import { pageNumberOf } from '../../core/http/page-number';
import { signalWhenGone, WhenGone } from '../../core/http/when-gone';
import { SAMPLE_FILE, SAMPLE_FILE_NAME } from '../../domain/intent/sample-file';
import { IntentWordsService } from './intent-words.service';
import { IntentRowsService } from './intent-rows.service';
import { IntentService, RESULT_CONTENT_TYPE } from './intent.service';
import { receiveKeywordFile } from './receive-keyword-file';
import { receiveSubmission } from './receive-submission';

const TYPE = { description: 'Only the words of this intent.', schema: { enum: [...INTENT_TYPES] } };

const NARROWED = {
  q: { description: 'Words that the keyword holds, in any order.', schema: { type: 'string' } },
  show: {
    description: 'Only the rows with this primary intent.',
    schema: { type: 'string', enum: [...INTENTS_SHOWN] },
  },
};

@ApiTags('Intent Finder')
@ForTool('intent-finder')
@Controller('intent')
export class IntentController implements OnApplicationBootstrap {
  constructor(
    private readonly words: IntentWordsService,
    private readonly intent: IntentService,
    private readonly results: IntentRowsService,
    private readonly largeBodies: LargeBodies,
  ) {}

  onApplicationBootstrap(): void {
    void this.words.warmUp().catch(() => undefined);
  }

  /** Search the words of the Intent Finder. The shared ones and one’s own. */
  @Get()
  @QueryParameters({
    type: TYPE,
    text: { description: 'What the word contains.', schema: { type: 'string' } },
    limit: {
      description: 'How many words at most.',
      schema: { type: 'integer', minimum: 1, maximum: WORD_SEARCH_LIMIT },
    },
    own: { description: '`true`: only one’s own words.', schema: { enum: ['true', 'false'] } },
  })
  search(
    @CurrentUser() user: AuthUser,
    @Query() query: { type?: unknown; limit?: unknown; text?: unknown; own?: unknown },
  ): Promise<IntentWordView[]> {
    const text = searchText('text', query.text ?? '');
    return this.words.search(user, {
      type: typeOf(query.type),
      text,
      limit: limitOf(query.limit),
      own: query.own === 'true',
    });
  }

  /** Add a word of one’s own. */
  @Post()
  create(@CurrentUser() user: AuthUser, @Body() word: IntentWordDto): Promise<IntentWordView> {
    return this.words.createInline(user, word);
  }

  /** Delete a word of one’s own. */
  @Delete(':id')
  remove(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<IntentWordView> {
    return this.words.removeOwn(user, id);
  }

  /** Read the most important words. All four lists, or with `type` the words of that one. */
  @Get('get-important-words')
  @QueryParameters({
    type: TYPE,
    language: { description: 'Of the words; English if absent.', schema: { enum: [...INTENT_LANGUAGES] } },
  })
  async important(
    @Query() query: { type?: unknown; language?: unknown },
  ): Promise<IntentLists | { words: string[] }> {
    const type = typeOf(query.type);
    const language = languageOf(query.language);
    return type ? { words: await this.words.important(type, language) } : this.words.allImportant(language);
  }

  /** Download a sample file of keywords. */
  @Get('sample-file')
  @AnswersFile('text/csv')
  sampleFile(): StreamableFile {
    return new StreamableFile(Buffer.from(SAMPLE_FILE), {
      type: RESULT_CONTENT_TYPE,
      disposition: attachment(SAMPLE_FILE_NAME),
    });
  }

  /** Classify a file of keywords. Answers with the job that does it. */
  @Post('jobs')
  @MultipartBody({ json: { lists: IntentWordingDto }, file: { description: 'The CSV with the keywords.' } })
  @RequestBody({ maxBytes: BODY_BYTES.keywordsUpload, tooLarge: MESSAGES.fileTooLarge })
  createJob(@CurrentUser() user: AuthUser, @Req() request: FastifyRequest): Promise<JobView<'intent'>> {
    return this.largeBodies.hold(user.id, request, () =>
      receiveKeywordFile(request, (submission) => this.intent.submit(user, submission)),
    );
  }

  /** Read rows of a classified file, in its order. Those whose keyword holds some words, or of one primary intent. */
  @Get('jobs/:id/rows')
  @QueryParameters({
    page: {
      description: `From 1; a page has ${INTENT_ROWS_PAGE} rows.`,
      schema: { type: 'integer', minimum: 1, default: 1 },
    },
    ...NARROWED,
  })
  rows(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Query() query: Record<string, unknown>,
    @WhenGone() signal: AbortSignal,
  ): Promise<ClassifiedRows> {
    return this.results.page(user, id, { query: rowsQueryOf(query), signal });
  }

  /**
   * Download keywords of a classified file to begin with in another tool. Those that hold some words, or of one primary intent,
   * with the columns of their source; the first 20,000 of them.
   */
  @Get('jobs/:id/keywords-file')
  @QueryParameters(NARROWED)
  @AnswersFile('text/csv')
  async keywords(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Query() query: Record<string, unknown>,
  ): Promise<StreamableFile> {
    const { name, content } = await this.results.keywords(user, id, rowsQueryOf(query));
    return new StreamableFile(Readable.from(content), {
      type: RESULT_CONTENT_TYPE,
      disposition: attachment(name),
    });
  }

  /**
   * Classify keywords and wait for the result. Lists and file as JSON; answers with the result itself when
   * the job is done.
   */
  @Post('submit')
  @HttpCode(200)
  @JsonBody(IntentSubmitDto)
  @AnswersFile('text/csv')
  @RequestBody({ maxBytes: BODY_BYTES.keywordsJson, tooLarge: MESSAGES.fileTooLarge, streamed: true })
  async submit(
    @CurrentUser() user: AuthUser,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const gone = signalWhenGone(reply);
    const { id } = await this.largeBodies.hold(user.id, request, () =>
      this.intent.submit(user, receiveSubmission(request)),
    );
    return sendFile(reply, await this.intent.resultOf(user, id, gone));
  }
}

function rowsQueryOf({ page, q = '', show = '' }: Record<string, unknown>): IntentRowsQuery {
  const message = `show must be one of ${INTENTS_SHOWN.join(', ')}.`;
  return {
    page: pageNumberOf(page),
    q: searchText('q', q).slice(0, MAX_TEXT),
    show: show === '' ? show : oneOf(INTENTS_SHOWN, show, message),
  };
}

function typeOf(value: unknown): IntentType | undefined {
  if (value === undefined || value === '') return undefined;
  const type = INTENT_TYPES.find((known) => known === value);
  if (type) return type;
  throw fieldsRefused({ type: INTENT_MESSAGES.typeInvalid }, INTENT_MESSAGES.typeInvalid);
}

function languageOf(value: unknown): IntentLanguage {
  if (value === undefined || value === '') return DEFAULT_INTENT_LANGUAGE;
  if (isIntentLanguage(value)) return value;
  const message = INTENT_MESSAGES.languageInvalid;
  throw fieldsRefused({ language: message }, message);
}

function limitOf(value: unknown): number {
  const limit = Number(value ?? WORD_SEARCH_LIMIT);
  return Number.isInteger(limit) && limit > 0 ? Math.min(limit, WORD_SEARCH_LIMIT) : WORD_SEARCH_LIMIT;
}
