import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import type { AuthUser } from '../../contracts/access/access';
import { INVITATION_MS, PASSWORD_LINK_MS, SET_PASSWORD_PATH } from '../../contracts/users/password-links';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { Mailer } from '../../core/mail/mailer';
import { InstanceService } from '../instance/instance.service';
import { type LinkKey, PasswordLinksRepository } from './password-links.repository';
import { invitationMail, passwordLinkMail } from './password-mails';
import type { UserRecord } from './users.schema';

const SECRET_BYTES = 32;
const TOKEN = /^([0-9a-f]{24})\.([\w-]{43})$/;

export type LinkKind = 'password' | 'invitation';
export type Maker = Pick<AuthUser, 'id' | 'email' | 'name'>;

export interface MadeLink {
  user: UserRecord;
  url: string;
  expiresAt: Date;
}

/** Who makes a link, and where that admin has this instance open, for where PUBLIC_URL is not set. */
export interface LinkFrom {
  maker: Maker;
  origin: string;
}

/** Makes links that let their holder choose a password, in place of an older one, and mails them. */
@Injectable()
export class LinkMaker {
  private readonly logger = new Logger('PasswordLinks');

  constructor(
    private readonly links: PasswordLinksRepository,
    private readonly mailer: Mailer,
    private readonly instance: InstanceService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  get mailsOn(): boolean {
    return this.mailer.isOn;
  }

  /** Null where the account is gone, not active or, for an invitation, was logged in to. */
  async make(kind: LinkKind, id: string, { maker, origin }: LinkFrom): Promise<MadeLink | null> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const expiresAt = new Date(Date.now() + (kind === 'invitation' ? INVITATION_MS : PASSWORD_LINK_MS));
    const link = {
      hash: hashOf(secret),
      expiresAt,
      madeBy: new Types.ObjectId(maker.id),
      madeByEmail: maker.email,
    };
    const user = await (kind === 'invitation'
      ? this.links.putInvitation(id, link)
      : this.links.put(id, link));
    const base = this.environment.publicUrl || origin;
    return user && { user, url: `${base}${SET_PASSWORD_PATH}#${id}.${secret}`, expiresAt };
  }

  /** A sample account's address is nobody's. */
  async mail(kind: LinkKind, { user, url }: MadeLink, maker: Maker): Promise<'sent' | 'failed' | 'off'> {
    if (!this.mailer.isOn || user.sample) return 'off';
    try {
      const sender = await this.instance.view();
      const mail =
        kind === 'invitation'
          ? invitationMail(user, { url, maker, sender })
          : passwordLinkMail(user, { url, sender });
      await this.mailer.send(mail);
      return 'sent';
    } catch (error) {
      const { message } = error as Error;
      this.logger.warn(`A link to choose a password could not be mailed: ${message}`);
      return 'failed';
    }
  }
}

/** What a link's secret opens, or nothing where it does not look like one of ours. */
export function linkKeyOf(token: string): LinkKey | undefined {
  const [, user, secret] = TOKEN.exec(token) ?? [];
  return user && secret ? { user, hash: hashOf(secret) } : undefined;
}

/** The secret is as random as its hash, so that a plain one is as good as one for passwords. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
