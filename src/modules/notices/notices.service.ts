import { Injectable, Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import type { AuthUser } from '../../contracts/access/access';
import {
  MAX_COUNTED_UNREAD,
  MAX_NOTICES,
  NOTICE_DAYS,
  NOTICE_LIMITS,
  type NoticeDetails,
  type NoticeKind,
  type NoticeSeverity,
  type NoticeView,
  type UnreadView,
} from '../../contracts/notices/notices';
import { AccountRemovals } from '../../core/accounts/account-removals';
import type { ListPage, ListRange, ListSort } from '../../core/database/list-page';
import { notFound } from '../../core/errors/app-error';
import { UsersService } from '../users/users.service';
import { NoticeTellingService } from './notice-telling.service';
import { type NoticeFilter, NoticesRepository } from './notices.repository';
import type { NoticeRecord } from './notices.schema';

/** What a feature tells a user. */
export interface NoticeToPublish {
  /** Id of the user. */
  user: string;
  kind: NoticeKind;
  /**
   * Names what happened, for this user: `watch-changed:<id of the change>`. Publishing with the same key again makes no
   * second notice, so a publisher may simply try again.
   */
  key: string;
  severity: NoticeSeverity;
  /** One line of plain text. */
  title: string;
  /** Plain text, with line breaks. */
  body?: string;
  /** A path of this instance that begins with `/`. */
  link?: string;
  /** For programs: webhooks send it. */
  details?: NoticeDetails;
  /** When it happened; now if absent. */
  at?: Date;
  /** Shown in the app alone, whatever channels the user has. */
  inAppOnly?: boolean;
}

const DAY_MS = 24 * 60 * 60_000;
/** Who has not told the channels of a notice by then has died. */
const TELLING_MS = 60_000;

/** What features tell users: in the app always, and through the channels that a user has set up. */
@Injectable()
export class NoticesService {
  private readonly logger = new Logger('Notices');

  constructor(
    private readonly notices: NoticesRepository,
    private readonly telling: NoticeTellingService,
    private readonly users: UsersService,
    removals: AccountRemovals,
  ) {
    removals.add((user) => this.notices.removeOf(user));
  }

  /**
   * Tells a user something, once per key; answers whether it is new. Once it has resolved the notice is kept, and its
   * channels are told of it even if this process dies. One for an account that is gone is dropped.
   */
  async publish(notice: NoticeToPublish, now = new Date()): Promise<boolean> {
    const record: NoticeRecord = {
      _id: new Types.ObjectId(),
      user: new Types.ObjectId(notice.user),
      ...boundedNotice(notice),
      at: notice.at ?? now,
      unread: true,
      ...(!notice.inAppOnly && { tellFrom: new Date(now.getTime() + TELLING_MS) }),
    };
    if (!(await this.notices.insert(record))) return false;
    // After the write: an account that is deleted meanwhile has deleted what it found.
    if ((await this.users.identities([notice.user])).size === 0) {
      await this.notices.removeOf(notice.user);
      return false;
    }
    await this.afterwards(record, now);
    return true;
  }

  /** Tells every active admin the same. */
  async publishToAdmins(notice: Omit<NoticeToPublish, 'user'>, now = new Date()): Promise<void> {
    for (const user of await this.users.activeAdmins()) await this.publish({ ...notice, user }, now);
  }

  /** Which of these keys some active admin still has a notice of. */
  async toldToAdmins(keys: readonly string[]): Promise<Set<string>> {
    return new Set(await this.notices.keysOf(await this.users.activeAdmins(), keys));
  }

  async list(
    user: AuthUser,
    filter: NoticeFilter,
    sort: ListSort,
    range: ListRange,
  ): Promise<ListPage<NoticeView>> {
    const { items, total } = await this.notices.list(user.id, filter, sort, range);
    return { items: items.map(toNoticeView), total };
  }

  async unread(user: AuthUser): Promise<UnreadView> {
    return { count: await this.notices.countUnread(user.id, MAX_COUNTED_UNREAD) };
  }

  async markRead(user: AuthUser, id: string): Promise<NoticeView> {
    await this.notices.markRead(user.id, id, new Date());
    return viewOf(await this.notices.find(user.id, id));
  }

  /** Those up to a moment; all without one. Answers how many are unread then. */
  async markAllRead(user: AuthUser, until?: Date): Promise<UnreadView> {
    await this.notices.markAllRead(user.id, new Date(), until);
    return this.unread(user);
  }

  async remove(user: AuthUser, id: string): Promise<NoticeView> {
    return viewOf(await this.notices.remove(user.id, id));
  }

  /** Tells channels of what a process that died has left untold. */
  async tellLeft(now: Date): Promise<number> {
    return this.telling.tellLeft(now, new Date(now.getTime() + TELLING_MS));
  }

  removeOld(now: Date): Promise<number> {
    return this.notices.removeOlder(new Date(now.getTime() - NOTICE_DAYS * DAY_MS));
  }

  /** The notice is there; what fails here is done by a schedule, or with the next notice. */
  private async afterwards(record: NoticeRecord, now: Date): Promise<void> {
    try {
      await this.notices.trim(record.user, MAX_NOTICES);
      if (record.tellFrom) await this.telling.tell(record, now);
    } catch (err) {
      this.logger.warn({ err }, 'Channels are told of a notice later');
    }
  }
}

function viewOf(record: NoticeRecord | null): NoticeView {
  if (!record) throw notFound();
  return toNoticeView(record);
}

function toNoticeView({
  _id,
  kind,
  severity,
  title,
  body,
  link,
  at,
  readAt,
}: Omit<NoticeRecord, 'details'>): NoticeView {
  const id = _id.toHexString();
  return {
    _id: id,
    id,
    kind,
    severity,
    title,
    body,
    link,
    at: at.toISOString(),
    ...(readAt && { readAt: readAt.toISOString() }),
  };
}

const OWN_PATH = /^\/(?![/\\])/;

/** What is kept of a notice: texts within their bounds, a link that leads nowhere else. */
function boundedNotice(
  notice: NoticeToPublish,
): Pick<NoticeRecord, 'kind' | 'key' | 'severity' | 'title' | 'body' | 'link' | 'details'> {
  const { kind, key, severity, title, body = '', link = '', details = {} } = notice;
  if (key === '' || key.length > NOTICE_LIMITS.key) throw new TypeError(`A notice has no such key: ${key}`);
  const isOwn = OWN_PATH.test(link) && link.length <= NOTICE_LIMITS.link;
  return {
    kind,
    key,
    severity,
    title: cut(title.replace(/\s+/g, ' ').trim(), NOTICE_LIMITS.title),
    body: cut(body.trim(), NOTICE_LIMITS.body),
    link: isOwn ? link : '',
    details: Buffer.byteLength(JSON.stringify(details)) <= NOTICE_LIMITS.details ? details : {},
  };
}

/** Never within a character of two halves. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
