import { Injectable } from '@nestjs/common';
import { AccountRemovals } from '../../core/accounts/account-removals';
import { addDays, type Day, dayOf, daysOfMonth, startOf } from '../../domain/statistics/days';
import { byMonth, daysCountedAgain, isLongMakeUp, missingDays } from '../../domain/statistics/roll-up';
import { UsageService } from '../usage/usage.service';
import { RollUpRepository } from './roll-up.repository';
import { MAKE_UP } from './statistics.schema';
import { sumOf, talliesOf } from './tally';

/** So long after it is asked for, what was to be deleted or to come late is there. */
const RECOUNT_LASTS_MS = 10 * 60_000;

/**
 * Keeps what users did on each closed day, so that no page scans the log. A day is always counted as a whole and
 * replaced, so that it may be counted at any time, again, and by two workers at once.
 */
@Injectable()
export class RollUpService {
  constructor(
    private readonly rollUps: RollUpRepository,
    private readonly usage: UsageService,
    removals: AccountRemovals,
  ) {
    removals.add((user) => this.forget(user, new Date()));
  }

  /** Counts the days that are closed and not counted, and again those that may have changed; how many have. */
  async run(now: Date): Promise<number> {
    const [first, last, recounts] = await Promise.all([
      this.usage.firstRecordAt(),
      this.rollUps.lastDay(),
      this.rollUps.listRecounts(),
    ]);
    const [changedFrom] = recounts.map(({ from }) => from).sort();
    const state = { oldest: first ? dayOf(first) : undefined, last, changedFrom };
    const missing = missingDays(state, now);
    if (last !== undefined && isLongMakeUp(missing)) await this.askRecount(MAKE_UP, missing[0] ?? last, now);
    let changed = 0;
    for (const { month, days, isWhole } of byMonth([...daysCountedAgain(state), ...missing], now)) {
      for (const day of days) if (await this.countDay(day)) changed += 1;
      if (isWhole) await this.sumUp(month);
    }
    await this.rollUps.removeRecounts(now);
    return changed;
  }

  /** The day itself is written last: a crash before that leaves it uncounted. */
  private async countDay(day: Day): Promise<boolean> {
    const tallies = talliesOf(await this.usage.totals(startOf(day), startOf(addDays(day, 1))));
    const isNew = await this.rollUps.saveTallies(day, tallies);
    const tools = [...tallies.tools].map(([tool, tally]) => [tool, sumOf(tally)] as const);
    const record = {
      _id: day,
      users: tallies.all.size,
      operations: sumOf(tallies.all),
      tools: Object.fromEntries(tools.sort(([a], [b]) => (a < b ? -1 : 1))),
    };
    return (await this.rollUps.saveDay(record)) || isNew;
  }

  private async sumUp(month: string): Promise<void> {
    await this.rollUps.saveTallies(month, await this.rollUps.sumByTool(daysOfMonth(month)));
  }

  /** What a deleted user did is gone from the log in a moment, and with the next runs from the days. */
  private async forget(user: string, now: Date): Promise<void> {
    const first = await this.usage.firstRecordAt(user);
    if (first) await this.askRecount(user, dayOf(first), now);
  }

  private askRecount(id: string, from: Day, now: Date): Promise<void> {
    return this.rollUps.askRecount({ _id: id, from, until: new Date(now.getTime() + RECOUNT_LASTS_MS) });
  }
}
