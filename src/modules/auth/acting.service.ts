import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { AuthUser } from '../../contracts/access/access';
import { ACTING_MESSAGES } from '../../contracts/auth/acting-messages';
import type { SessionView } from '../../contracts/users/users';
import type { Caller } from '../../core/auth/caller';
import { AppError, notFound } from '../../core/errors/app-error';
import { hasNoPermissions } from '../../domain/access/access';
import { AuditService } from '../audit/audit.service';
import { UsersService } from '../users/users.service';
import { AuthService } from './auth.service';
import { TokensService } from './tokens.service';

/**
 * An admin opens the application as a student. The admin's own session goes on beside it, so that the way back needs no
 * server: nothing here turns a student's token into an admin's.
 */
@Injectable()
export class ActingService {
  constructor(
    private readonly users: UsersService,
    private readonly auth: AuthService,
    private readonly tokens: TokensService,
    private readonly audit: AuditService,
  ) {}

  async start(admin: AuthUser, id: string, caller: Caller): Promise<SessionView> {
    const student = await this.studentOf(id);
    const tokenId = randomUUID();
    await this.users.openActing(admin.id, tokenId);
    const token = this.tokens.signActing(student, admin, tokenId);
    const user = await this.auth.userOf(this.tokens.verify(token), caller);
    const session = await this.auth.describe(user, token);
    await this.record(admin, user, { acting: 'started', until: session.acting?.until });
    return session;
  }

  /** The token ends. Of two calls at a time one is kept. */
  async stop(user: AuthUser): Promise<void> {
    const { actingAdmin } = user;
    if (!actingAdmin) throw new AppError('CONFLICT', ACTING_MESSAGES.notActing);
    const isStopped = await this.users.stopActing(actingAdmin.id, actingAdmin.tokenId);
    if (isStopped) await this.record(actingAdmin, user, { acting: 'ended' });
  }

  private async studentOf(id: string): Promise<AuthUser> {
    const { role, isActive } = await this.users.view(id);
    if (role !== 'student') throw new AppError('CONFLICT', ACTING_MESSAGES.studentsOnly);
    if (!isActive) throw new AppError('CONFLICT', ACTING_MESSAGES.activeOnly);
    const student = await this.users.authUser(id);
    if (!student) throw notFound();
    if (hasNoPermissions(student)) throw new AppError('CONFLICT', ACTING_MESSAGES.withoutTools);
    return student;
  }

  private record(
    actor: Pick<AuthUser, 'id' | 'email'>,
    { id, email }: AuthUser,
    after: Record<string, string | undefined>,
  ): Promise<void> {
    return this.audit.record({
      actor,
      action: 'act-as',
      resource: 'users',
      recordId: id,
      label: email,
      after,
    });
  }
}
