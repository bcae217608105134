import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
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
import { exportOf, type ExportFormat } from '../../core/http/export';
import { sendList } from '../../core/http/list-query';
import { Format, List, type ListOf } from '../../core/http/list-parameters';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { exportedLines, SCHEMA_CHECK_COLUMNS } from './schema-check-export';
import { SchemaChecksService } from './schema-checks.service';

const LIST = {
  sort: ['at', 'position'],
  defaultSort: { field: 'at', direction: 'DESC' },
  filter: { job: 'id', address: 'address', competitor: 'boolean' },
} as const;

/** Check the structured data of pages. A run counts as one use for each own page or paste that can be read; the sample is free. */
@ForTool('schema-intelligence')
@ApiTags('Schema Intelligence')
@Controller('schema-checks')
export class SchemaChecksController {
  constructor(private readonly checks: SchemaChecksService) {}

  /**
   * Check the structured data of pages or pasted code. Answers with the job that does it; 403 with the limit
   * where the plan has too few uses left.
   */
  @Post()
  @RequestBody({
    maxBytes: BODY_BYTES.pastedCode,
    tooLarge: SCHEMA_RUN_MESSAGES.pasteTooLarge,
    held: true,
  })
  start(@CurrentUser() user: AuthUser, @Body() run: SchemaCheckDto): Promise<JobView<'schema-check'>> {
    return this.checks.start(user, run);
  }

  /** List one’s own checks of the last 180 days. Without their reports; a page’s history by `address`. */
  @Get()
  async list(
    @CurrentUser() user: AuthUser,
    @List(LIST) request: ListOf<typeof LIST>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SchemaCheckView[]> {
    return sendList(reply, 'schema-checks', await this.checks.list(user, request), request.range);
  }

  /** Read a check with its report. */
  @Get(':id')
  get(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<SchemaCheckDetail> {
    return this.checks.get(user, id);
  }

  /** Delete a check. */
  @Delete(':id')
  @HttpCode(204)
  remove(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<void> {
    return this.checks.remove(user, id);
  }

  /** Export a check. */
  @Get(':id/export')
  async export(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Format() format: ExportFormat,
  ): Promise<StreamableFile> {
    const check = await this.checks.get(user, id);
    return exportOf(
      { name: fileName(checkName(check)), format, user },
      SCHEMA_CHECK_COLUMNS,
      exportedLines([check]),
    );
  }

  /** Export all checks of a run. Those of competitors, too. */
  @Get('jobs/:id/export')
  async exportRun(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Format() format: ExportFormat,
  ): Promise<StreamableFile> {
    const { parameters } = await this.checks.job(user, id);
    const lines = exportedLines(this.checks.ofRun(user, id));
    return exportOf({ name: fileName(parameters.name), format, user }, SCHEMA_CHECK_COLUMNS, lines);
  }
}

function fileName(name: string): string {
  return `[schema-intelligence] ${name}`;
}
