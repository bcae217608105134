import { Inject, Injectable, Logger } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { ErrorCode } from '../../contracts/error-codes';
import type { PlanLimits } from '../../contracts/usage/limits';
import { MESSAGES } from '../../contracts/messages';
import type { UserView } from '../../contracts/users/users';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { admitsSamples } from '../../config/loopback';
import type { Caller } from '../../core/auth/caller';
import { verifyNothing, verifyPassword } from '../../core/auth/passwords';
import { isDiskFull, logDiskFull } from '../../core/disk/disk-full';
import type { Range } from '../../core/database/range';
import { AppError, fieldsRefused, notFound } from '../../core/errors/app-error';
import { References } from '../../core/references/references';
import { hasNoPermissions } from '../../domain/access/access';
import type { Subscription } from '../../domain/usage/subscription';
import { ApiKeysService } from '../api-keys/api-keys.service';
import { type Batch, PermissionsService } from '../permissions/permissions.service';
import { SecurityService } from '../security/security.service';
import { type SeenUser, UsersRepository } from './users.repository';
import type { UserRecord } from './users.schema';
import { hasTwoFactor, toAuthUser, toSubscription, toUserView } from './users.views';

/** The token version of a new account. */
export const FIRST_TOKEN_VERSION = 0;

export interface UserSubscription extends Subscription {
  extendedPlans: PlanLimits;
}

/** Who users are: credentials, sessions, views. */
@Injectable()
export class UsersService {
  private readonly samplesMayLogIn: boolean;
  private readonly logger = new Logger('Users');
  /** The accounts behind the users of the present requests, so that nothing is asked for twice. */
  private readonly accounts = new WeakMap<AuthUser, SeenUser>();

  constructor(
    private readonly users: UsersRepository,
    private readonly permissions: PermissionsService,
    private readonly security: SecurityService,
    private readonly apiKeys: ApiKeysService,
    @Inject(ENVIRONMENT) environment: Environment,
    references: References,
  ) {
    references.add('batch', (ids) => this.users.countReferences('batch', ids));
    references.add('plan', (ids) => this.users.countReferences('userPlan', ids));
    references.add('free-plan', (ids) => this.freeStudents(ids));
    this.samplesMayLogIn = admitsSamples(environment);
  }

  /** The user of an e-mail and a password; an unknown e-mail answers as a wrong password does, in the same time. */
  async verifyCredentials(email: string, password: string, caller: Caller): Promise<AuthUser> {
    const user = await this.users.findByEmail(email);
    const matches = user ? await verifyPassword(user.passwordHash, password) : await verifyNothing(password);
    if (!user || !matches) throw loginRefused('INVALID_CREDENTIALS', MESSAGES.invalidCredentials);
    if (!user.isActive) throw loginRefused('ACCOUNT_INACTIVE', MESSAGES.accountInactive);
    if (!this.isAdmitted(user, caller)) throw loginRefused('ACCOUNT_INACTIVE', MESSAGES.sampleAccountRefused);
    const authUser = await this.toAuthUser(user);
    if (hasNoPermissions(authUser)) throw loginRefused('NO_PERMISSIONS', MESSAGES.noPermissions);
    return authUser;
  }

  /** Refuses what is not the password of the account that is signed in. */
  async verifyOwnPassword(id: string, password: string): Promise<void> {
    const user = await this.users.find(id);
    if (user && (await verifyPassword(user.passwordHash, password))) return;
    throw fieldsRefused({ currentPassword: MESSAGES.currentPasswordWrong });
  }

  /**
   * The user of a token; null when the account is gone or inactive or the token's version is stale. Of an admin who acts
   * as a student, null too once that is stopped.
   */
  async loadAuthUser(
    id: string,
    tokenVersion: number,
    caller: Caller,
    actingToken?: string,
  ): Promise<AuthUser | null> {
    const user = await this.users.findForToken(id, tokenVersion, actingToken);
    if (!user || !this.isAdmitted(user, caller)) return null;
    const authUser = { ...(await this.toAuthUser(user)), ...(await this.duties(user)) };
    this.accounts.set(authUser, user);
    return authUser;
  }

  /** A user as the guards know it, for work that goes on without a request; null when the account is gone. */
  async authUser(id: string): Promise<AuthUser | null> {
    const user = await this.users.find(id);
    return user && this.toAuthUser(user);
  }

  /** The same; null too while the account is inactive. */
  async activeUser(id: string): Promise<AuthUser | null> {
    const user = await this.users.find(id);
    return user?.isActive ? this.toAuthUser(user) : null;
  }

  /** The owner of an API key; null when the account is gone, inactive, or not admitted from there. */
  async keyOwner(id: string, caller: Caller): Promise<AuthUser | null> {
    const user = await this.users.find(id);
    if (!user?.isActive || !this.isAdmitted(user, caller)) return null;
    return { ...(await this.toAuthUser(user)), ...(await this.duties(user)) };
  }

  /** Those of the ids whose accounts are there and active. */
  async activeAmong(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(await this.users.activeAmong(ids));
  }

  /** The ids of the admins who may log in. */
  activeAdmins(): Promise<string[]> {
    return this.users.ids(
      { role: 'admin', isActive: true },
      { field: 'email', direction: 'ASC' },
      new Date(),
    );
  }

  /** The id of the account with this e-mail. */
  async idOf(email: string): Promise<string | undefined> {
    return (await this.users.findByEmail(email))?._id.toHexString();
  }

  /** Makes all tokens of a user stale. */
  async endSessions(id: string): Promise<void> {
    await this.users.update(id, {}, true);
  }

  openActing(adminId: string, tokenId: string): Promise<void> {
    return this.users.openActing(adminId, tokenId);
  }

  /** The token is refused from now on; false where it was before. */
  stopActing(adminId: string, tokenId: string): Promise<boolean> {
    return this.users.stopActing(adminId, tokenId);
  }

  /** A login that can't be noted, as when the disk is full, is a login all the same. */
  async noteLogin(id: string): Promise<void> {
    await this.users.noteLogin(id, new Date()).catch((err: unknown) => {
      if (isDiskFull(err)) logDiskFull(err);
      else this.logger.warn({ err }, 'A login could not be noted');
    });
  }

  async view(id: string): Promise<UserView> {
    return this.toView(await this.existing(id));
  }

  /** When the accounts were added that were in this time. */
  additions(range: Range<Date>): Promise<Date[]> {
    return this.users.additions(range);
  }

  /** The caller of this request, as the account was when the request came. */
  async viewOfCaller(user: AuthUser): Promise<UserView> {
    return this.toView(this.accounts.get(user) ?? (await this.existing(user.id)));
  }

  /** What the user has paid for, for the counting of usage. */
  async subscription(id: string): Promise<UserSubscription> {
    return subscriptionOf(await this.existing(id));
  }

  /** Accounts as the guards know them, with what they have paid for; those that are gone are left out. */
  async subscribers(ids: readonly string[]): Promise<{ user: AuthUser; subscription: UserSubscription }[]> {
    const users = await this.users.findMany(ids);
    return Promise.all(
      users.map(async (user) => ({ user: await this.toAuthUser(user), subscription: subscriptionOf(user) })),
    );
  }

  /** Names and e-mails of accounts, by their ids; those that are gone are left out. */
  identities(ids: readonly string[]): Promise<Map<string, Pick<UserRecord, 'name' | 'email'>>> {
    return this.users.identities(ids);
  }

  /** Where an account gets mail, or why nowhere: while it is inactive, and as a sample, whose address is nobody's. */
  async mailbox(id: string): Promise<Pick<UserRecord, 'name' | 'email'> | 'inactive' | 'sample'> {
    const user = await this.users.find(id);
    if (!user?.isActive) return 'inactive';
    return user.sample ? 'sample' : { name: user.name, email: user.email };
  }

  private async freeStudents(planIds: readonly string[]): Promise<Map<string, number>> {
    const count = await this.users.countFreeStudents(new Date());
    return new Map(planIds.map((id) => [id, count]));
  }

  private async existing(id: string): Promise<UserRecord> {
    const user = await this.users.find(id);
    if (!user) throw notFound();
    return user;
  }

  private async toView(user: SeenUser): Promise<UserView> {
    return {
      ...toUserView(user, await this.batchOf(user), new Date()),
      ...(await this.duties(user)),
      ...((await this.apiKeys.isAllowedTo(user)) && { apiKeys: true }),
    };
  }

  private async toAuthUser(user: SeenUser): Promise<AuthUser> {
    return toAuthUser(user, await this.batchOf(user), new Date());
  }

  /** What an account has to do before anything else. */
  private async duties(user: SeenUser): Promise<{ mustSetUpTwoFactor?: true }> {
    if (user.role !== 'admin' || hasTwoFactor(user)) return {};
    return (await this.security.view()).adminsNeedTwoFactor ? { mustSetUpTwoFactor: true } : {};
  }

  private async batchOf(user: SeenUser): Promise<Batch | null> {
    return user.batch && this.permissions.findBatch(user.batch.toHexString());
  }

  private isAdmitted(user: SeenUser, { isLocal }: Caller): boolean {
    return !user.sample || (this.samplesMayLogIn && isLocal);
  }
}

export function subscriptionOf(user: UserRecord): UserSubscription {
  return { ...toSubscription(user), extendedPlans: user.extendedPlans };
}

/** The sentence shows on both fields of the login form. */
function loginRefused(code: ErrorCode, message: string): AppError {
  return new AppError(code, message, { errors: { email: message, password: message } });
}
