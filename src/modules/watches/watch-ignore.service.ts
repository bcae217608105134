import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { AuthUser } from '../../contracts/access/access';
import { DECISIVE_FIELDS, type WatchComparison } from '../../contracts/watches/watch-content';
import { WATCH_CONTENT_MESSAGES } from '../../contracts/watches/watch-content-messages';
import type { WatchIgnoreView } from '../../contracts/watches/watch-history';
import { WATCH_LIMITS } from '../../contracts/watches/watch-limits';
import { WATCH_MESSAGES as SAYS } from '../../contracts/watches/watch-messages';
import type { WatchIgnoreDto } from '../../contracts/watches/watches.dto';
import { AppError, fieldsRefused } from '../../core/errors/app-error';
import { ruleProblem } from '../../domain/watches/ignore-rules';
import { comparisonWith, type IgnoreThis } from '../../domain/watches/ignored-by';
import { WatchClock } from './checking/watch-clock';
import { comparisonOf } from './checking/watch-page.service';
import type { PastAlarm } from './reading/read-thread-messages';
import { WatchReader } from './reading/watch-reader';
import { type Alarm, WatchHistoryRepository } from './watch-history.repository';
import { WatchVersionsRepository } from './watch-versions.repository';
import { WatchesRepository } from './watches.repository';
import { WatchesService } from './watches.service';
import type { WatchRecord } from './watches.schema';

/** Past alarms that are looked at again: as many as there are versions of a watch. */
const MAX_ALARMS = 200;
/** Alarms that are read and sent to a thread at a time: others are served in between (docs/decisions/watches.md). */
const AT_ONCE = 5;

/** *Ignore this*: says what it would have stopped, and keeps it. */
@Injectable()
export class WatchIgnoreService {
  constructor(
    private readonly watches: WatchesRepository,
    private readonly service: WatchesService,
    private readonly history: WatchHistoryRepository,
    private readonly versions: WatchVersionsRepository,
    private readonly reader: WatchReader,
    private readonly clock: WatchClock,
  ) {}

  async ignore(user: AuthUser, id: string, wanted: WatchIgnoreDto): Promise<WatchIgnoreView> {
    const watch = await this.service.existing(user, id);
    const comparison = comparisonOf(watch);
    const ignored = await this.thingOf(user, watch, comparison, wanted);
    const { stopped, of } = await this.tried(watch, comparison, ignored);
    if (wanted.apply) await this.apply(user, id, ignored, stopped);
    return { stopped: stopped.length, of, applied: wanted.apply, ...ignored };
  }

  private async thingOf(
    user: AuthUser,
    watch: WatchRecord,
    comparison: WatchComparison,
    { rule, mask, change, hunk, field }: WatchIgnoreDto,
  ): Promise<IgnoreThis> {
    const text = rule?.trim() ?? '';
    const named = [text !== '', mask !== undefined, hunk !== undefined, field !== undefined];
    if (named.filter(Boolean).length !== 1) throw fieldsRefused({ rule: SAYS.ignoreOne });
    if (text !== '') return ruleOf(comparison, text);
    if (mask) {
      if (comparison.masks.includes(mask)) throw fieldsRefused({ mask: SAYS.alreadyIgnored });
      return { mask };
    }
    if (change === undefined) throw fieldsRefused({ change: SAYS.hunkUnknown });
    if (field && DECISIVE_FIELDS.includes(field)) throw fieldsRefused({ change: SAYS.neverIgnored });
    const record = await this.history.findChange(user.id, change);
    if (!record?.watch.equals(watch._id)) throw new AppError('NOT_FOUND', SAYS.changeGone);
    const of = field ? { field } : { hunk: hunk ?? 0 };
    const [known] = await this.withTexts([record]);
    if (!known) throw new AppError('CONFLICT', SAYS.versionsGone);
    const { slot } = await this.reader.ask<'slot'>({ kind: 'slot', ...known.alarm, comparison, of });
    if (!slot) throw fieldsRefused({ change: SAYS.hunkUnknown });
    const isNew = !comparison.slots.some((known) => known.id === slot.id);
    if (isNew && comparison.slots.length >= WATCH_LIMITS.slots)
      throw fieldsRefused({ change: SAYS.tooManySlots });
    return { slot };
  }

  /** Which past alarms it would have stopped, of those whose versions are kept. */
  private async tried(watch: WatchRecord, comparison: WatchComparison, ignored: IgnoreThis) {
    const past = await this.history.alarms(watch._id, MAX_ALARMS);
    const stopped: Types.ObjectId[] = [];
    let of = 0;
    for (let start = 0; start < past.length; start += AT_ONCE) {
      const kept = await this.withTexts(past.slice(start, start + AT_ONCE));
      if (kept.length === 0) continue;
      const alarms = kept.map(({ alarm }) => alarm);
      const reply = await this.reader.ask<'ignore'>({ kind: 'ignore', alarms, comparison, ignored });
      of += kept.length;
      stopped.push(...kept.flatMap(({ id }, index) => (reply.stopped[index] ? [id] : [])));
    }
    return { stopped, of };
  }

  /** Those whose versions are kept, of which each is read once: what is after one alarm is before the next. */
  private async withTexts(alarms: readonly Alarm[]): Promise<{ id: Types.ObjectId; alarm: PastAlarm }[]> {
    const ids = alarms.flatMap(({ before, after }) => [before, after]);
    const [contents, differences] = await Promise.all([
      this.versions.contentsOf(ids.filter((id) => id !== undefined)),
      this.history.differencesOf(alarms.map(({ _id }) => _id)),
    ]);
    return alarms.flatMap(({ _id, before, after }) => {
      const [one, other] = [before, after].map((id) => id && contents.get(id.toHexString()));
      const told = differences.get(_id.toHexString());
      return one && other && told ? [{ id: _id, alarm: { before: one, after: other, told } }] : [];
    });
  }

  private async apply(
    user: AuthUser,
    id: string,
    ignored: IgnoreThis,
    stopped: readonly Types.ObjectId[],
  ): Promise<void> {
    for (;;) {
      const watch = await this.service.existing(user, id);
      const { masks, rules, slots } = comparisonWith(comparisonOf(watch), ignored);
      const { revision, check, nextCheckAt } = watch;
      const isUnderWay = check !== undefined && nextCheckAt !== undefined;
      const kept = await this.watches.update(
        user.id,
        id,
        { revision },
        {
          $set: { masks, rules, slots, ...(isUnderWay && { nextCheckAt: this.clock.now() }) },
          $inc: { revision: 1 },
          $unset: { claim: 1, validators: 1 },
        },
      );
      if (kept) break;
    }
    await this.history.markIgnored(stopped);
  }
}

function ruleOf({ rules }: WatchComparison, rule: string): IgnoreThis {
  const problem = ruleProblem(rule);
  if (problem !== null) throw fieldsRefused({ rule: problem });
  if (rules.includes(rule)) throw fieldsRefused({ rule: SAYS.alreadyIgnored });
  if (rules.length >= WATCH_LIMITS.rules) throw fieldsRefused({ rule: WATCH_CONTENT_MESSAGES.tooManyRules });
  return { rule };
}
