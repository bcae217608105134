import { BULK_MESSAGES } from '../../contracts/users/bulk-messages';
import type { BulkUserChangeDto } from '../../contracts/users/bulk.dto';
import { AppError, fieldsRefused } from '../../core/errors/app-error';
import { extendedEnd, subscriptionEndOf, userTypeAt } from '../../domain/usage/subscription';
import type { AccountPatch } from './account-entry';
import type { UserRecord } from './users.schema';

/** What no user may be given. */
export function checkChange(change: BulkUserChangeDto, now: Date): void {
  const { isActive, batch, userPlan, extendBy, extendUntil } = change;
  const given = [isActive, batch, userPlan, extendBy, extendUntil].filter((value) => value !== undefined);
  if (given.length !== 1) throw new AppError('BAD_REQUEST', BULK_MESSAGES.oneChange);
  for (const field of ['subscriptionEndDate', 'extendUntil'] as const) {
    const day = change[field];
    if (day && subscriptionEndOf(day) < now) throw fieldsRefused({ [field]: BULK_MESSAGES.dayPast });
  }
}

/** What becomes of one user's fields; throws what keeps the user from it. */
export function patchOf(change: BulkUserChangeDto, user: UserRecord, now: Date): AccountPatch {
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
