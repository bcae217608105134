import { Inject, Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { AuthUser } from '../../contracts/access/access';
import type { AuditAction } from '../../contracts/audit/audit';
import { MESSAGES } from '../../contracts/messages';
import { DEFAULT_SHORTCUTS, type UserView } from '../../contracts/users/users';
import { type CreateUserDto, UpdateUserDto } from '../../contracts/users/users.dto';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { AccountEmails } from '../../core/accounts/account-emails';
import { AccountTerms } from '../../core/accounts/account-terms';
import { AccountRemovals } from '../../core/accounts/account-removals';
import { hashPassword } from '../../core/auth/passwords';
import { differing } from '../../core/database/differing';
import type { ListPage, ListRequest, ListSort } from '../../core/database/list-page';
import { AppError, fieldsRefused, notFound } from '../../core/errors/app-error';
import { validateDto } from '../../core/validation/validate-dto';
import { completeAllowed, toolsGivenOnce } from '../../domain/access/permission-ticking';
import { AuditService } from '../audit/audit.service';
import { PermissionsService } from '../permissions/permissions.service';
import { PlansService } from '../plans/plans.service';
import { accountFieldsOf, accountPatchOf, enteredOf, formerFieldsOf } from './account-entry';
import { assertKeyMayChange } from './key-writes';
import { PhotosService } from './photos.service';
import { type UserChange, type UserFilter, type UserSort, UsersRepository } from './users.repository';
import type { UserRecord } from './users.schema';
import { FIRST_TOKEN_VERSION, subscriptionOf } from './users.service';
import { auditedUser, toAdminUserView } from './users.views';

/** What who writes many accounts brings along for each. */
interface WriteOptions {
  /** The `recordId` of the audit log's entry of all of them. */
  group?: string;
}

interface NewAccountOptions extends WriteOptions {
  id?: string;
  hash?: typeof hashPassword;
}

/** What admins do with accounts. Every write is kept in the audit log. */
@Injectable()
export class UsersAdminService {
  constructor(
    private readonly users: UsersRepository,
    private readonly permissions: PermissionsService,
    private readonly plans: PlansService,
    private readonly photos: PhotosService,
    private readonly removals: AccountRemovals,
    private readonly emails: AccountEmails,
    private readonly terms: AccountTerms,
    private readonly audit: AuditService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async list({ filter, sort, range }: ListRequest<UserFilter>): Promise<ListPage<UserView>> {
    const now = new Date();
    const { items, total } = await this.users.list(filter, await this.sortOf(sort), range, now);
    return { items: await this.toViews(items, now), total };
  }

  /** The ids of all that a list's filter finds, for a list that is sorted by what other features know. */
  ids({ filter, sort }: Omit<ListRequest<UserFilter>, 'range'>): Promise<string[]> {
    return this.users.ids(filter, sort, new Date());
  }

  /** How many users a list's filter finds. */
  async count(filter: UserFilter): Promise<number> {
    const first = { start: 0, end: 0 };
    return (await this.users.list(filter, { field: 'id', direction: 'ASC' }, first, new Date())).total;
  }

  /** All that a list's filter finds, in its order, as they are asked for. */
  async stream({ filter, sort }: Omit<ListRequest<UserFilter>, 'range'>): Promise<AsyncIterable<UserRecord>> {
    return this.users.stream(filter, await this.sortOf(sort), new Date());
  }

  async get(id: string): Promise<UserView> {
    return this.toView(await this.existing(id));
  }

  async create(
    admin: AuthUser,
    entered: CreateUserDto,
    { id, hash = hashPassword, group }: NewAccountOptions = {},
  ): Promise<UserView> {
    this.checkPassword(entered.password);
    const _id = new Types.ObjectId(id);
    const photo = { before: '', entered: entered.photoURL };
    const user = await this.photos.replacing(_id.toHexString(), photo, (photoURL) =>
      this.insert(_id, entered, photoURL, hash),
    );
    await this.record(admin, 'create', { after: user, group });
    return this.toView(user);
  }

  /** Ends a `create` whose process was killed before the audit log knew of it. */
  async ensureRecorded(admin: AuthUser, user: UserRecord, { group }: WriteOptions): Promise<void> {
    const act = { resource: 'users', recordId: user._id.toHexString(), action: 'create' } as const;
    if (!(await this.audit.has(act))) await this.record(admin, 'create', { after: user, group });
  }

  /** Refuses what `create` would refuse; whether the e-mail is free shows when it is written. */
  async checkNew(entered: CreateUserDto): Promise<void> {
    this.checkPassword(entered.password);
    await this.checkedTools(entered);
  }

  /** Which fields `update` would change, and what it would leave; refuses what it would refuse. */
  async changeOf(admin: AuthUser, before: UserRecord, body: unknown) {
    const entered = this.enteredOver(admin, before, body);
    const account = accountFieldsOf(entered, await this.checkedTools(entered, before), before, new Date());
    return { changes: Object.keys(differing(before, account)), after: { ...before, ...account } };
  }

  /** Lays what is given over the account and checks the whole; deactivating, a new batch or password end sessions. */
  async update(admin: AuthUser, id: string, body: unknown, { group }: WriteOptions = {}): Promise<UserView> {
    const before = await this.existing(id);
    const entered = this.enteredOver(admin, before, body);
    const photo = { before: before.photoURL, entered: entered.photoURL };
    const after = await this.photos.replacing(id, photo, (photoURL) => this.write(before, entered, photoURL));
    if (before.isActive && !after.isActive) await this.keepAnAdmin(after);
    if (after !== before) {
      await this.recordUpdate(admin, { before, after, group });
      await this.terms.run(id, subscriptionOf(before), subscriptionOf(after));
    }
    return this.toView(after);
  }

  /** Its sessions first, then what belongs to it, the account last: what fails in between can be done again. */
  async remove(admin: AuthUser, id: string, { group }: WriteOptions = {}): Promise<UserView> {
    if (admin.id === id) throw new AppError('CONFLICT', MESSAGES.ownAccountKept);
    const user = await this.existing(id);
    assertKeyMayChange(admin, user);
    if (user.isActive) {
      const retired = await this.users.update(id, { isActive: false }, true);
      if (retired) await this.keepAnAdmin(retired);
    }
    const view = await this.toView(user);
    await this.removals.run(id);
    await this.users.remove(id);
    await this.record(admin, 'delete', { before: user, group });
    return view;
  }

  private enteredOver(admin: AuthUser, before: UserRecord, body: unknown): UpdateUserDto {
    const entered = validateDto(UpdateUserDto, { ...enteredOf(before), ...accountPatchOf(body) });
    assertKeyMayChange(admin, before, entered);
    this.checkPassword(entered.password);
    if (entered.role !== before.role) throw fieldsRefused({ role: MESSAGES.roleFixed });
    const isOwn = admin.id === before._id.toHexString();
    if (isOwn && !entered.isActive) throw fieldsRefused({ isActive: MESSAGES.ownAccountActive });
    return entered;
  }

  private async insert(
    _id: Types.ObjectId,
    entered: CreateUserDto,
    photoURL: string,
    hash: typeof hashPassword,
  ): Promise<UserRecord> {
    const user = await this.users.insert({
      _id,
      ...accountFieldsOf(entered, await this.checkedTools(entered), null, new Date()),
      photoURL,
      role: entered.role,
      passwordHash: await hash(entered.password),
      tokenVersion: FIRST_TOKEN_VERSION,
      settings: {},
      shortcuts: [...DEFAULT_SHORTCUTS],
      sample: false,
    });
    await this.checkAgain(entered, () => this.users.remove(_id.toHexString()));
    return user;
  }

  private async write(before: UserRecord, entered: UpdateUserDto, photoURL: string): Promise<UserRecord> {
    const id = before._id.toHexString();
    const tools = await this.checkedTools(entered, before);
    const account = accountFieldsOf(entered, tools, before, new Date());
    const fields = differing(before, { ...account, photoURL });
    const change: UserChange = entered.password
      ? { ...fields, passwordHash: await hashPassword(entered.password), sample: false }
      : fields;
    if (Object.keys(change).length === 0) return before;
    const endSessions = 'isActive' in change || 'batch' in change || 'passwordHash' in change;
    const after = await this.users.update(id, change, endSessions);
    if (!after) throw notFound();
    await this.checkAgain(entered, () => this.users.update(id, formerFieldsOf(before, change), false));
    if ('email' in change) await this.emails.run(id, after.email);
    return after;
  }

  /** Takes a deactivation back when it left no admin: two admins may have deactivated each other at once. */
  private async keepAnAdmin({ _id, role }: UserRecord): Promise<void> {
    if (role !== 'admin' || (await this.users.countActiveAdmins()) > 0) return;
    await this.users.update(_id.toHexString(), { isActive: true }, false);
    throw new AppError('CONFLICT', MESSAGES.lastAdminKept);
  }

  private checkPassword(password: string | undefined): void {
    const { passwordMinLength } = this.environment;
    if (password === undefined || password.length >= passwordMinLength) return;
    throw fieldsRefused({ password: MESSAGES.passwordMin(passwordMinLength) });
  }

  /** The own tools by the ticking rules, once batch and plan are known to exist; sub-tools outlast their tool's batch. */
  private async checkedTools(entered: CreateUserDto | UpdateUserDto, before?: UserRecord): Promise<string[]> {
    if (entered.role !== 'student') return [];
    const batch = entered.batch && (await this.permissions.findBatch(entered.batch));
    if (!batch) throw fieldsRefused({ batch: MESSAGES.batchRequired });
    if (entered.userType === 'pro' && !(entered.userPlan && (await this.plans.terms(entered.userPlan)))) {
      throw fieldsRefused({ userPlan: MESSAGES.userPlanRequired });
    }
    const held = [...batch.allowed, ...toolsGivenOnce(before?.extendedPermissions ?? [])];
    return completeAllowed('', entered.extendedPermissions, held);
  }

  /** Batch or plan may have been deleted between check and write: one that still finds them used is put back. */
  private async checkAgain(
    entered: CreateUserDto | UpdateUserDto,
    undo: () => Promise<unknown>,
  ): Promise<void> {
    try {
      await this.checkedTools(entered);
    } catch (error) {
      await undo();
      throw error;
    }
  }

  /** Batches and plans are sorted by their names, which users do not hold. */
  private async sortOf({ field, direction }: ListSort): Promise<UserSort> {
    if (field === 'batch') return { field, direction, order: await this.permissions.idsByName() };
    if (field === 'userPlan') return { field, direction, order: await this.plans.idsByName() };
    return { field, direction };
  }

  private async existing(id: string): Promise<UserRecord> {
    const user = await this.users.find(id);
    if (!user) throw notFound();
    return user;
  }

  private async toViews(users: UserRecord[], now: Date): Promise<UserView[]> {
    const batches = await this.permissions.batches(users.flatMap(({ batch }) => batch?.toHexString() ?? []));
    return users.map((user) => toAdminUserView(user, batches.get(user.batch?.toHexString() ?? ''), now));
  }

  private async toView(user: UserRecord): Promise<UserView> {
    const batch = user.batch && (await this.permissions.findBatch(user.batch.toHexString()));
    return toAdminUserView(user, batch, new Date());
  }

  /** One that does a single thing to an account is called by its name. */
  private recordUpdate(
    actor: AuthUser,
    { before, after, group }: WriteOptions & { before: UserRecord; after: UserRecord },
  ): Promise<void> {
    const hasNewPassword = before.passwordHash !== after.passwordHash;
    const changed = Object.keys(differing(auditedUser(before), auditedUser(after)));
    const [only] = changed.length + Number(hasNewPassword) === 1 ? [...changed, 'password'] : [];
    let action: AuditAction = 'update';
    if (only === 'password') action = 'set-password';
    else if (only === 'isActive') action = after.isActive ? 'activate' : 'deactivate';
    return this.record(actor, action, { before, after, hasNewPassword, group });
  }

  private record(
    actor: AuthUser,
    action: AuditAction,
    {
      before,
      after,
      hasNewPassword,
      group,
    }: WriteOptions & {
      before?: UserRecord;
      after?: UserRecord;
      hasNewPassword?: boolean;
    },
  ): Promise<void> {
    const user = after ?? before;
    return this.audit.record({
      actor,
      action,
      resource: 'users',
      recordId: user?._id.toHexString() ?? '',
      label: user?.email ?? '',
      group,
      before: before && auditedUser(before),
      after: after && { ...auditedUser(after), ...(hasNewPassword && { signIn: 'new password' }) },
    });
  }
}
