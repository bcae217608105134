import { Inject, Injectable, Logger } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import { MESSAGES } from '../../contracts/messages';
import { PASSWORD_LINK_MESSAGES } from '../../contracts/users/password-link-messages';
import type { OpenPasswordLinkView, PasswordLinkView } from '../../contracts/users/password-links';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import type { Caller } from '../../core/auth/caller';
import { hashPassword } from '../../core/auth/passwords';
import { AppError, fieldsRefused, notFound } from '../../core/errors/app-error';
import { LoginAttempts } from '../../core/throttle/login-attempts';
import { MailRequests } from '../../core/throttle/mail-requests';
import { AuditService } from '../audit/audit.service';
import { linkKeyOf, LinkMaker } from './link-maker';
import { PasswordLinksRepository } from './password-links.repository';
import { UsersRepository } from './users.repository';
import type { UserRecord } from './users.schema';

/** One-time links that let their holder choose a password. A new one, a new password and a new e-mail end the one before. */
@Injectable()
export class PasswordLinksService {
  private readonly logger = new Logger('PasswordLinks');

  constructor(
    private readonly links: PasswordLinksRepository,
    private readonly users: UsersRepository,
    private readonly attempts: LoginAttempts,
    private readonly requests: MailRequests,
    private readonly audit: AuditService,
    private readonly maker: LinkMaker,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** For an admin to hand over; mailed as well where mail is on. `origin` is where the admin has this instance open. */
  async make(admin: AuthUser, id: string, origin: string): Promise<PasswordLinkView> {
    const link = await this.maker.make('password', id, { maker: admin, origin });
    if (!link) throw await this.whyNot(id);
    const { user, url } = link;
    const expiresAt = link.expiresAt.toISOString();
    await this.record(admin, user, { signIn: 'link to choose a password', expiresAt });
    return { url, expiresAt, mail: await this.maker.mail('password', link, admin) };
  }

  /** Whose link it is, before a password is typed. */
  async open(token: string, caller: Caller): Promise<OpenPasswordLinkView> {
    const { name, email } = await this.opened(token, caller);
    return { name, email, passwordMinLength: this.environment.passwordMinLength };
  }

  /** Sets the password and ends the account's sessions; the link is dead from then on. Gives the e-mail to log in with. */
  async use(token: string, password: string, caller: Caller): Promise<{ email: string }> {
    const { passwordMinLength } = this.environment;
    if (password.length < passwordMinLength) {
      throw fieldsRefused({ password: MESSAGES.passwordMin(passwordMinLength) });
    }
    await this.opened(token, caller);
    const key = linkKeyOf(token);
    const user = key && (await this.links.use(key, new Date(), await hashPassword(password)));
    if (!user?.passwordLink) throw linkDead();
    const { madeBy, madeByEmail } = user.passwordLink;
    const maker = { id: madeBy.toHexString(), email: madeByEmail };
    await this.record(maker, user, { signIn: 'new password, chosen through a link' });
    return { email: user.email };
  }

  /** Answers before anything is looked up: neither words nor time tell whether there is such an account. */
  async forgot(email: string, caller: Caller): Promise<{ message: string }> {
    if (!this.maker.mailsOn) throw new AppError('NOT_FOUND', PASSWORD_LINK_MESSAGES.noMail);
    await this.requests.count(email, caller);
    void this.mailToOwner(email).catch((err: unknown) => {
      this.logger.warn({ err }, 'A link to choose a password could not be made');
    });
    return { message: PASSWORD_LINK_MESSAGES.forgotSent };
  }

  /** To the address that the account has, not the one that was typed, which may only look like it. */
  private async mailToOwner(typed: string): Promise<void> {
    const owner = await this.users.findByEmail(typed);
    if (!owner?.isActive || owner.sample || !(await this.requests.mayMail(owner.email))) return;
    const id = owner._id.toHexString();
    const maker = { id, email: owner.email, name: owner.name };
    const link = await this.maker.make('password', id, { maker, origin: this.environment.publicUrl });
    if (link) await this.maker.mail('password', link, maker);
  }

  /** A try counts until it turns out to be right, as one of a password does. Nothing is hashed for who has no link. */
  private async opened(token: string, caller: Caller): Promise<UserRecord> {
    return this.attempts.check(token, caller, async () => {
      const key = linkKeyOf(token);
      const user = key && (await this.links.find(key, new Date()));
      if (!user) throw linkDead();
      return user;
    });
  }

  private async whyNot(id: string): Promise<AppError> {
    const user = await this.users.find(id);
    return user ? new AppError('CONFLICT', PASSWORD_LINK_MESSAGES.accountInactive) : notFound();
  }

  private record(
    actor: Pick<AuthUser, 'id' | 'email'>,
    { _id, email }: UserRecord,
    after: Record<string, string>,
  ): Promise<void> {
    const recordId = _id.toHexString();
    return this.audit.record({
      actor,
      action: 'set-password',
      resource: 'users',
      recordId,
      label: email,
      after,
    });
  }
}

function linkDead(): AppError {
  return new AppError('LINK_DEAD', PASSWORD_LINK_MESSAGES.dead);
}
