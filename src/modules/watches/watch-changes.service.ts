import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { AuthUser } from '../../contracts/access/access';
import type { WatchDifference } from '../../contracts/watches/watch-content';
import type {
  SampleWatchView,
  WatchChangeRow,
  WatchCheckRow,
  WatchDiffView,
} from '../../contracts/watches/watch-history';
import type { ListPage, ListRequest, ListSort } from '../../core/database/list-page';
import { bytesOf, unpacked } from '../../core/database/packed';
import { notFound } from '../../core/errors/app-error';
import { inBatches } from '../../core/process/in-batches';
import { changedLines, changeSummary } from '../../domain/watches/change-summary';
import { diffForPeople } from '../../domain/watches/diff-for-people';
import { sampleWatches } from '../../domain/watches/sample-watches';
import { WatchReader } from './reading/watch-reader';
import {
  type ChangeFilter,
  type ChangeRow,
  type CheckFilter,
  WatchHistoryRepository,
} from './watch-history.repository';
import { WatchVersionsRepository } from './watch-versions.repository';
import { WatchesService } from './watches.service';
import { toChangeRow, toCheckRow } from './watches.views';

/** The spec's: after it a block counts as replaced. */
const DIFF_MS = 1_000;
/** Rows of one difference that are sent: more are read by nobody. */
const MAX_ROWS = 5_000;
const STREAMED = 200;

/** What watches have found. */
@Injectable()
export class WatchChangesService {
  constructor(
    private readonly watches: WatchesService,
    private readonly history: WatchHistoryRepository,
    private readonly versions: WatchVersionsRepository,
    private readonly reader: WatchReader,
  ) {}

  async list(user: AuthUser, request: ListRequest<ChangeFilter>): Promise<ListPage<WatchChangeRow>> {
    const { items, total } = await this.history.listChanges(user.id, request);
    return { items: await this.rowsOf(items), total };
  }

  /** Those of one watch, which must be there. */
  async listOf(
    user: AuthUser,
    watch: string,
    { filter, ...request }: ListRequest<Omit<ChangeFilter, 'watch'>>,
  ): Promise<ListPage<WatchChangeRow>> {
    await this.watches.existing(user, watch);
    return this.list(user, { ...request, filter: { ...filter, watch } });
  }

  async listChecks(
    user: AuthUser,
    watch: string,
    request: ListRequest<CheckFilter>,
  ): Promise<ListPage<WatchCheckRow>> {
    await this.watches.existing(user, watch);
    const { items, total } = await this.history.listChecks(user.id, watch, request);
    return { items: items.map(toCheckRow), total };
  }

  async *stream(user: AuthUser, filter: ChangeFilter, sort: ListSort): AsyncGenerator<WatchChangeRow> {
    for await (const rows of inBatches(this.history.streamChanges(user.id, filter, sort), STREAMED)) {
      yield* await this.rowsOf(rows);
    }
  }

  async diff(user: AuthUser, id: string): Promise<WatchDiffView> {
    const record = await this.history.findChange(user.id, id);
    if (!record) throw notFound();
    const text = await unpacked(record.packed);
    const difference = JSON.parse(text) as WatchDifference;
    const [change] = await this.rowsOf([record]);
    if (!change) throw notFound();
    const { fields } = difference;
    const hunks = difference.hunks.map(({ at }, hunk) => ({
      hunk,
      before: at.before + 1,
      after: at.after + 1,
    }));
    const after = change.hasText ? await this.versions.contentOf(record.after) : null;
    if (!after || hunks.length === 0) return { change, fields, rows: [], moreRows: 0, hunks };
    const request = { after, difference: bytesOf(record.packed), maxMs: DIFF_MS, most: MAX_ROWS };
    return { change, fields, hunks, ...(await this.reader.ask<'diff'>({ kind: 'diff', ...request })) };
  }

  /** Made by the functions that watch real pages; nothing is fetched. */
  sample(): SampleWatchView[] {
    return sampleWatches().map(({ id, name, url, after, difference }) => ({
      ...{ id, name, url, fields: after.fields },
      change: {
        severity: difference.severity ?? 'info',
        summary: changeSummary(difference),
        fields: difference.fields.map(({ field }) => field),
        ...changedLines(difference),
      },
      diff: {
        fields: difference.fields,
        rows: diffForPeople(after.lines, difference.hunks, { context: null }),
      },
    }));
  }

  private async rowsOf(changes: readonly ChangeRow[]): Promise<WatchChangeRow[]> {
    const ids = changes.flatMap(({ before, after }) => [before, after]);
    const kept = await this.versions.existing(ids.filter((id): id is Types.ObjectId => id !== undefined));
    return changes.map((change) => toChangeRow(change, kept));
  }
}
