import { Body, Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { BULK_ROW_STATUSES, type BulkRowView } from '../../contracts/bulk/bulk-changes';
import { BulkChangeDto } from '../../contracts/bulk/bulk-changes.dto';
import type { JobView } from '../../contracts/jobs/jobs';
import { AdminOnly } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { sendList } from '../../core/http/list-query';
import { List, type ListOf } from '../../core/http/list-parameters';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { BulkChangesService } from './bulk-changes.service';

const ROWS = { sort: ['row'], filter: { status: BULK_ROW_STATUSES } } as const;

@ApiTags('Bulk changes')
@AdminOnly()
@Controller('bulk-changes')
export class BulkChangesController {
  constructor(private readonly changes: BulkChangesService) {}

  /**
   * Change, delete or invite many records. Answers with the job that does it, to the records that are named
   * or to all that a list’s filter finds; 409 with `details.count` where it finds another number than
   * `expected`.
   */
  @Post()
  @RequestBody({ maxBytes: BODY_BYTES.selection })
  start(@CurrentUser() admin: AuthUser, @Body() change: BulkChangeDto): Promise<JobView<'bulk-change'>> {
    return this.changes.start(admin, change);
  }

  /** List what became of each record of a bulk change. */
  @Get(':id/rows')
  async rows(
    @CurrentUser() admin: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @List(ROWS) list: ListOf<typeof ROWS>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BulkRowView[]> {
    const { status } = list.filter;
    const request = { ...list, filter: status ? { status } : {} };
    return sendList(reply, 'rows', await this.changes.list(admin, id, request), list.range);
  }

  /**
   * Undo a bulk change. Answers with the job that puts the old values back; a record that was changed since
   * is refused.
   */
  @Post(':id/undo')
  undo(
    @CurrentUser() admin: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
  ): Promise<JobView<'bulk-change'>> {
    return this.changes.undo(admin, id);
  }
}
