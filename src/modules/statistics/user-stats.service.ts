import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { Period, UserStatsView } from '../../contracts/statistics/statistics';
import type { UserView } from '../../contracts/users/users';
import type { ListPage, ListRequest, ListSort } from '../../core/database/list-page';
import { AuditService } from '../audit/audit.service';
import { UsageService } from '../usage/usage.service';
import { UsersAdminService } from '../users/users-admin.service';
import { FiguresService, type OpenPeriod } from './figures.service';
import { type Tallies, type Tally, tallyOf } from './tally';

export interface UserStatsFilter {
  id?: string[];
  q?: string;
  batch?: string;
  userPlan?: string;
  /** Only who used this tool; operations are those with it. */
  tool?: string;
  /** Only who did something in the period, or nothing. */
  used?: boolean;
}

type Request = ListRequest<UserStatsFilter>;

const BY_NAME = { field: 'name', direction: 'ASC' } as const;
/** Rows of an export that are made at once. */
const EXPORT_PAGE = 200;

/** What each user did in a period. */
@Injectable()
export class UserStatsService {
  constructor(
    private readonly figures: FiguresService,
    private readonly admin: UsersAdminService,
    private readonly usage: UsageService,
    private readonly audit: AuditService,
  ) {}

  async list(period: Period, { filter, sort, range }: Request): Promise<ListPage<UserStatsView>> {
    const open = await this.figures.open(period);
    const { tool, used, ...users } = filter;
    if (sort.field !== 'operations' && tool === undefined && used === undefined) {
      const { items, total } = await this.admin.list({ filter: users, sort, range });
      return { items: await this.rowsOf(items, await this.sumsOf(open, items), tool), total };
    }
    const ids = await this.idsOf(open, filter, sort);
    const page = ids.slice(range.start, range.end + 1);
    const rows = await this.usersOf(page);
    return { items: await this.rowsOf(rows, await this.sumsOf(open, rows), tool), total: ids.length };
  }

  /** All that the filter finds, for a download, which the audit log keeps. */
  async export(
    admin: AuthUser,
    period: Period,
    { filter, sort }: Omit<Request, 'range'>,
  ): Promise<AsyncGenerator<UserStatsView>> {
    const label = { resource: 'user-stats', recordId: 'export', label: 'user-stats' };
    await this.audit.record({ actor: admin, action: 'export', ...label, after: { ...filter, period } });
    const open = await this.figures.open(period);
    const [ids, sums] = await Promise.all([this.idsOf(open, filter, sort), this.figures.byTool(open)]);
    return this.stream(ids, sums, filter.tool);
  }

  private async *stream(ids: readonly string[], sums: Tallies, tool?: string): AsyncGenerator<UserStatsView> {
    for (let start = 0; start < ids.length; start += EXPORT_PAGE) {
      yield* await this.rowsOf(await this.usersOf(ids.slice(start, start + EXPORT_PAGE)), sums, tool);
    }
  }

  /** Users in an order that the database does not know; equal ones are sorted by name. */
  private async idsOf(open: OpenPeriod, filter: UserStatsFilter, sort: ListSort): Promise<string[]> {
    const { tool, used = tool === undefined ? undefined : true, ...users } = filter;
    const isByUse = sort.field === 'operations';
    const [sums, ids] = await Promise.all([
      this.figures.byUser(open, tool),
      this.admin.ids({ filter: users, sort: isByUse ? BY_NAME : sort }),
    ]);
    const found = used === undefined ? ids : ids.filter((id) => sums.has(id) === used);
    return isByUse ? inOrderOf(sums, found, sort.direction) : found;
  }

  /** In this order; one that has been deleted since is left out. */
  private async usersOf(ids: readonly string[]): Promise<UserView[]> {
    if (ids.length === 0) return [];
    const range = { start: 0, end: ids.length - 1 };
    const { items } = await this.admin.list({ filter: { id: [...ids] }, sort: BY_NAME, range });
    const known = new Map(items.map((user) => [user.id, user]));
    return ids.flatMap((id) => known.get(id) ?? []);
  }

  private sumsOf(open: OpenPeriod, users: readonly UserView[]): Promise<Tallies> {
    return this.figures.byTool(
      open,
      users.map(({ id }) => id),
    );
  }

  private async rowsOf(users: readonly UserView[], sums: Tallies, tool?: string): Promise<UserStatsView[]> {
    const counted = tool === undefined ? sums.all : tallyOf(sums, tool);
    const limits = await this.usage.limitsOf(users.map(({ id }) => id));
    return users.map(({ id, name, email, batchName, lastLoginAt }) => ({
      _id: id,
      id,
      name,
      email,
      batchName,
      operations: counted.get(id) ?? 0,
      tools: toolsOf(sums, id),
      limits: limits.get(id) ?? [],
      lastLoginAt: lastLoginAt ?? null,
    }));
  }
}

function toolsOf({ tools }: Tallies, user: string): Record<string, number> {
  const used = [...tools].flatMap(([tool, tally]) => {
    const operations = tally.get(user);
    return operations === undefined ? [] : [[tool, operations] as const];
  });
  return Object.fromEntries(used);
}

function inOrderOf(sums: Tally, ids: readonly string[], direction: ListSort['direction']): string[] {
  const sign = direction === 'ASC' ? 1 : -1;
  return [...ids].sort((a, b) => ((sums.get(a) ?? 0) - (sums.get(b) ?? 0)) * sign);
}
