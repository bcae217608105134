import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { AuthUser } from '../../contracts/access/access';
import type { AuditAction } from '../../contracts/audit/audit';
import { SCHEDULE_MESSAGES } from '../../contracts/scraper/crawl-schedule-messages';
import type {
  CrawlRepeat,
  CrawlScheduleDetail,
  CrawlScheduleView,
} from '../../contracts/scraper/crawl-schedules';
import type { CrawlScheduleDto } from '../../contracts/scraper/crawl-schedules.dto';
import type { CrawlOptions } from '../../contracts/scraper/crawls';
import { AccountRemovals } from '../../core/accounts/account-removals';
import type { ListPage, ListRange, ListSort } from '../../core/database/list-page';
import { AppError, notFound } from '../../core/errors/app-error';
import { nextRun } from '../../domain/scraper/schedule/next-run';
import { AuditService } from '../audit/audit.service';
import { CrawlsService } from '../scraper/crawls.service';
import { CrawlScheduleEndsService } from './crawl-schedule-ends.service';
import { CrawlSchedulesRepository } from './crawl-schedules.repository';
import type { ScheduleRecord, WholeSchedule } from './crawl-schedules.schema';
import { toScheduleDetail, toScheduleView } from './crawl-schedules.views';

/** What admins do with their schedules of crawls. Each sees the own ones alone; the crawls are everybody's. */
@Injectable()
export class CrawlSchedulesService {
  constructor(
    private readonly schedules: CrawlSchedulesRepository,
    private readonly crawls: CrawlsService,
    private readonly ends: CrawlScheduleEndsService,
    private readonly audit: AuditService,
    removals: AccountRemovals,
  ) {
    removals.add((owner) => this.schedules.removeOf(owner));
  }

  async list(admin: AuthUser, sort: ListSort, range: ListRange): Promise<ListPage<CrawlScheduleView>> {
    const { items, total } = await this.schedules.list(admin.id, sort, range);
    const views: CrawlScheduleView[] = [];
    // One after the other: a comparison holds two crawls in memory.
    for (const record of items) views.push(toScheduleView(await this.ends.upToDate(record)));
    return { items: views, total };
  }

  async get(admin: AuthUser, id: string): Promise<CrawlScheduleDetail> {
    return toScheduleDetail(await this.found(admin, id));
  }

  async create(admin: AuthUser, entered: CrawlScheduleDto): Promise<CrawlScheduleView> {
    const now = new Date();
    const kept = this.kept(entered);
    const record: Omit<WholeSchedule, 'slot'> = {
      _id: new Types.ObjectId(),
      owner: new Types.ObjectId(admin.id),
      ...kept,
      nextRunAt: nextRun(kept.repeat, now),
      failures: 0,
      createdAt: now,
    };
    if (!(await this.schedules.insert(record))) throw new AppError('CONFLICT', SCHEDULE_MESSAGES.tooMany);
    await this.keep(admin, 'create', record._id, { after: record });
    return this.get(admin, record._id.toHexString());
  }

  /** What was entered, with the times that follow from it; one that is paused stays so. */
  async update(admin: AuthUser, id: string, entered: CrawlScheduleDto): Promise<CrawlScheduleView> {
    const before = await this.found(admin, id);
    const kept = this.kept(entered);
    const nextRunAt = nextRun(kept.repeat, new Date());
    const isRunning = before.paused === undefined;
    const set = { ...kept, ...(isRunning && { nextRunAt }) };
    const after = await this.changed(admin, id, { $set: set });
    await this.keep(admin, 'update', after._id, { before, after });
    return toScheduleView(after);
  }

  async pause(admin: AuthUser, id: string): Promise<CrawlScheduleView> {
    const after = await this.changed(admin, id, { $set: { paused: 'owner' }, $unset: { nextRunAt: 1 } });
    await this.schedules.stopWaiting(admin.id, id);
    await this.keep(admin, 'pause', after._id, { after });
    return this.get(admin, id);
  }

  /** It begins anew: what it missed meanwhile is not made up for. */
  async resume(admin: AuthUser, id: string): Promise<CrawlScheduleView> {
    const { repeat } = await this.found(admin, id);
    const after = await this.changed(admin, id, {
      $set: { nextRunAt: nextRun(repeat, new Date()), failures: 0 },
      $unset: { paused: 1, notStarted: 1 },
    });
    await this.keep(admin, 'resume', after._id, { after });
    return toScheduleView(after);
  }

  /** The crawls that it has started stay. */
  async remove(admin: AuthUser, id: string): Promise<CrawlScheduleView> {
    const before = await this.schedules.remove(admin.id, id);
    if (!before) throw notFound();
    await this.keep(admin, 'delete', before._id, { before });
    return toScheduleView(before);
  }

  private async found(admin: AuthUser, id: string): Promise<WholeSchedule> {
    const record = await this.schedules.find(admin.id, id);
    if (record) return record;
    throw notFound();
  }

  private async changed(
    admin: AuthUser,
    id: string,
    change: Parameters<CrawlSchedulesRepository['update']>[2],
  ): Promise<ScheduleRecord> {
    const record = await this.schedules.update(admin.id, id, change);
    if (record) return record;
    throw notFound();
  }

  private kept(
    entered: CrawlScheduleDto,
  ): Pick<WholeSchedule, 'options' | 'listed' | 'addresses' | 'repeat'> {
    const { every, weekday, day, time, zone, ...crawl } = entered;
    const { options, addresses } = this.crawls.checked(crawl);
    return {
      options,
      listed: addresses,
      addresses: addresses.length,
      repeat: { every, weekday, day, time, zone },
    };
  }

  private async keep(
    actor: AuthUser,
    action: AuditAction,
    id: Types.ObjectId,
    { before, after }: { before?: Told; after?: Told },
  ): Promise<void> {
    await this.audit.record({
      actor,
      action,
      resource: 'crawl-schedules',
      recordId: id.toHexString(),
      label: (after ?? before)?.options.startUrl ?? '',
      before: before && told(before),
      after: after && told(after),
    });
  }
}

interface Told {
  options: CrawlOptions;
  repeat: CrawlRepeat;
  addresses: number;
  paused?: ScheduleRecord['paused'];
}

function told({ options: { mode, startUrl, pageLimit }, repeat, addresses, paused }: Told): object {
  return { mode, startUrl, pageLimit, addresses, ...repeat, paused: paused !== undefined };
}
