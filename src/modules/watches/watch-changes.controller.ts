import { Controller, Get, Param, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { WATCH_OUTCOMES, WATCH_SEVERITIES } from '../../contracts/watches/watch-content';
import { WATCH_FIELD_LABELS } from '../../contracts/watches/watch-field-labels';
import type { WatchChangeRow, WatchCheckRow, WatchDiffView } from '../../contracts/watches/watch-history';
import { ForTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { type ExportColumns, exportOf } from '../../core/http/export';
import { List, type ListOf, ListToExport } from '../../core/http/list-parameters';
import { sendList } from '../../core/http/list-query';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { AnswersFile } from '../../core/http/reference/described';
import { WatchChangesService } from './watch-changes.service';

const SORTS = ['at', 'severity', 'id'] as const;
const NEWEST = { field: 'at', direction: 'DESC' } as const;
const OF_ONE = { severity: { anyOf: WATCH_SEVERITIES }, seenOnce: 'boolean', at: 'dates' } as const;
const CHANGES = { sort: SORTS, defaultSort: NEWEST, filter: { ...OF_ONE, watch: 'id' } } as const;
const CHANGES_OF = { sort: SORTS, defaultSort: NEWEST, filter: OF_ONE } as const;
const CHECKS = {
  sort: ['at', 'id'],
  defaultSort: NEWEST,
  filter: { outcome: { anyOf: WATCH_OUTCOMES } },
} as const;

const EXPORT: ExportColumns<WatchChangeRow> = {
  Time: ({ at }) => at,
  Page: ({ watchName }) => watchName,
  URL: ({ url }) => url,
  Severity: ({ severity }) => severity,
  Change: ({ summary }) => summary,
  Fields: ({ fields }) => fields.map((field) => WATCH_FIELD_LABELS[field]).join('; '),
  'Lines added': ({ added }) => added,
  'Lines removed': ({ removed }) => removed,
  'Lines moved': ({ moved }) => moved,
  'Seen once': ({ seenOnce }) => (seenOnce ? 'yes' : 'no'),
  'Ignored since': ({ ignored }) => (ignored ? 'yes' : 'no'),
};

/** What one's own watched pages have shown. */
@ForTool('content-detection')
@ApiTags('Watched pages')
@Controller('watches')
export class WatchChangesController {
  constructor(private readonly changes: WatchChangesService) {}

  /** List the changes of all one’s own watched pages. */
  @Get('changes')
  async list(
    @CurrentUser() user: AuthUser,
    @List(CHANGES) list: ListOf<typeof CHANGES>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WatchChangeRow[]> {
    return sendList(reply, 'changes', await this.changes.list(user, list), list.range);
  }

  /** Export the changes of one’s own watched pages. All that the filter finds. */
  @Get('changes.csv')
  @AnswersFile('text/csv')
  export(
    @CurrentUser() user: AuthUser,
    @ListToExport(CHANGES) { filter, sort }: ListOf<typeof CHANGES>,
  ): StreamableFile {
    const file = { name: 'page-changes', format: 'csv', user } as const;
    return exportOf(file, EXPORT, this.changes.stream(user, filter, sort));
  }

  /** Read before and after of a change. */
  @Get('changes/:id/diff')
  diff(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<WatchDiffView> {
    return this.changes.diff(user, id);
  }

  /** List the changes of a watched page. */
  @Get(':id/changes')
  async listOf(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @List(CHANGES_OF) list: ListOf<typeof CHANGES_OF>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WatchChangeRow[]> {
    return sendList(reply, 'changes', await this.changes.listOf(user, id, list), list.range);
  }

  /** List the checks of a watched page. */
  @Get(':id/checks')
  async checks(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @List(CHECKS) list: ListOf<typeof CHECKS>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WatchCheckRow[]> {
    return sendList(reply, 'checks', await this.changes.listChecks(user, id, list), list.range);
  }
}
