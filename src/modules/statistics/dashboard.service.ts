import { Injectable } from '@nestjs/common';
import {
  type DashboardView,
  type DayUsage,
  ENDING_DAYS,
  type Period,
  TOP_USERS,
  type TopUser,
} from '../../contracts/statistics/statistics';
import type { Range } from '../../core/database/range';
import { addDays, type Day, dayOf, startOf } from '../../domain/statistics/days';
import { periodBefore } from '../../domain/statistics/period';
import { JobsAdminService } from '../jobs/jobs-admin.service';
import { UsersAdminService } from '../users/users-admin.service';
import { UsersService } from '../users/users.service';
import { FiguresService } from './figures.service';
import type { Tally } from './tally';

type JobFilter = Parameters<JobsAdminService['list']>[0]['filter'];

/** How the community is doing, at a glance. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly figures: FiguresService,
    private readonly users: UsersAdminService,
    private readonly accounts: UsersService,
    private readonly jobs: JobsAdminService,
  ) {}

  async view(period: Period, now: Date): Promise<DashboardView> {
    const before = periodBefore(period);
    const [usage, people, jobs] = await Promise.all([
      this.usage(period, before),
      this.people(period, before, dayOf(now)),
      this.jobCounts(period),
    ]);
    const { newByDay, ...counts } = people;
    const days = usage.days.map((day) => ({ ...day, newUsers: newByDay.get(day.day) ?? 0 }));
    return { period, before, ...usage, days, ...counts, jobs };
  }

  private async usage(period: Period, before: Period) {
    const [present, past] = await Promise.all([this.figures.open(period), this.figures.open(before)]);
    const [days, daysBefore, users, usersBefore] = await Promise.all([
      this.figures.days(present),
      this.figures.days(past),
      this.figures.byUser(present),
      this.figures.byUser(past),
    ]);
    return {
      days,
      activeUsers: { now: users.size, before: usersBefore.size },
      operations: { now: operationsOf(days), before: operationsOf(daysBefore) },
      topUsers: await this.topUsers(users),
    };
  }

  private async topUsers(sums: Tally): Promise<TopUser[]> {
    const top = [...sums].sort(([, a], [, b]) => b - a).slice(0, TOP_USERS);
    const { items } = await this.users.list({
      filter: { id: top.map(([id]) => id) },
      sort: { field: 'id', direction: 'ASC' },
      range: { start: 0, end: TOP_USERS - 1 },
    });
    return top.flatMap(([id, operations]) => {
      const user = items.find((item) => item.id === id);
      return user ? [{ id, name: user.name, email: user.email, operations }] : [];
    });
  }

  private async people(period: Period, before: Period, today: Day) {
    const ending = { from: today, to: addDays(today, ENDING_DAYS) };
    const [added, past, count] = await Promise.all([
      this.accounts.additions(momentsOf(period)),
      this.users.count({ createdAt: momentsOf(before) }),
      this.users.count({ isActive: true, subscriptionEndDate: momentsOf(ending) }),
    ]);
    const newByDay = new Map<Day, number>();
    for (const day of added.map(dayOf)) newByDay.set(day, (newByDay.get(day) ?? 0) + 1);
    const newUsers = { now: added.length, before: past };
    return { newByDay, newUsers, endingSubscriptions: { count, period: ending } };
  }

  private async jobCounts(period: Period): Promise<DashboardView['jobs']> {
    const [running, failed] = await Promise.all([
      this.countJobs({ status: 'running' }),
      this.countJobs({ status: 'failed', createdAt: momentsOf(period) }),
    ]);
    return { running, failed };
  }

  private async countJobs(filter: JobFilter): Promise<number> {
    const first = { start: 0, end: 0 };
    return (await this.jobs.list({ filter, sort: { field: 'id', direction: 'ASC' }, range: first })).total;
  }
}

function operationsOf(days: readonly DayUsage[]): number {
  return days.reduce((sum, { operations }) => sum + operations, 0);
}

/** The days of a period to the last one's end, as lists are filtered by them. */
function momentsOf({ from, to }: Period): Range<Date> {
  return { from: startOf(from), to: new Date(startOf(addDays(to, 1)).getTime() - 1) };
}
