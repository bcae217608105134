import { Inject, Injectable, Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import { createHash, randomBytes } from 'node:crypto';
import type { AuthUser } from '../../contracts/access/access';
import { MESSAGES } from '../../contracts/messages';
import { PASSWORD_LINK_MESSAGES } from '../../contracts/users/password-link-messages';
import {
  type OpenPasswordLinkView,
  PASSWORD_LINK_MS,
  type PasswordLinkView,
  SET_PASSWORD_PATH,
} from '../../contracts/users/password-links';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import type { Caller } from '../../core/auth/caller';
import { hashPassword } from '../../core/auth/passwords';
import { AppError, fieldsRefused, notFound } from '../../core/errors/app-error';
import { Mailer } from '../../core/mail/mailer';
import { LoginAttempts } from '../../core/throttle/login-attempts';
import { MailRequests } from '../../core/throttle/mail-requests';
import { AuditService } from '../audit/audit.service';
import { InstanceService } from '../instance/instance.service';
import { type LinkKey, PasswordLinksRepository } from './password-links.repository';
import { passwordLinkMail } from './password-mails';
import { UsersRepository } from './users.repository';
import type { UserRecord } from './users.schema';

const SECRET_BYTES = 32;
const TOKEN = /^([0-9a-f]{24})\.([\w-]{43})$/;

type Maker = Pick<AuthUser, 'id' | 'email'>;

interface MadeLink {
  user: UserRecord;
  url: string;
  expiresAt: Date;
}

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
    private readonly mailer: Mailer,
    private readonly instance: InstanceService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** For an admin to hand over; mailed as well where mail is on. `origin` is where the admin has this instance open. */
  async make(admin: Maker, id: string, origin: string): Promise<PasswordLinkView> {
    const link = await this.put(id, admin, origin);
    if (!link) throw await this.whyNot(id);
    const { user, url } = link;
    const expiresAt = link.expiresAt.toISOString();
    await this.record(admin, user, { signIn: 'link to choose a password', expiresAt });
    return { url, expiresAt, mail: this.mailer.isOn ? await this.mail(link) : 'off' };
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
    const user = await this.links.use(keyOf(token), new Date(), await hashPassword(password));
    if (!user?.passwordLink) throw linkDead();
    const { madeBy, madeByEmail } = user.passwordLink;
    const maker = { id: madeBy.toHexString(), email: madeByEmail };
    await this.record(maker, user, { signIn: 'new password, chosen through a link' });
    return { email: user.email };
  }

  /** Answers before anything is looked up: neither words nor time tell whether there is such an account. */
  async forgot(email: string, caller: Caller): Promise<{ message: string }> {
    if (!this.mailer.isOn) throw new AppError('NOT_FOUND', PASSWORD_LINK_MESSAGES.noMail);
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
    const link = await this.put(id, { id, email: owner.email }, this.environment.publicUrl);
    if (link) await this.mail(link);
  }

  /** A try counts until it turns out to be right, as one of a password does. Nothing is hashed for who has no link. */
  private async opened(token: string, caller: Caller): Promise<UserRecord> {
    return this.attempts.check(token, caller, async () => {
      const user = TOKEN.test(token) ? await this.links.find(keyOf(token), new Date()) : null;
      if (!user) throw linkDead();
      return user;
    });
  }

  private async put(id: string, maker: Maker, origin: string): Promise<MadeLink | null> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const expiresAt = new Date(Date.now() + PASSWORD_LINK_MS);
    const user = await this.links.put(id, {
      hash: hashOf(secret),
      expiresAt,
      madeBy: new Types.ObjectId(maker.id),
      madeByEmail: maker.email,
    });
    const base = this.environment.publicUrl || origin;
    return user && { user, url: `${base}${SET_PASSWORD_PATH}#${id}.${secret}`, expiresAt };
  }

  private async mail({ user, url }: MadeLink): Promise<'sent' | 'failed'> {
    try {
      await this.mailer.send(passwordLinkMail(user, url, await this.instance.view()));
      return 'sent';
    } catch (error) {
      const { message } = error as Error;
      this.logger.warn(`A link to choose a password could not be mailed: ${message}`);
      return 'failed';
    }
  }

  private async whyNot(id: string): Promise<AppError> {
    const user = await this.users.find(id);
    return user ? new AppError('CONFLICT', PASSWORD_LINK_MESSAGES.accountInactive) : notFound();
  }

  private record(actor: Maker, { _id, email }: UserRecord, after: Record<string, string>): Promise<void> {
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

/** The secret is as random as its hash, so that a plain one is as good as one for passwords. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

function keyOf(token: string): LinkKey {
  const [, user = '', secret = ''] = TOKEN.exec(token) ?? [];
  return { user, hash: hashOf(secret) };
}

function linkDead(): AppError {
  return new AppError('LINK_DEAD', PASSWORD_LINK_MESSAGES.dead);
}
