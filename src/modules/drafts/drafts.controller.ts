import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { DraftDto, DraftVersionDto, RestoreDto } from '../../contracts/drafts/draft.dto';
import { DRAFT_MESSAGES } from '../../contracts/drafts/draft-messages';
import {
  DRAFT_FORMATS,
  type DraftEntry,
  type DraftFormat,
  type DraftVersionEntry,
  type DraftVersionView,
  type DraftView,
  type SavedDraft,
} from '../../contracts/drafts/drafts';
import { ForTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { DOCUMENT_TYPES } from '../../core/documents/document-types';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { List, type ListOf } from '../../core/http/list-parameters';
import { sendList } from '../../core/http/list-query';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { oneOf } from '../../core/http/one-of';
import { AnswersFile, QueryParameters } from '../../core/http/reference/described';
import { DraftExportService } from './draft-export.service';
import { DraftVersionsService } from './draft-versions.service';
import { DraftsService } from './drafts.service';

const LIST = {
  sort: ['updatedAt'],
  defaultSort: { field: 'updatedAt', direction: 'DESC' },
  filter: { q: 'text' },
} as const;

/** One's own drafts. */
@ForTool('optimize-prime')
@ApiTags('Optimize Prime')
@Controller('optimize-prime/drafts')
export class DraftsController {
  constructor(
    private readonly drafts: DraftsService,
    private readonly versions: DraftVersionsService,
    private readonly exports: DraftExportService,
  ) {}

  /** List one’s own drafts. */
  @Get()
  async list(
    @CurrentUser() user: AuthUser,
    @List(LIST) { filter, sort, range }: ListOf<typeof LIST>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DraftEntry[]> {
    return sendList(reply, 'drafts', await this.drafts.list(user, filter.q, sort, range), range);
  }

  /** Read a draft, with what it is scored against. */
  @Get(':id')
  get(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<DraftView> {
    return this.drafts.get(user, id);
  }

  /** Save a draft. 409 with the newer text in `newer` where it was changed since `version`: neither is lost. */
  @Put(':id')
  @RequestBody({ maxBytes: BODY_BYTES.draft, tooLarge: DRAFT_MESSAGES.tooLarge })
  save(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() draft: DraftDto,
  ): Promise<SavedDraft> {
    return this.drafts.save(user, id, draft);
  }

  /** Delete a draft with its versions. */
  @Delete(':id')
  @HttpCode(204)
  remove(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<void> {
    return this.drafts.remove(user, id);
  }

  /** Download a draft. */
  @Get(':id/export')
  @QueryParameters({
    format: {
      description: 'What the file is: docx unless something else is asked for.',
      schema: { type: 'string', enum: [...DRAFT_FORMATS], default: 'docx' },
    },
  })
  @AnswersFile(DOCUMENT_TYPES.docx, 'text/markdown', 'text/html')
  export(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Query('format') format: unknown,
  ): Promise<StreamableFile> {
    return this.exports.file(user, id, formatOf(format));
  }

  /** List the versions of a draft, the latest first. There are at most ten named and ten automatic ones. */
  @Get(':id/versions')
  listVersions(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
  ): Promise<DraftVersionEntry[]> {
    return this.versions.list(user, id);
  }

  /** Keep a draft as it is saved now, under a name. */
  @Post(':id/versions')
  keep(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { name }: DraftVersionDto,
  ): Promise<DraftVersionEntry> {
    return this.versions.keep(user, id, name);
  }

  /** Read a version of a draft. */
  @Get(':id/versions/:version')
  version(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Param('version', ObjectIdPipe) version: string,
  ): Promise<DraftVersionView> {
    return this.versions.get(user, id, version);
  }

  /** Put a version in the draft’s place. What is there is kept as a version; 409 where it was changed since. */
  @Post(':id/versions/:version/restore')
  @HttpCode(200)
  restore(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Param('version', ObjectIdPipe) version: string,
    @Body() { version: changed }: RestoreDto,
  ): Promise<SavedDraft> {
    return this.versions.restore(user, id, version, changed);
  }

  /** Delete a version of a draft. */
  @Delete(':id/versions/:version')
  @HttpCode(204)
  removeVersion(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Param('version', ObjectIdPipe) version: string,
  ): Promise<void> {
    return this.versions.remove(user, id, version);
  }
}

function formatOf(wanted: unknown = 'docx'): DraftFormat {
  return oneOf(DRAFT_FORMATS, wanted, DRAFT_MESSAGES.formatInvalid);
}
