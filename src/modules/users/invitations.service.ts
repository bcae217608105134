import type { ExportColumns } from '../../core/http/export';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { AuthUser } from '../../contracts/access/access';
import { INVITATION_MESSAGES } from '../../contracts/users/invitation-messages';
import type { PasswordLinkView } from '../../contracts/users/password-links';
import { applyToEach } from '../../core/database/apply-to-each';
import { AppError, notFound } from '../../core/errors/app-error';
import { AuditService } from '../audit/audit.service';
import { LinkMaker, type MadeLink } from './link-maker';
import { UsersRepository } from './users.repository';
import type { UserRecord } from './users.schema';

/** One line of the links that are handed over as a file: a link, or why there is none. */
export interface InvitationRow {
  name: string;
  email: string;
  url: string;
  expiresAt: string;
  note: string;
}

/** Whose invitation it is, and the audit log's entry that it belongs to. */
interface Invitee {
  id: string;
  group?: string;
}

export interface InvitedBy {
  admin: AuthUser;
  /** Where the admin has this instance open. */
  origin: string;
}

/** Mails that fail one after the other until a mail server counts as away. */
const MOST_FAILURES = 2;
const LOOKED_UP_AT_ONCE = 100;

/** Invites who has an account and has never logged in: by mail, or with links that an admin hands over. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly maker: LinkMaker,
    private readonly users: UsersRepository,
    private readonly audit: AuditService,
  ) {}

  get mailsOn(): boolean {
    return this.maker.mailsOn;
  }

  /** One invitation, mailed where mail is on; its link is told this once. */
  async invite(from: InvitedBy, invitee: Invitee): Promise<PasswordLinkView> {
    const link = await this.make(from, invitee);
    const mail = await this.maker.mail('invitation', link, from.admin);
    return { url: link.url, expiresAt: link.expiresAt.toISOString(), mail };
  }

  /** Mails an invitation to each; who is refused, or whose mail is, is named in the answer. */
  async mailAll(from: InvitedBy, ids: readonly string[]): Promise<string[]> {
    if (!this.mailsOn) throw new AppError('CONFLICT', INVITATION_MESSAGES.noMail);
    const names = await this.users.names(ids);
    let failures = 0;
    const mailOne = async (id: string) => {
      if (failures >= MOST_FAILURES) throw new AppError('UNAVAILABLE', INVITATION_MESSAGES.notTried);
      const { mail } = await this.invite(from, { id });
      failures = mail === 'failed' ? failures + 1 : 0;
      if (mail === 'failed') throw new AppError('UNAVAILABLE', INVITATION_MESSAGES.notMailed);
    };
    return applyToEach(ids, mailOne, (id) => names.get(id));
  }

  /**
   * New links for these users, made while they are read. The audit log has one entry of them, which is written first: a
   * download that breaks off is known as well.
   */
  async links(
    from: InvitedBy,
    ids: readonly string[],
    label: string,
  ): Promise<AsyncGenerator<InvitationRow, void>> {
    const group = new Types.ObjectId().toHexString();
    await this.audit.record({
      actor: from.admin,
      action: 'invite',
      resource: 'users',
      recordId: group,
      label,
      after: { links: ids.length },
    });
    return this.linkRows(from, ids, group);
  }

  private async *linkRows(
    from: InvitedBy,
    ids: readonly string[],
    group: string,
  ): AsyncGenerator<InvitationRow, void> {
    for (let start = 0; start < ids.length; start += LOOKED_UP_AT_ONCE) {
      const part = ids.slice(start, start + LOOKED_UP_AT_ONCE);
      const users = new Map((await this.users.findMany(part)).map((user) => [user._id.toHexString(), user]));
      for (const id of part) {
        const { name = '', email = id } = users.get(id) ?? {};
        yield { name, email, ...(await this.linkOrNote(from, { id, group })) };
      }
    }
  }

  private async linkOrNote(
    from: InvitedBy,
    invitee: Invitee,
  ): Promise<Omit<InvitationRow, 'name' | 'email'>> {
    try {
      const { url, expiresAt } = await this.make(from, invitee);
      return { url, expiresAt: expiresAt.toISOString(), note: '' };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { url: '', expiresAt: '', note: error.message };
    }
  }

  private async make({ admin, origin }: InvitedBy, { id, group }: Invitee): Promise<MadeLink> {
    const link = await this.maker.make('invitation', id, { maker: admin, origin });
    if (!link) throw refusalOf(await this.users.find(id));
    await this.audit.record({
      actor: admin,
      action: 'invite',
      resource: 'users',
      recordId: id,
      label: link.user.email,
      after: { signIn: 'invitation', expiresAt: link.expiresAt.toISOString() },
      group,
    });
    return link;
  }
}

function refusalOf(user: UserRecord | null): AppError {
  if (!user) return notFound();
  const { inactive, hasLoggedIn } = INVITATION_MESSAGES;
  return new AppError('CONFLICT', user.isActive ? hasLoggedIn : inactive);
}

/** The csv of links that an admin hands over. */
export const INVITATION_EXPORT: ExportColumns<InvitationRow> = {
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Link: ({ url }) => url,
  'Works until': ({ expiresAt }) => expiresAt,
  Note: ({ note }) => note,
};
