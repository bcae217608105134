import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { limitFunction } from 'p-limit';
import type { AuthUser } from '../../contracts/access/access';
import { ROLES } from '../../contracts/access/roles';
import type { ErrorCode, FieldErrors } from '../../contracts/error-codes';
import { MESSAGES } from '../../contracts/messages';
import { CreateUserDto } from '../../contracts/users/users.dto';
import { hashPassword, unknownPassword } from '../../core/auth/passwords';
import { AppError, fieldsRefused } from '../../core/errors/app-error';
import { validateDto } from '../../core/validation/validate-dto';
import { identityKey } from '../../domain/text/identity-key';
import { joinSentences } from '../../domain/text/join-sentences';
import { accountFieldsOf, type AccountOutline, outlineOf } from './account-entry';
import { UsersAdminService } from './users-admin.service';
import { UsersRepository } from './users.repository';
import type { UserRecord } from './users.schema';

/** What is known of one account, from wherever; what is absent stays as it is. */
export interface UserEntry {
  /** Of the account, should it be made: who is asked again knows by it what was its own doing. */
  id?: string;
  /** The `recordId` of the audit log's entry of all entries. */
  group?: string;
  email: string;
  /** For a new account; one that is there keeps its own. */
  password?: string;
  fields: Record<string, unknown>;
  /** What could not be read of it. */
  problems: FieldErrors;
}

/** What an entry would do. */
export type EntryPlan =
  | { outcome: 'create'; entered: CreateUserDto; after: AccountOutline }
  | { outcome: 'create'; made: UserRecord; after: AccountOutline }
  | { outcome: 'update'; id: string; patch: object; changes: string[]; after: AccountOutline }
  | { outcome: 'unchanged'; after: AccountOutline }
  | { outcome: 'error'; reason: string };

export interface PlannedEntry<Entry extends UserEntry> {
  entry: Entry;
  plan: EntryPlan;
  /** Whether its account is there already. */
  exists: boolean;
}

/** What a new account is where its entry does not say: as the form begins. */
const NEW_ACCOUNT = { role: 'student', userType: 'free', isActive: true };
/**
 * Passwords that are hashed at a time, for 20 ms each: one core stays for requests, and one of the thread pool's four
 * threads for those who log in.
 */
const HASHES_AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));
const LOOKED_UP_AT_ONCE = 500;
/** What changes without having been entered. */
const DERIVED_FIELDS = ['nameKey', 'planSince'];
/** Refusals of one entry; anything else would meet the next one as well. */
const REFUSALS: readonly ErrorCode[] = ['VALIDATION_FAILED', 'CONFLICT', 'NOT_FOUND', 'BAD_REQUEST'];

/** Accounts that many entries describe: found by e-mail, laid down by the very rules of the user form. */
@Injectable()
export class UserEntriesService {
  private readonly hash = limitFunction(hashPassword, { concurrency: HASHES_AT_ONCE });

  constructor(
    private readonly users: UsersRepository,
    private readonly admin: UsersAdminService,
  ) {}

  /** What each entry would do, in their order; nothing is written. */
  async plan<Entry extends UserEntry>(
    admin: AuthUser,
    entries: readonly Entry[],
  ): Promise<PlannedEntry<Entry>[]> {
    const keys = entries.map(({ email }) => identityKey(email)).filter((key) => key !== '');
    const accounts = keys.length > 0 ? await this.users.findByEmailKeys(keys) : [];
    const byKey = new Map(accounts.map((account) => [account.emailKey, account]));
    const planned: PlannedEntry<Entry>[] = [];
    for (const entry of entries) {
      const before = byKey.get(identityKey(entry.email));
      const isOwn = before !== undefined && before._id.toHexString() === entry.id;
      const plan = await orRefusal(entry, async () => {
        if (!before) return this.planNew(entry);
        if (isOwn) return { outcome: 'create', made: before, after: outlineOf(before) };
        return this.planChange(admin, before, entry);
      });
      planned.push({ entry, plan, exists: before !== undefined && !isOwn });
    }
    return planned;
  }

  /** Does what was planned. What cannot be done any more, as when somebody was quicker, is planned once again. */
  async carryOut(admin: AuthUser, entry: UserEntry, plan: EntryPlan): Promise<EntryPlan> {
    const first = await orRefusal(entry, () => this.write(admin, entry, plan));
    if (first.outcome !== 'error' || plan.outcome === 'error') return first;
    const [again] = await this.plan(admin, [entry]);
    return again ? orRefusal(entry, () => this.write(admin, entry, again.plan)) : first;
  }

  /** The ids of the accounts with these e-mails that nobody has logged in to, in this order. */
  async neverLoggedIn(emails: readonly string[]): Promise<string[]> {
    const ids: string[] = [];
    for (let start = 0; start < emails.length; start += LOOKED_UP_AT_ONCE) {
      const keys = emails.slice(start, start + LOOKED_UP_AT_ONCE).map(identityKey);
      const accounts = new Map((await this.users.findByEmailKeys(keys)).map((user) => [user.emailKey, user]));
      for (const key of keys) {
        const user = accounts.get(key);
        if (user && !user.lastLoginAt) ids.push(user._id.toHexString());
      }
    }
    return ids;
  }

  private async write(admin: AuthUser, { id, group }: UserEntry, plan: EntryPlan): Promise<EntryPlan> {
    const { hash } = this;
    if ('made' in plan) await this.admin.ensureRecorded(admin, plan.made, { group });
    else if (plan.outcome === 'create') await this.admin.create(admin, plan.entered, { id, hash, group });
    else if (plan.outcome === 'update') await this.admin.update(admin, plan.id, plan.patch, { group });
    return plan;
  }

  private async planNew({ email, password, fields }: UserEntry): Promise<EntryPlan> {
    const secret = password ?? unknownPassword();
    const entered = validateDto(CreateUserDto, { ...NEW_ACCOUNT, ...fields, email, password: secret });
    await this.admin.checkNew(entered);
    const after = outlineOf({ role: entered.role, ...accountFieldsOf(entered, [], null, new Date()) });
    return { outcome: 'create', entered, after };
  }

  private async planChange(
    admin: AuthUser,
    before: UserRecord,
    { fields: patch }: UserEntry,
  ): Promise<EntryPlan> {
    // Before the rules of the other role are told.
    if (patch.role !== undefined && patch.role !== before.role) {
      throw fieldsRefused({ role: isRole(patch.role) ? MESSAGES.roleFixed : MESSAGES.roleRequired });
    }
    const { changes, after } = await this.admin.changeOf(admin, before, patch);
    const entered = changes.filter((field) => !DERIVED_FIELDS.includes(field));
    const outline = outlineOf(after);
    if (entered.length === 0) return { outcome: 'unchanged', after: outline };
    return { outcome: 'update', id: before._id.toHexString(), patch, changes: entered, after: outline };
  }
}

function isRole(text: unknown): boolean {
  return ROLES.some((role) => role === text);
}

/** A refusal of the entry becomes its outcome, with what could not be read of it. */
async function orRefusal({ problems }: UserEntry, work: () => Promise<EntryPlan>): Promise<EntryPlan> {
  try {
    const plan = await work();
    if (Object.keys(problems).length === 0) return plan;
    throw fieldsRefused({});
  } catch (error) {
    if (!(error instanceof AppError) || !REFUSALS.includes(error.code)) throw error;
    const sentences = Object.values({ ...error.errors, ...problems });
    return { outcome: 'error', reason: joinSentences(sentences) || error.message };
  }
}
