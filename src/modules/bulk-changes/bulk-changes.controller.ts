import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { BULK_ROW_STATUSES, type BulkRowView } from '../../contracts/bulk/bulk-changes';
import { BulkChangeDto } from '../../contracts/bulk/bulk-changes.dto';
import type { JobView } from '../../contracts/jobs/jobs';
import { AdminOnly } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { parseListQuery, sendList } from '../../core/http/list-query';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { BulkChangesService } from './bulk-changes.service';

const ROWS = { sort: ['row'], filter: { status: BULK_ROW_STATUSES } } as const;

@ApiTags('Bulk changes')
@AdminOnly()
@Controller('bulk-changes')
export class BulkChangesController {
  constructor(private readonly changes: BulkChangesService) {}

  /**
   * A job that changes, deletes or invites the records that are named, or all that a list's filter finds. 409 with
   * `details.count` where it finds another number than `expected`.
   */
  @Post()
  @RequestBody({ maxBytes: BODY_BYTES.selection })
  start(@CurrentUser() admin: AuthUser, @Body() change: BulkChangeDto): Promise<JobView<'bulk-change'>> {
    return this.changes.start(admin, change);
  }

  /** What became of each record. */
  @Get(':id/rows')
  async rows(
    @CurrentUser() admin: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Query() query: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BulkRowView[]> {
    const list = parseListQuery(query, ROWS);
    const { status } = list.filter;
    const request = { ...list, filter: status ? { status } : {} };
    return sendList(reply, 'rows', await this.changes.list(admin, id, request), list.range);
  }

  /** A job that puts the values from before an update back; a record that was changed since is refused. */
  @Post(':id/undo')
  undo(
    @CurrentUser() admin: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
  ): Promise<JobView<'bulk-change'>> {
    return this.changes.undo(admin, id);
  }
}
