import { Controller, Get, Param, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { AUDIT_ACTIONS, type AuditEntryView } from '../../contracts/audit/audit';
import { AdminOnly } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { type ExportColumns, exportFormatOf, exportOf } from '../../core/http/export';
import { parseListQuery, sendList } from '../../core/http/list-query';
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

@ApiTags('Audit')
@AdminOnly()
@Controller('audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  /** Without what belongs to another entry, as the users of an import do; `filter={"group":"…"}` gives these. */
  @Get()
  async list(
    @Query() query: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditEntryView[]> {
    const list = parseListQuery(query, LIST);
    return sendList(reply, 'audit', await this.audit.list(list), list.range);
  }

  /** All entries that the list's filter finds, as csv or, with `format=json`, as JSON. */
  @Get('export')
  async export(
    @CurrentUser() admin: AuthUser,
    @Query() query: { format?: unknown },
  ): Promise<StreamableFile> {
    const format = exportFormatOf(query.format);
    const rows = await this.audit.export(admin, parseListQuery(query, LIST));
    return exportOf({ name: 'audit-log', format, user: admin }, EXPORT, rows);
  }

  @Get(':id')
  get(@Param('id', ObjectIdPipe) id: string): Promise<AuditEntryView> {
    return this.audit.get(id);
  }
}
