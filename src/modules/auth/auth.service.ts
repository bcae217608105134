import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { LoginDto } from '../../contracts/auth/auth.dto';
import { MESSAGES } from '../../contracts/messages';
import type { SessionView, UserView } from '../../contracts/users/users';
import type { Caller } from '../../core/auth/caller';
import { isObjectId } from '../../core/database/object-id';
import { AppError } from '../../core/errors/app-error';
import { LoginAttempts } from '../../core/throttle/login-attempts';
import { hasNoPermissions } from '../../domain/access/access';
import { FIRST_TOKEN_VERSION, UsersService } from '../users/users.service';
import { invalidToken, type TokenClaims, TokensService } from './tokens.service';

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly tokens: TokensService,
    private readonly attempts: LoginAttempts,
  ) {}

  async logIn({ email, password }: LoginDto, caller: Caller): Promise<SessionView> {
    await this.attempts.count(email, caller);
    const user = await this.users.verifyCredentials(email, password, caller);
    await this.attempts.giveBack(email, caller);
    await this.users.noteLogin(user.id);
    return { user: await this.users.view(user.id), access_token: this.tokens.sign(user) };
  }

  /** The user of a token's claims, as the database knows it now. */
  async userOf({ sub, ver }: TokenClaims, caller: Caller): Promise<AuthUser> {
    const isOurs = isObjectId(sub) && Number.isInteger(ver);
    const user = isOurs && (await this.users.loadAuthUser(sub, ver, caller));
    if (!user) throw invalidToken();
    return user;
  }

  /** A fresh token for the holder of one that is still good. */
  async renew(token: string, caller: Caller): Promise<SessionView> {
    const user = await this.userOf(this.tokens.verify(token), caller);
    if (hasNoPermissions(user)) throw new AppError('NO_PERMISSIONS', MESSAGES.noPermissions);
    return { user: await this.users.viewOfCaller(user), access_token: this.tokens.sign(user) };
  }

  /** The session of an account that was made just now. */
  sessionOfNew(user: UserView): SessionView {
    return { user, access_token: this.tokens.sign({ ...user, tokenVersion: FIRST_TOKEN_VERSION }) };
  }

  /** The session as it is, with the token that it came with. */
  async describe(user: AuthUser, token: string): Promise<SessionView> {
    return { user: await this.users.viewOfCaller(user), access_token: token };
  }

  logOutEverywhere({ id }: AuthUser): Promise<void> {
    return this.users.endSessions(id);
  }
}
