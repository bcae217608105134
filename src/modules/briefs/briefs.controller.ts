import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import type { BriefTexts } from '../../contracts/briefs/brief-texts';
import { BriefTextsDto } from '../../contracts/briefs/brief-texts.dto';
import { BriefDto, PastedPageDto } from '../../contracts/briefs/brief.dto';
import { BriefOutlinesDto, BriefPagesDto } from '../../contracts/briefs/brief-edits.dto';
import { BRIEF_MESSAGES } from '../../contracts/briefs/brief-messages';
import type {
  BriefDetail,
  BriefEntry,
  BriefRunPage,
  SavedOutlines,
} from '../../contracts/briefs/brief-views';
import type { JobView } from '../../contracts/jobs/jobs';
import type { ModelTextsView } from '../../contracts/model/model-texts';
import { ForTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { documentDownload } from '../../core/documents/document-download';
import { type DocumentQuery, DocumentWanted } from '../../core/documents/document-query';
import { notFound } from '../../core/errors/app-error';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { List, type ListOf } from '../../core/http/list-parameters';
import { sendList } from '../../core/http/list-query';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { WhenGone } from '../../core/http/when-gone';
import { Describe, inPath } from '../../core/http/reference/described';
import { briefDocument } from '../../domain/briefs/brief-document';
import { BriefChangesService } from './brief-changes.service';
import { BriefTextsService } from './brief-texts.service';
import { BriefsService } from './briefs.service';

const LIST = {
  sort: ['createdAt'],
  defaultSort: { field: 'createdAt', direction: 'DESC' },
  filter: {},
} as const;

const POSITION = inPath('position', 'The place of the page in the brief, from 1.', {
  type: 'integer',
  minimum: 1,
});

/** Make briefs and outlines of the pages that rank for a keyword. One counts as a use and as many outlines as are ordered; the sample is free. */
@ForTool('intelligent-briefs')
@ApiTags('Intelligent Brief & Outlines')
@Controller('intelligent-briefs')
export class BriefsController {
  constructor(
    private readonly briefs: BriefsService,
    private readonly changes: BriefChangesService,
    private readonly modelTexts: BriefTextsService,
  ) {}

  /**
   * Order a brief. Answers with the job that makes it; 403 with the limit where the plan has too few uses or
   * outlines left. Nothing is counted where fewer than three pages can be read.
   */
  @Post('jobs')
  @RequestBody({ maxBytes: BODY_BYTES.pastedPages, tooLarge: BRIEF_MESSAGES.pastesTooLarge, held: true })
  start(@CurrentUser() user: AuthUser, @Body() order: BriefDto): Promise<JobView<'brief'>> {
    return this.briefs.start(user, order);
  }

  /** Order the sample brief. It is free. */
  @Post('sample')
  startSample(@CurrentUser() user: AuthUser): Promise<JobView<'brief'>> {
    return this.briefs.startSample(user);
  }

  /** List the competitors of a run. As far as it is, and with why those that were not read were not. */
  @Get('jobs/:id/pages')
  pages(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<BriefRunPage[]> {
    return this.briefs.pagesOfRun(user, id);
  }

  /** List one’s own briefs of the last 30 days. */
  @Get()
  async list(
    @CurrentUser() user: AuthUser,
    @List(LIST) { sort, range }: ListOf<typeof LIST>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BriefEntry[]> {
    return sendList(reply, 'intelligent-briefs', await this.briefs.list(user, sort, range), range);
  }

  /** Read a brief. */
  @Get(':id')
  get(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<BriefDetail> {
    return this.briefs.get(user, id);
  }

  /** Export a brief. As a document, or one of its tables as CSV. */
  @Get(':id/export')
  async export(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @DocumentWanted('terms, questions, headings, pages, outline-1 to outline-4') query: DocumentQuery,
  ): Promise<StreamableFile> {
    const brief = await this.briefs.get(user, id);
    const name = `[intelligent-briefs] ${brief.keyword}`;
    return documentDownload({ ...query, name, user }, briefDocument(brief));
  }

  /** Delete a brief with its run. */
  @Delete(':id')
  @HttpCode(204)
  remove(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<void> {
    return this.briefs.remove(user, id);
  }

  /** Save the outlines of a brief. 409 with the newer ones where they were changed since `version`. */
  @Put(':id/outlines')
  @RequestBody({ maxBytes: BODY_BYTES.outlines })
  saveOutlines(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() outlines: BriefOutlinesDto,
  ): Promise<SavedOutlines> {
    return this.briefs.saveOutlines(user, id, outlines);
  }

  /**
   * Ask the model to write on a brief. Titles, an angle, or what twelve sections of an outline are to say; with `keptOnly` what
   * it wrote before. Free, and changes nothing; where it gives nothing, the answer says why.
   */
  @Post(':id/ai')
  @HttpCode(200)
  texts(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() wanted: BriefTextsDto,
    @WhenGone() signal: AbortSignal,
  ): Promise<ModelTextsView<BriefTexts>> {
    return this.modelTexts.of(user, id, { wanted, signal });
  }

  /** Choose the pages that count. What follows from them is worked out again; outlines that were edited stay. */
  @Put(':id/pages')
  include(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() pages: BriefPagesDto,
  ): Promise<BriefDetail> {
    return this.changes.include(user, id, pages);
  }

  /** Paste a page that could not be read. It is free. */
  @Post(':id/pages/:position/text')
  @Describe({ parameters: [POSITION] })
  @HttpCode(200)
  @RequestBody({ maxBytes: BODY_BYTES.pastedCode, tooLarge: BRIEF_MESSAGES.pasteTooLarge, held: true })
  paste(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Param('position') position: string,
    @Body() { text }: PastedPageDto,
  ): Promise<BriefDetail> {
    return this.changes.paste(user, id, placeOf(position), text);
  }

  /** Ask once more for a page that could not be read. It is free. */
  @Post(':id/pages/:position/retry')
  @Describe({ parameters: [POSITION] })
  @HttpCode(200)
  retry(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Param('position') position: string,
  ): Promise<BriefDetail> {
    return this.changes.retry(user, id, placeOf(position));
  }
}

function placeOf(position: string): number {
  if (/^\d{1,2}$/.test(position)) return Number(position);
  throw notFound();
}
