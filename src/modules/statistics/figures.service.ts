import { Injectable } from '@nestjs/common';
import type { DayUsage, Period } from '../../contracts/statistics/statistics';
import { addDays, type Day, dayOf, daysBetween, startOf } from '../../domain/statistics/days';
import { partsOf } from '../../domain/statistics/period';
import { UsageService, type UsageTotal } from '../usage/usage.service';
import { RollUpRepository } from './roll-up.repository';
import { addTo, sumOf, type Tallies, talliesOf, type Tally, tallyOf } from './tally';

/** A period as its figures come: from the roll-up as far as that goes, from the log of the days behind. */
export interface OpenPeriod extends Period {
  /** Days and months of the roll-up. */
  parts: string[];
  live: { day: Day; totals: UsageTotal[] }[];
  /** Users who are deleted, and whom the roll-up may still count. */
  gone: ReadonlySet<string>;
}

/** What users did in a period. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly rollUps: RollUpRepository,
    private readonly usage: UsageService,
  ) {}

  async open({ from, to }: Period): Promise<OpenPeriod> {
    const [last, recounts] = await Promise.all([this.rollUps.lastDay(), this.rollUps.listRecounts()]);
    const counted = { from, to: last !== undefined && last < to ? last : to };
    const isCounted = last !== undefined && from <= last;
    const [parts, live] = await Promise.all([
      isCounted ? this.partsOf(counted) : [],
      this.liveDays({ from, to }, last),
    ]);
    return { from, to, parts, live, gone: new Set(recounts.map(({ _id }) => _id)) };
  }

  /** Each day of the period, one without any use too. */
  async days({ from, to, live }: OpenPeriod): Promise<DayUsage[]> {
    const counted = await this.rollUps.listDays({ from, to });
    const known = new Map(counted.map(({ _id: day, ...usage }) => [day, { day, ...usage }]));
    for (const { day, totals } of live) known.set(day, dayUsageOf(day, talliesOf(totals)));
    return daysBetween(from, to).map((day) => known.get(day) ?? { day, users: 0, operations: 0, tools: {} });
  }

  /** What each user did, with one tool or with all; users who did nothing are absent. */
  async byUser({ parts, live, gone }: OpenPeriod, tool?: string): Promise<Tally> {
    const sums = await this.rollUps.sum(parts, tool);
    for (const total of live.flatMap(({ totals }) => totals)) {
      if (tool === undefined || total.tool === tool) addTo(sums, total.user, total.operations);
    }
    for (const user of gone) sums.delete(user);
    return sums;
  }

  /** What a few users did with each tool, or all of them. */
  async byTool({ parts, live }: OpenPeriod, users?: readonly string[]): Promise<Tallies> {
    const sums = await this.rollUps.sumByTool(parts, users);
    for (const total of live.flatMap(({ totals }) => totals)) {
      if (users && !users.includes(total.user)) continue;
      addTo(sums.all, total.user, total.operations);
      addTo(tallyOf(sums, total.tool), total.user, total.operations);
    }
    return sums;
  }

  /** A month whose sum is not there yet is its days. */
  private async partsOf(period: Period): Promise<string[]> {
    const { months, days } = partsOf(period);
    const summedUp = await this.rollUps.known(months);
    if (summedUp.size === months.length) return [...months, ...days];
    const isSingle = (day: Day) => !summedUp.has(day.slice(0, 7));
    return [...summedUp, ...daysBetween(period.from, period.to).filter(isSingle)];
  }

  /** Today, and the days before that no roll-up has counted so far. */
  private async liveDays({ from, to }: Period, last: Day | undefined): Promise<OpenPeriod['live']> {
    const first = last === undefined ? await this.firstDay() : addDays(last, 1);
    if (first === undefined) return [];
    const days = daysBetween(first > from ? first : from, to).map(async (day) => ({
      day,
      totals: await this.usage.totals(startOf(day), startOf(addDays(day, 1))),
    }));
    return Promise.all(days);
  }

  private async firstDay(): Promise<Day | undefined> {
    const first = await this.usage.firstRecordAt();
    return first ? dayOf(first) : undefined;
  }
}

function dayUsageOf(day: Day, { all, tools }: Tallies): DayUsage {
  const byTool = [...tools].map(([tool, tally]) => [tool, sumOf(tally)] as const);
  return { day, users: all.size, operations: sumOf(all), tools: Object.fromEntries(byTool) };
}
