import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AUDIT_ACTIONS, type AuditEntryView } from '../../contracts/audit/audit';
import { AdminOnly } from '../../core/auth/access.decorator';
import { parseListQuery, sendList } from '../../core/http/list-query';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { AuditService } from './audit.service';

@ApiTags('Audit')
@AdminOnly()
@Controller('audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  async list(
    @Query() query: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditEntryView[]> {
    const list = parseListQuery(query, {
      sort: ['time', 'id'],
      defaultSort: { field: 'time', direction: 'DESC' },
      filter: { actor: 'id', action: AUDIT_ACTIONS, resource: 'text', recordId: 'text', time: 'dates' },
    });
    return sendList(reply, 'audit', await this.audit.list(list), list.range);
  }

  @Get(':id')
  get(@Param('id', ObjectIdPipe) id: string): Promise<AuditEntryView> {
    return this.audit.get(id);
  }
}
