import { Controller, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { TOOL_IDS } from '../../contracts/access/tool-ids';
import { READY_TOOLS } from '../../contracts/access/tools';
import { LIMITED_TOOL_LABELS } from '../../contracts/usage/limits';
import {
  type DashboardView,
  DEFAULT_PERIOD,
  type Period,
  type UserStatsView,
} from '../../contracts/statistics/statistics';
import { STATISTICS_MESSAGES } from '../../contracts/statistics/statistics-messages';
import { AdminOnly } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { AppError } from '../../core/errors/app-error';
import { type ExportColumns, exportOf, type ExportFormat } from '../../core/http/export';
import { sendList } from '../../core/http/list-query';
import { Format, List, type ListOf, ListToExport } from '../../core/http/list-parameters';
import { QueryParameters } from '../../core/http/reference/described';
import { dayOf } from '../../domain/statistics/days';
import { parsePeriod } from '../../domain/statistics/period';
import { DashboardService } from './dashboard.service';
import { UserStatsService } from './user-stats.service';

const LIST = {
  sort: ['operations', 'name', 'lastLoginAt'],
  defaultSort: { field: 'operations', direction: 'DESC' },
  filter: { period: 'text', q: 'text', batch: 'id', userPlan: 'id', tool: TOOL_IDS, used: 'boolean' },
} as const;

const EXPORT: ExportColumns<UserStatsView> = {
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Batch: ({ batchName }) => batchName,
  Uses: ({ operations }) => operations,
  ...Object.fromEntries(
    READY_TOOLS.map(({ id, title }) => [title, ({ tools }: UserStatsView) => tools[id] ?? 0]),
  ),
  'Limits used': ({ limits }) =>
    limits
      .map(
        ({ modelId, currentCount, totalCount }) =>
          `${LIMITED_TOOL_LABELS[modelId]} ${currentCount}/${totalCount}`,
      )
      .join(', '),
  'Last login': ({ lastLoginAt }) => lastLoginAt,
};

const PERIOD =
  'A number of days up to today (1, 7, 30, 90 or 365), or days such as `2027-01-01..2027-01-31`.';

/** How much is used, by all and by each user. */
@AdminOnly()
@ApiTags('Statistics')
@Controller()
export class StatisticsController {
  constructor(
    private readonly dashboard: DashboardService,
    private readonly userStats: UserStatsService,
  ) {}

  /** Read the dashboard. */
  @Get('statistics/dashboard')
  @QueryParameters({ period: { description: PERIOD, schema: { type: 'string', default: DEFAULT_PERIOD } } })
  view(@Query('period') period: unknown): Promise<DashboardView> {
    return this.dashboard.view(periodOf(period, new Date()), new Date());
  }

  /** List how much each user has used. */
  @Get('user-stats')
  async list(
    @List(LIST) asked: ListOf<typeof LIST>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserStatsView[]> {
    const { filter, ...list } = asked;
    const { period, ...rest } = filter;
    const page = await this.userStats.list(periodOf(period, new Date()), { ...list, filter: rest });
    return sendList(reply, 'user-stats', page, list.range);
  }

  /** Export how much each user has used. All users that the filter finds, as CSV or JSON. */
  @Get('user-stats/export')
  async export(
    @CurrentUser() admin: AuthUser,
    @Format() format: ExportFormat,
    @ListToExport(LIST) list: ListOf<typeof LIST>,
  ): Promise<StreamableFile> {
    const { filter, sort } = list;
    const { period, ...rest } = filter;
    const rows = await this.userStats.export(admin, periodOf(period, new Date()), { filter: rest, sort });
    return exportOf({ name: 'user-stats', format, user: admin }, EXPORT, rows);
  }
}

function periodOf(text: unknown, now: Date): Period {
  const period = parsePeriod(typeof text === 'string' ? text : DEFAULT_PERIOD, dayOf(now));
  if (period) return period;
  throw new AppError('BAD_REQUEST', STATISTICS_MESSAGES.periodInvalid);
}
