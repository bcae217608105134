import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import type { JobView } from '../../contracts/jobs/jobs';
import { SchemaCheckDto } from '../../contracts/schema/schema-check.dto';
import { checkName, SCHEMA_RUN_MESSAGES } from '../../contracts/schema/schema-run-messages';
import type { SchemaCheckDetail, SchemaCheckView } from '../../contracts/schema/schema-check-views';
import { ForTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { exportFormatOf, exportOf } from '../../core/http/export';
import { parseListQuery, sendList } from '../../core/http/list-query';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { safeFileName } from '../../domain/text/file-name';
import { exportedLines, SCHEMA_CHECK_COLUMNS } from './schema-check-export';
import { SchemaChecksService } from './schema-checks.service';

const LIST = {
  sort: ['at', 'position'],
  defaultSort: { field: 'at', direction: 'DESC' },
  filter: { job: 'id', address: 'address', competitor: 'boolean' },
} as const;

/** Checks of pages' structured data. A run costs one operation for each own page or paste that can be read; the sample none. */
@ForTool('schema-intelligence')
@ApiTags('Schema Intelligence')
@Controller('schema-checks')
export class SchemaChecksController {
  constructor(private readonly checks: SchemaChecksService) {}

  /** Answers with the job that reads the pages; 403 with the limit where the plan has too few operations left. */
  @Post()
  @RequestBody({
    maxBytes: BODY_BYTES.pastedCode,
    tooLarge: SCHEMA_RUN_MESSAGES.pasteTooLarge,
    held: true,
  })
  start(@CurrentUser() user: AuthUser, @Body() run: SchemaCheckDto): Promise<JobView<'schema-check'>> {
    return this.checks.start(user, run);
  }

  /** The checks of the last 180 days without their reports; a page's history by `address`. */
  @Get()
  async list(
    @CurrentUser() user: AuthUser,
    @Query() query: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SchemaCheckView[]> {
    const request = parseListQuery(query, LIST);
    return sendList(reply, 'schema-checks', await this.checks.list(user, request), request.range);
  }

  @Get(':id')
  get(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<SchemaCheckDetail> {
    return this.checks.get(user, id);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<void> {
    return this.checks.remove(user, id);
  }

  @Get(':id/export')
  async export(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Query('format') wanted: unknown,
  ): Promise<StreamableFile> {
    const format = exportFormatOf(wanted);
    const check = await this.checks.get(user, id);
    return exportOf(
      { name: fileName(checkName(check)), format, user },
      SCHEMA_CHECK_COLUMNS,
      exportedLines([check]),
    );
  }

  /** All checks of a run, competitors included. */
  @Get('jobs/:id/export')
  async exportRun(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Query('format') wanted: unknown,
  ): Promise<StreamableFile> {
    const format = exportFormatOf(wanted);
    const { parameters } = await this.checks.job(user, id);
    const lines = exportedLines(this.checks.ofRun(user, id));
    return exportOf({ name: fileName(parameters.name), format, user }, SCHEMA_CHECK_COLUMNS, lines);
  }
}

function fileName(name: string): string {
  return safeFileName(`[schema-intelligence] ${name}`);
}
