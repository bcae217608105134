import { Injectable } from '@nestjs/common';
import type { ActingAdmin, AuthUser } from '../../contracts/access/access';
import type { ActingView } from '../../contracts/auth/acting';
import type { LoginDto } from '../../contracts/auth/auth.dto';
import { TWO_FACTOR_MESSAGES } from '../../contracts/auth/two-factor-messages';
import { MESSAGES } from '../../contracts/messages';
import type { SessionView, UserView } from '../../contracts/users/users';
import type { Caller } from '../../core/auth/caller';
import { isObjectId } from '../../core/database/object-id';
import { AppError } from '../../core/errors/app-error';
import { LoginAttempts } from '../../core/throttle/login-attempts';
import { hasNoPermissions } from '../../domain/access/access';
import { TwoFactorService } from '../users/two-factor.service';
import { FIRST_TOKEN_VERSION, UsersService } from '../users/users.service';
import { invalidToken, type TokenClaims, TokensService } from './tokens.service';

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly twoFactor: TwoFactorService,
    private readonly tokens: TokensService,
    private readonly attempts: LoginAttempts,
  ) {}

  /** Without a code where one is needed, the right password is no wrong try. */
  async logIn({ email, password, code }: LoginDto, caller: Caller): Promise<SessionView> {
    const { user, isComplete } = await this.attempts.check(email, caller, async () => {
      const verified = await this.users.verifyCredentials(email, password, caller);
      return { user: verified, isComplete: await this.twoFactor.admits(verified.id, code) };
    });
    if (!isComplete) throw new AppError('TWO_FACTOR_REQUIRED', TWO_FACTOR_MESSAGES.codeRequired);
    await this.users.noteLogin(user.id);
    return { user: await this.users.view(user.id), access_token: this.tokens.sign(user) };
  }

  /** The user of a token's claims, as the database knows it now, and the admin who acts as that user. */
  async userOf({ act, jti: tokenId, exp = 0, ...claims }: TokenClaims, caller: Caller): Promise<AuthUser> {
    const user = await this.holderOf(claims, caller);
    if (!act) return user;
    if (typeof tokenId !== 'string') throw invalidToken();
    const { role, id, email, name, mustSetUpTwoFactor } = await this.holderOf(act, caller, tokenId);
    if (role !== 'admin' || mustSetUpTwoFactor || user.role !== 'student') throw invalidToken();
    // On the user itself, by which the account is known for the rest of the request.
    user.actingAdmin = { id, email, name, until: new Date(exp * 1000), tokenId };
    return user;
  }

  /** A fresh token for the holder of one that is still good; that of an acting admin lasts no longer than it did. */
  async renew(token: string, caller: Caller): Promise<SessionView> {
    const user = await this.userOf(this.tokens.verify(token), caller);
    if (hasNoPermissions(user)) throw new AppError('NO_PERMISSIONS', MESSAGES.noPermissions);
    return this.describe(user, user.actingAdmin ? token : this.tokens.sign(user));
  }

  /** Refuses what is not the password of who is logged in, as often as a login may be tried. */
  provePassword({ id, email }: AuthUser, password: string, caller: Caller): Promise<void> {
    return this.attempts.check(email, caller, () => this.users.verifyOwnPassword(id, password));
  }

  /** The session of an account that was made just now. */
  sessionOfNew(user: UserView): SessionView {
    return { user, access_token: this.tokens.sign({ ...user, tokenVersion: FIRST_TOKEN_VERSION }) };
  }

  /** For who has proven to be this user just now. */
  tokenFor(user: Pick<AuthUser, 'id' | 'role' | 'tokenVersion'>): string {
    return this.tokens.sign(user);
  }

  /** The session as it is, with its token. */
  async describe(user: AuthUser, token: string): Promise<SessionView> {
    const { actingAdmin } = user;
    return {
      user: await this.users.viewOfCaller(user),
      access_token: token,
      ...(actingAdmin && { acting: toActingView(actingAdmin) }),
    };
  }

  logOutEverywhere({ id }: AuthUser): Promise<void> {
    return this.users.endSessions(id);
  }

  private async holderOf(
    { sub, ver }: Pick<TokenClaims, 'sub' | 'ver'>,
    caller: Caller,
    actingToken?: string,
  ): Promise<AuthUser> {
    const isOurs = isObjectId(sub) && Number.isInteger(ver);
    const user = isOurs && (await this.users.loadAuthUser(sub, ver, caller, actingToken));
    if (!user) throw invalidToken();
    return user;
  }
}

function toActingView({ id, name, until }: ActingAdmin): ActingView {
  return { admin: { id, name }, until: until.toISOString() };
}
