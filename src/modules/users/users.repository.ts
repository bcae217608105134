import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import { MAX_ACTING } from '../../contracts/auth/acting';
import { MESSAGES } from '../../contracts/messages';
import type { AccountState, Role, UserType } from '../../contracts/access/roles';
import type { EndingDays, UserSettings } from '../../contracts/users/users';
import { countReferences } from '../../core/database/count-references';
import { withUniqueField } from '../../core/database/duplicate-key';
import {
  findPage,
  type ListPage,
  type ListRange,
  type ListSort,
  streamAll,
} from '../../core/database/list-page';
import { type ByName, findPageByName, streamByName } from '../../core/database/list-by-name';
import { between, type Range } from '../../core/database/range';
import { searchQuery } from '../../core/database/search-query';
import { identityKey } from '../../domain/text/identity-key';
import { USER_MODEL, type UserRecord } from './users.schema';

export interface UserFilter {
  id?: string[];
  /** Part of a name or an e-mail, with or without its accents. */
  q?: string;
  role?: Role;
  userType?: UserType;
  /** Students whose account is one of these. */
  account?: AccountState[];
  isActive?: boolean;
  batch?: string;
  userPlan?: string;
  subscriptionEndDate?: Range<Date>;
  /** Of those who count as pro: the days in which that ends. */
  endsWithin?: EndingDays;
  createdAt?: Range<Date>;
  lastLoginAt?: Range<Date>;
  neverLoggedIn?: boolean;
  /** Whether an invitation waits to be accepted. */
  invited?: boolean;
}

/** What many users share is sorted by name within; one index serves the sort, the filter, and both together. */
const SORTS = {
  columns: {
    name: ['nameKey'],
    role: ['role', 'nameKey'],
    userType: ['userType', 'nameKey'],
    isActive: ['isActive', 'nameKey'],
  },
  unique: ['email'],
} as const;

/** By a field, or by the name of the batch or plan and the users' names within. */
export type UserSort = ListSort | Omit<ByName<UserRecord>, 'within'>;
const BY_USER_NAME = ['nameKey'];

export type NewUser = Omit<
  UserRecord,
  | '_id'
  | 'createdAt'
  | 'updatedAt'
  | 'emailKey'
  | 'lastLoginAt'
  | 'passwordLink'
  | 'twoFactorSince'
  | 'twoFactor'
  | 'twoFactorDraft'
> &
  Partial<Pick<UserRecord, '_id'>>;
export type UserChange = Partial<Omit<NewUser, '_id' | 'tokenVersion'>>;

const DAY_MS = 86_400_000;
/** A range, which an index serves, where `not null` is none. */
const EVER = { $gt: new Date(0) };

/** What no answer to a request shows: it stays in the database. */
const UNSEEN = {
  passwordHash: 0,
  nameKey: 0,
  emailKey: 0,
  passwordLink: 0,
  actingTokens: 0,
  twoFactor: 0,
  twoFactorDraft: 0,
} as const;
export type SeenUser = Omit<UserRecord, keyof typeof UNSEEN>;

@Injectable()
export class UsersRepository {
  constructor(@InjectModel(USER_MODEL) private readonly users: Model<UserRecord>) {}

  list(filter: UserFilter, sort: UserSort, range: ListRange, now: Date): Promise<ListPage<UserRecord>> {
    const query = toQuery(filter, now);
    if ('order' in sort) return findPageByName(this.users, query, { ...sort, within: BY_USER_NAME }, range);
    return findPage(this.users, query, sort, range, SORTS);
  }

  /** The ids of all that the filter finds, in the list's order. */
  async ids(filter: UserFilter, sort: ListSort, now: Date): Promise<string[]> {
    const options = { ...SORTS, projection: { _id: 1 } } as const;
    const ids: string[] = [];
    for await (const { _id } of streamAll(this.users, toQuery(filter, now), sort, options)) {
      ids.push(_id.toHexString());
    }
    return ids;
  }

  /** All that the filter finds, in the list's order, as they are asked for. */
  stream(filter: UserFilter, sort: UserSort, now: Date): AsyncIterable<UserRecord> {
    const query = toQuery(filter, now);
    if ('order' in sort) return streamByName(this.users, query, { ...sort, within: BY_USER_NAME });
    return streamAll(this.users, query, sort, SORTS);
  }

  /** The ids and names of all that the filter finds, as they are asked for. */
  named(filter: UserFilter, now: Date): AsyncIterable<Pick<UserRecord, '_id' | 'name'>> {
    const options = { ...SORTS, projection: { name: 1 } } as const;
    return streamAll(this.users, toQuery(filter, now), { field: 'name', direction: 'ASC' }, options);
  }

  /** How many users each of these batches or plans has. */
  countReferences(field: 'batch' | 'userPlan', ids: readonly string[]): Promise<Map<string, number>> {
    return countReferences(this.users, field, ids);
  }

  countFreeStudents(now: Date): Promise<number> {
    return this.users.countDocuments(toQuery({ role: 'student', userType: 'free' }, now));
  }

  /** Those of the ids whose accounts are active. */
  async activeAmong(ids: readonly string[]): Promise<string[]> {
    const active = { _id: { $in: ids }, isActive: true };
    return (await this.users.find(active, { _id: 1 }).lean<Pick<UserRecord, '_id'>[]>()).map(({ _id }) =>
      _id.toHexString(),
    );
  }

  find(id: string): Promise<UserRecord | null> {
    return this.users.findById(id).lean<UserRecord>();
  }

  findMany(ids: readonly string[]): Promise<UserRecord[]> {
    return this.users.find({ _id: { $in: ids } }).lean<UserRecord[]>();
  }

  /** What people call these accounts. */
  async names(ids: readonly string[]): Promise<Map<string, string>> {
    const users = await this.users.find({ _id: { $in: ids } }, { name: 1 }).lean<UserRecord[]>();
    return new Map(users.map(({ _id, name }) => [_id.toHexString(), name]));
  }

  /** Who these accounts are. */
  async identities(ids: readonly string[]): Promise<Map<string, Pick<UserRecord, 'name' | 'email'>>> {
    const users = await this.users.find({ _id: { $in: ids } }, { name: 1, email: 1 }).lean<UserRecord[]>();
    return new Map(users.map(({ _id, name, email }) => [_id.toHexString(), { name, email }]));
  }

  /** When the accounts were added that were in this time. */
  async additions(range: Range<Date>): Promise<Date[]> {
    const users = await this.users
      .find({ createdAt: between(range) }, { _id: 0, createdAt: 1 })
      .lean<{ createdAt: Date }[]>();
    return users.map(({ createdAt }) => createdAt);
  }

  /** The account with this very e-mail, or else the one whose e-mail looks like it. */
  async findByEmail(email: string): Promise<UserRecord | null> {
    const exact = await this.users.findOne({ email: email.trim().toLowerCase() }).lean<UserRecord>();
    return exact ?? this.users.findOne({ emailKey: identityKey(email) }).lean<UserRecord>();
  }

  /** The accounts whose e-mails have these identity keys. */
  findByEmailKeys(keys: readonly string[]): Promise<UserRecord[]> {
    return this.users.find({ emailKey: { $in: keys } }).lean<UserRecord[]>();
  }

  /** The account that a token of this version still opens, and whose acting token was not stopped. */
  findForToken(id: string, tokenVersion: number, actingToken?: string): Promise<SeenUser | null> {
    const acts = actingToken !== undefined && { actingTokens: actingToken };
    const open = { _id: new Types.ObjectId(id), tokenVersion, isActive: true, ...acts };
    // Every guarded request asks it: a query of mongoose's takes a fifth more of the processor than the driver alone.
    return this.users.collection.findOne<SeenUser>(open, { projection: UNSEEN });
  }

  /** The admin may act as a student by the token of this id, until it is stopped. */
  async openActing(id: string, tokenId: string): Promise<void> {
    const change = { $push: { actingTokens: { $each: [tokenId], $slice: -MAX_ACTING } } };
    await this.users.updateOne({ _id: id }, change, { timestamps: false });
  }

  /** Whether the token was open until now. */
  async stopActing(id: string, tokenId: string): Promise<boolean> {
    const change = { $pull: { actingTokens: tokenId } };
    const open = { _id: id, actingTokens: tokenId };
    return (await this.users.updateOne(open, change, { timestamps: false })).modifiedCount > 0;
  }

  findSamples(): Promise<UserRecord[]> {
    return this.users.find({ sample: true }).lean<UserRecord[]>();
  }

  countActiveAdmins(filter: { sample?: boolean } = {}): Promise<number> {
    return this.users.countDocuments({ role: 'admin', isActive: true, ...filter });
  }

  insert(user: NewUser): Promise<UserRecord> {
    return withUniqueField('email', MESSAGES.emailTaken, async () =>
      (await this.users.create({ ...user, ...keyOf(user) })).toObject(),
    );
  }

  /**
   * Changes fields of an account, and with `endSessions` makes all its tokens stale in the same update. A link to set the
   * password dies with the password, and with the address that it may have been mailed to.
   */
  update(id: string, change: UserChange, endSessions: boolean): Promise<UserRecord | null> {
    const update = {
      $set: { ...change, ...keyOf(change) },
      ...(endSessions && { $inc: { tokenVersion: 1 } }),
      ...(('passwordHash' in change || 'email' in change) && { $unset: { passwordLink: 1 } }),
    };
    return withUniqueField('email', MESSAGES.emailTaken, () =>
      this.users.findByIdAndUpdate(id, update, { returnDocument: 'after' }).lean<UserRecord>(),
    );
  }

  /** No change of the account: `updatedAt` stays. */
  async noteLogin(id: string, time: Date): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: { lastLoginAt: time } }, { timestamps: false });
  }

  saveData(id: string, shortcuts?: string[], settings: UserSettings = {}): Promise<UserRecord | null> {
    const change: Record<string, unknown> = shortcuts ? { shortcuts } : {};
    for (const [name, value] of Object.entries(settings)) change[`settings.${name}`] = value;
    return this.users.findByIdAndUpdate(id, { $set: change }, { returnDocument: 'after' }).lean<UserRecord>();
  }

  async remove(id: string): Promise<void> {
    await this.users.deleteOne({ _id: id });
  }
}

function keyOf({ email }: UserChange): Partial<Pick<UserRecord, 'emailKey'>> {
  return email === undefined ? {} : { emailKey: identityKey(email) };
}

function toQuery(filter: UserFilter, now: Date): QueryFilter<UserRecord> {
  const { id, q, userType, account, batch, userPlan, subscriptionEndDate, endsWithin, ...others } = filter;
  const { createdAt, lastLoginAt, neverLoggedIn, invited, ...plain } = others;
  const all: QueryFilter<UserRecord>[] = [plain];
  if (id) all.push({ _id: { $in: id.map((each) => new Types.ObjectId(each)) } });
  if (batch) all.push({ batch: new Types.ObjectId(batch) });
  if (userPlan) all.push({ userPlan: new Types.ObjectId(userPlan) });
  if (subscriptionEndDate) all.push({ subscriptionEndDate: between(subscriptionEndDate) });
  if (endsWithin) all.push(endingBefore(new Date(now.getTime() + Number(endsWithin) * DAY_MS), now));
  if (createdAt) all.push({ createdAt: between(createdAt) });
  if (lastLoginAt) all.push({ lastLoginAt: between(lastLoginAt) });
  if (neverLoggedIn !== undefined) all.push({ lastLoginAt: neverLoggedIn ? null : EVER });
  if (invited !== undefined) all.push(invited ? invitedAt(now) : { $nor: [invitedAt(now)] });
  if (userType) all.push(countingAs(userType, now));
  // MongoDB takes no empty $or: of no state nobody is.
  if (account?.length === 0) all.push({ _id: { $in: [] } });
  else if (account) all.push({ role: 'student', ...beingOneOf(account, now) });
  const search = searchQuery<UserRecord>(q, ['nameKey', 'email']);
  if (search) all.push(search);
  const parts = all.filter((part) => Object.keys(part).length > 0);
  return parts.length > 1 ? { $and: parts } : (parts[0] ?? {});
}

/** Whose time as pro is over by then. */
function endingBefore(then: Date, now: Date): QueryFilter<UserRecord> {
  return { userType: 'pro', subscriptionEndDate: { $gt: now, $lte: then } };
}

/** What an account is now: the same rule as `accountStateOf`, for the database. */
function beingNow(state: AccountState, now: Date): QueryFilter<UserRecord> {
  if (state === 'free') return { userType: 'free' };
  const current = { subscriptionEndDate: { $gt: now } };
  return state === 'pro' ? { userType: 'pro', ...current } : { userType: 'pro', $nor: [current] };
}

/** One state stands by itself: what is behind `$or` has no index. */
function beingOneOf([state, ...others]: AccountState[], now: Date): QueryFilter<UserRecord> {
  if (state && others.length === 0) return beingNow(state, now);
  return { $or: [state, ...others].flatMap((each) => (each ? [beingNow(each, now)] : [])) };
}

/** Whose invitation works and was not accepted. */
function invitedAt(now: Date): QueryFilter<UserRecord> {
  return { lastLoginAt: null, 'passwordLink.invitation': true, 'passwordLink.expiresAt': { $gt: now } };
}

/** What a user counts as now: the same rule as `userTypeAt`, for the database. */
function countingAs(userType: UserType, now: Date): QueryFilter<UserRecord> {
  const pro = { userType: 'pro' as const, subscriptionEndDate: { $gt: now } };
  return userType === 'pro' ? pro : { $nor: [pro] };
}
