import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { AuthUser } from '../../contracts/access/access';
import type { WatchFields, WatchVersion } from '../../contracts/watches/watch-content';
import { WATCH_MESSAGES as SAYS } from '../../contracts/watches/watch-messages';
import {
  MAX_ADMIN_WATCHES,
  MAX_BULK_WATCHES,
  type WatchRow,
  type WatchSelection,
  type WatchSettings,
  type WatchTag,
  type WatchTermsView,
  type WatchView,
} from '../../contracts/watches/watches';
import { chosenRecords } from '../../core/bulk/chosen-records';
import type { ListPage, ListRequest } from '../../core/database/list-page';
import { unpacked } from '../../core/database/packed';
import { AppError, fieldsRefused, notFound } from '../../core/errors/app-error';
import { asRefusal } from '../../core/errors/as-refusal';
import { filterOf } from '../../core/http/list-query';
import { normaliseAddress } from '../../domain/scraper/address';
import { ruleProblem } from '../../domain/watches/ignore-rules';
import { NEW_WATCH } from '../../domain/watches/progress';
import { selectorProblem } from '../../domain/watches/read-watched-page';
import { WatchClock } from './checking/watch-clock';
import { WatchPlansService } from './watch-plans.service';
import { WatchRemovalsService } from './watch-removals.service';
import { noPlaceLeft, type WatchTerms, WatchTermsService } from './watch-terms.service';
import { WatchVersionsRepository } from './watch-versions.repository';
import { addressKeyOf, type WatchFilter, WatchesRepository } from './watches.repository';
import { WATCHES_LIST } from './watches-list';
import type { WatchRecord } from './watches.schema';
import { toWatchRow, toWatchView } from './watches.views';

const MINUTE_MS = 60_000;
/** Characters of what lists are sorted by: longer ones are no key of an index. */
const SORT_KEY = 150;

/** What is known of a watch by its baseline. */
const OF_BASELINE = {
  ...{ baseline: 1, baselineAt: 1, baselineWords: 1 },
  ...{ robotsTxt: 1, alternating: 1, fields: 1 },
} as const;

type Changes = Partial<WatchSettings> & { slotsOff?: string[] };

/** What users do with their watches. */
@Injectable()
export class WatchesService {
  constructor(
    private readonly watches: WatchesRepository,
    private readonly versions: WatchVersionsRepository,
    private readonly terms: WatchTermsService,
    private readonly plans: WatchPlansService,
    private readonly removals: WatchRemovalsService,
    private readonly clock: WatchClock,
  ) {}

  async list(user: AuthUser, request: ListRequest<WatchFilter>): Promise<ListPage<WatchRow>> {
    const now = this.clock.now();
    const [{ items, total }, terms] = await Promise.all([
      this.watches.list(user.id, request),
      this.terms.of(user, now),
    ]);
    return { items: items.map((watch) => toWatchRow(watch, terms, now)), total };
  }

  async get(user: AuthUser, id: string): Promise<WatchView> {
    return this.view(user, await this.existing(user, id));
  }

  /** A watch as its owner sees it. */
  async view(user: AuthUser, watch: WatchRecord | null): Promise<WatchView> {
    if (!watch) throw notFound();
    const now = this.clock.now();
    const [terms, packed] = await Promise.all([
      this.terms.of(user, now),
      this.versions.contentOf(watch.baseline),
    ]);
    const version = packed && (JSON.parse(await unpacked(packed)) as WatchVersion);
    const read = watch.fields && (JSON.parse(await unpacked(watch.fields)) as WatchFields);
    return toWatchView(watch, { terms, now, fields: version && (read ?? version.fields) });
  }

  async existing(user: AuthUser, id: string): Promise<WatchRecord> {
    const watch = await this.watches.find(user.id, id);
    if (!watch) throw notFound();
    return watch;
  }

  async add(user: AuthUser, { url, ...settings }: WatchSettings & { url: string }): Promise<WatchView> {
    assertUsable(settings);
    const terms = await this.terms.of(user, this.clock.now());
    const added = await this.tryToAdd(user, url, settings, terms);
    if (added === 'no-place') throw noPlaceLeft(terms, await this.watches.countActive(user.id));
    if ('already' in added) {
      const details = { id: added.already };
      throw new AppError('CONFLICT', SAYS.alreadyWatched, { errors: { url: SAYS.alreadyWatched }, details });
    }
    return this.view(user, added.watch);
  }

  /** The new watch; or the id of the one that has this address; or that there is no place. */
  async tryToAdd(
    user: AuthUser,
    url: string,
    settings: WatchSettings,
    terms: WatchTerms,
  ): Promise<{ watch: WatchRecord } | { already: string } | 'no-place'> {
    const normal = normaliseAddress(url);
    if (normal === null) throw fieldsRefused({ url: SAYS.addressInvalid });
    const addressKey = addressKeyOf(normal);
    const [known] = await this.watches.findByKeys(user.id, [addressKey]);
    if (known) return { already: known._id.toHexString() };
    await this.assertRoom(user);
    await this.plans.fitIfOver(user.id, terms);
    const added = await this.watches.insert(this.recordOf(user, normal, addressKey, settings), terms.allowed);
    if (added === null) return 'no-place';
    if (added !== 'already') return { watch: added.written };
    const [other] = await this.watches.findByKeys(user.id, [addressKey]);
    return { already: other?._id.toHexString() ?? '' };
  }

  async change(user: AuthUser, id: string, changes: Changes): Promise<WatchView> {
    assertUsable(changes);
    const watch = await this.existing(user, id);
    const { slotsOff, ...settings } = changes;
    const isOtherPart = settings.scope && JSON.stringify(settings.scope) !== JSON.stringify(watch.scope);
    const now = this.clock.now();
    const isActive = watch.place !== undefined;
    const begun = isOtherPart
      ? { progress: { ...NEW_WATCH }, ...(isActive && { state: 'baseline' as const, nextCheckAt: now }) }
      : this.rescheduled(watch, settings, now);
    const changed = await this.watches.update(
      user.id,
      id,
      {},
      {
        $set: {
          ...settings,
          ...(settings.name !== undefined && { sortKey: sortKeyOf(settings.name, watch.url) }),
          ...(slotsOff && {
            slots: watch.slots.map((slot) => ({ ...slot, off: slotsOff.includes(slot.id) })),
          }),
          ...begun,
        },
        // What works on it would judge by what held before, and what its site says of an older fetch too.
        $unset: {
          ...{ claim: 1, validators: 1 },
          ...(isOtherPart && { check: 1, ...OF_BASELINE }),
          ...(isOtherPart && !isActive && { nextCheckAt: 1 }),
        },
      },
    );
    return this.view(user, changed);
  }

  /** What is there when it is fetched next counts from then on; it is fetched at once. */
  async acceptAsBaseline(user: AuthUser, id: string): Promise<WatchView> {
    const watch = await this.existing(user, id);
    if (watch.place === undefined) throw new AppError('CONFLICT', SAYS.paused);
    const changed = await this.watches.update(
      user.id,
      id,
      { place: { $exists: true } },
      {
        $set: { progress: { ...NEW_WATCH }, state: 'baseline', nextCheckAt: this.clock.now() },
        $unset: { claim: 1, check: 1, validators: 1, ...OF_BASELINE },
      },
    );
    return this.view(user, changed);
  }

  async remove(user: AuthUser, id: string): Promise<WatchView> {
    const view = await this.get(user, id);
    await this.removeNow(user, id);
    return view;
  }

  /** Without showing it. */
  async removeNow(user: AuthUser, id: string): Promise<void> {
    const removed = await this.watches.remove(user.id, id);
    if (!removed) throw notFound();
    await this.removals.afterRemoval(removed);
  }

  /** The ids of some of a user's, fixed before anything is done: what is done may move others into the filter. */
  async selected(user: AuthUser, selection: WatchSelection): Promise<string[]> {
    const chosen = chosenRecords(selection, { ids: SAYS.bulkSelection });
    if ('ids' in chosen) return [...new Set(chosen.ids)];
    const { filter, expected } = chosen;
    const wanted = await asRefusal('filter', () => filterOf(filter, WATCHES_LIST.filter));
    if (expected > MAX_BULK_WATCHES) throw fieldsRefused({ filter: SAYS.bulkTooMany });
    const found = await this.watches.idsOf(user.id, wanted, MAX_BULK_WATCHES + 1);
    if (found.length === expected) return found;
    const count =
      found.length > MAX_BULK_WATCHES ? await this.watches.countFound(user.id, wanted) : found.length;
    throw new AppError('CONFLICT', SAYS.bulkOtherCount(count), { details: { count } });
  }

  async tags(user: AuthUser): Promise<WatchTag[]> {
    const counts = await this.watches.tags(user.id);
    return [...counts]
      .map(([tag, watches]) => ({ tag, watches }))
      .toSorted((a, b) => b.watches - a.watches || a.tag.localeCompare(b.tag));
  }

  async termsView(user: AuthUser): Promise<WatchTermsView> {
    const { allowed, checks, intervals } = await this.terms.of(user, this.clock.now());
    const [active, watches, pausedByPlan] = await Promise.all([
      this.watches.countActive(user.id),
      this.watches.count(user.id),
      this.watches.countIn(user.id, 'paused-by-plan'),
    ]);
    return {
      ...{ active, allowed, watches, pausedByPlan },
      paused: Math.max(0, watches - active - pausedByPlan),
      checksPerWatch: checks?.most ?? null,
      time: checks?.time ?? null,
      resetAt: checks?.resetAt?.toISOString() ?? null,
      intervals: intervals.map((interval) => interval / MINUTE_MS),
    };
  }

  /** Paused ones are bounded too, whatever the plan. */
  private async assertRoom(user: AuthUser): Promise<void> {
    if ((await this.watches.count(user.id)) >= MAX_ADMIN_WATCHES) {
      throw new AppError('CONFLICT', SAYS.tooManyWatches);
    }
  }

  /** A shorter interval is not waited for until the longer one is over. */
  private rescheduled(watch: WatchRecord, { intervalMinutes }: Changes, now: Date): Partial<WatchRecord> {
    const { nextCheckAt, check } = watch;
    if (!nextCheckAt) return {};
    if (check) return { nextCheckAt: now };
    if (!intervalMinutes || intervalMinutes >= watch.intervalMinutes) return {};
    const soonest = now.getTime() + this.clock.random() * intervalMinutes * MINUTE_MS;
    return soonest < nextCheckAt.getTime() ? { nextCheckAt: new Date(soonest) } : {};
  }

  private recordOf(
    user: AuthUser,
    url: string,
    addressKey: string,
    settings: WatchSettings,
  ): Omit<WatchRecord, 'place'> {
    const now = this.clock.now();
    return {
      ...{ _id: new Types.ObjectId(), user: new Types.ObjectId(user.id), url, addressKey },
      ...settings,
      sortKey: sortKeyOf(settings.name, url),
      ...{ state: 'baseline', slots: [], progress: { ...NEW_WATCH }, days: {}, revision: 0 },
      ...{ nextCheckAt: now, createdAt: now },
    };
  }
}

/** What the DTO can't know: whether selectors and rules can be used. */
export function assertUsable({ scope, rules }: Changes): void {
  const selectors = [...(scope?.selectors ?? []), ...(scope?.excluded ?? [])];
  const badSelector = first(selectors, selectorProblem);
  const badRule = first(rules ?? [], ruleProblem);
  if (!badSelector && !badRule) return;
  throw fieldsRefused({
    ...(badSelector && { scope: badSelector }),
    ...(badRule && { rules: badRule }),
  });
}

function first(texts: readonly string[], problemOf: (text: string) => string | null): string | undefined {
  for (const text of texts) {
    const problem = problemOf(text);
    if (problem !== null) return problem;
  }
  return undefined;
}

function sortKeyOf(name: string, url: string): string {
  return (name || url.replace(/^https?:\/\/(?:www\.)?/, '')).toLowerCase().slice(0, SORT_KEY);
}
