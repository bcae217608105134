import { Controller, Get, Param, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { AUDIT_ACTIONS, type AuditEntryView } from '../../contracts/audit/audit';
import { AdminOnly } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { type ExportColumns, exportOf, type ExportFormat } from '../../core/http/export';
import { sendList } from '../../core/http/list-query';
import { Format, List, type ListOf, ListToExport } from '../../core/http/list-parameters';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { AuditService } from './audit.service';

const LIST = {
  sort: ['time', 'action', 'resource', 'id'],
  defaultSort: { field: 'time', direction: 'DESC' },
  filter: {
    actor: 'id',
    action: AUDIT_ACTIONS,
    resource: 'text',
    recordId: 'text',
    time: 'dates',
    group: 'text',
  },
} as const;

const changed = (fields: AuditEntryView['before']) => fields && JSON.stringify(fields);

const EXPORT: ExportColumns<AuditEntryView> = {
  Time: ({ time }) => time,
  Admin: ({ actorEmail }) => actorEmail,
  Action: ({ action }) => action,
  Resource: ({ resource }) => resource,
  Record: ({ label }) => label,
  'Record id': ({ recordId }) => recordId,
  Before: ({ before }) => changed(before),
  After: ({ after }) => changed(after),
};

@ApiTags('Audit log')
@AdminOnly()
@Controller('audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  /**
   * List what admins have done. What belongs to another entry, as the users of an import do, is left out;
   * `filter={"group":"…"}` finds it.
   */
  @Get()
  async list(
    @List(LIST) list: ListOf<typeof LIST>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditEntryView[]> {
    return sendList(reply, 'audit', await this.audit.list(list), list.range);
  }

  /** Export the audit log. All entries that the filter finds, as CSV or JSON. */
  @Get('export')
  async export(
    @CurrentUser() admin: AuthUser,
    @Format() format: ExportFormat,
    @ListToExport(LIST) list: ListOf<typeof LIST>,
  ): Promise<StreamableFile> {
    const rows = await this.audit.export(admin, list);
    return exportOf({ name: 'audit-log', format, user: admin }, EXPORT, rows);
  }

  /** Read one entry of the audit log. */
  @Get(':id')
  get(@Param('id', ObjectIdPipe) id: string): Promise<AuditEntryView> {
    return this.audit.get(id);
  }
}
