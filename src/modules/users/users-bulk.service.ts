import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import { BULK_MESSAGES } from '../../contracts/users/bulk-messages';
import type { BulkUserChangeDto } from '../../contracts/users/bulk.dto';
import { applyToEach } from '../../core/database/apply-to-each';
import { AppError, fieldsRefused, notFound } from '../../core/errors/app-error';
import { extendedEnd, subscriptionEndOf, userTypeAt } from '../../domain/usage/subscription';
import type { AccountPatch } from './account-entry';
import { UsersAdminService } from './users-admin.service';
import { UsersRepository } from './users.repository';
import type { UserRecord } from './users.schema';

/** What admins do with many accounts at once: each by the rules of a single change, and on its own. */
@Injectable()
export class UsersBulkService {
  constructor(
    private readonly users: UsersRepository,
    private readonly accounts: UsersAdminService,
  ) {}

  async update(admin: AuthUser, ids: readonly string[], change: BulkUserChangeDto): Promise<string[]> {
    const now = new Date();
    checkChange(change, now);
    return this.applyToEach(ids, async (id) => {
      const user = await this.users.find(id);
      if (!user) throw notFound();
      await this.accounts.update(admin, id, patchOf(change, user, now));
    });
  }

  remove(admin: AuthUser, ids: readonly string[]): Promise<string[]> {
    return this.applyToEach(ids, (id) => this.accounts.remove(admin, id));
  }

  private async applyToEach(
    ids: readonly string[],
    apply: (id: string) => Promise<unknown>,
  ): Promise<string[]> {
    const names = await this.users.names(ids);
    return applyToEach(ids, apply, (id) => names.get(id));
  }
}

/** What no user may be given. */
function checkChange(change: BulkUserChangeDto, now: Date): void {
  const { isActive, batch, userPlan, extendBy, extendUntil } = change;
  const given = [isActive, batch, userPlan, extendBy, extendUntil].filter((value) => value !== undefined);
  if (given.length !== 1) throw new AppError('BAD_REQUEST', BULK_MESSAGES.oneChange);
  for (const field of ['subscriptionEndDate', 'extendUntil'] as const) {
    const day = change[field];
    if (day && subscriptionEndOf(day) < now) throw fieldsRefused({ [field]: BULK_MESSAGES.dayPast });
  }
}

/** What becomes of one user's fields; throws what keeps the user from it. */
function patchOf(change: BulkUserChangeDto, user: UserRecord, now: Date): AccountPatch {
  if (change.isActive !== undefined) return { isActive: change.isActive };
  if (user.role !== 'student') throw refused(BULK_MESSAGES.studentsOnly);
  if (change.batch) return { batch: change.batch };
  if (change.userPlan) return planPatch(change.userPlan, change.subscriptionEndDate, user, now);
  return { subscriptionEndDate: longerEnd(change, user, now).toISOString() };
}

function planPatch(
  userPlan: string,
  endIfFree: string | undefined,
  user: UserRecord,
  now: Date,
): AccountPatch {
  if (userTypeAt(user, now) === 'pro') return { userPlan };
  return { userPlan, userType: 'pro', subscriptionEndDate: endIfFree ?? null };
}

function longerEnd({ extendBy, extendUntil }: BulkUserChangeDto, user: UserRecord, now: Date): Date {
  const { userType, subscriptionEndDate } = user;
  if (userType !== 'pro') throw refused(BULK_MESSAGES.noSubscription);
  if (extendBy !== undefined || extendUntil === undefined) {
    return extendedEnd(subscriptionEndDate, extendBy ?? 0, now);
  }
  const until = subscriptionEndOf(extendUntil);
  if (subscriptionEndDate && until < subscriptionEndDate) throw refused(BULK_MESSAGES.endsLater);
  return until;
}

function refused(message: string): AppError {
  return new AppError('VALIDATION_FAILED', message);
}
