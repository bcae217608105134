import type { AuthUser } from '../../contracts/access/access';
import { PHOTO_ADDRESS, type UserView } from '../../contracts/users/users';
import { type Subscription, userTypeAt } from '../../domain/usage/subscription';
import type { Batch } from '../permissions/permissions.service';
import type { SeenUser } from './users.repository';
import type { UserRecord } from './users.schema';

/** The account as everybody sees it who may see it at all. */
export function toUserView(user: SeenUser, batch: Batch | null | undefined, now: Date): UserView {
  const id = user._id.toHexString();
  const { name, email, role, isActive, photoURL, extendedPermissions, extendedPlans } = user;
  return {
    _id: id,
    id,
    name,
    email,
    role,
    userType: userTypeAt(user, now),
    isActive,
    batch: user.batch?.toHexString() ?? null,
    batchName: batch?.name ?? '',
    photoURL,
    data: { displayName: name, photoURL, email, settings: user.settings, shortcuts: user.shortcuts },
    permissions: { defaultTool: batch?.defaultTool ?? '', allowed: batch?.allowed ?? [] },
    extendedPermissions,
    subscriptionEndDate: user.subscriptionEndDate?.toISOString() ?? null,
    userPlan: user.userPlan?.toHexString() ?? null,
    extendedPlans,
    createdAt: user.createdAt.toISOString(),
    twoFactor: hasTwoFactor(user),
  };
}

/** The account as admins see it. */
export function toAdminUserView(user: UserRecord, batch: Batch | null | undefined, now: Date): UserView {
  const { userType: storedUserType, lastLoginAt } = user;
  const view = toUserView(user, batch, now);
  return {
    ...view,
    storedUserType,
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    invitedUntil: invitedUntil(user, now)?.toISOString() ?? null,
  };
}

function invitedUntil({ passwordLink, lastLoginAt }: UserRecord, now: Date): Date | undefined {
  if (!passwordLink?.invitation || lastLoginAt || passwordLink.expiresAt <= now) return undefined;
  return passwordLink.expiresAt;
}

/** What the audit log keeps of an account: nothing that opens it or its photo. */
export function auditedUser(user: UserRecord): Record<string, unknown> {
  const { name, email, role, isActive, userType, extendedPermissions, extendedPlans } = user;
  return {
    name,
    email,
    role,
    isActive,
    photo: PHOTO_ADDRESS.exec(user.photoURL)?.[1] ?? null,
    batch: user.batch?.toHexString() ?? null,
    userType,
    subscriptionEndDate: user.subscriptionEndDate?.toISOString() ?? null,
    userPlan: user.userPlan?.toHexString() ?? null,
    extendedPlans,
    extendedPermissions,
  };
}

/** The account as guards and services know the signed-in user. */
export function toAuthUser(user: SeenUser, batch: Batch | null, now: Date): AuthUser {
  const { name, email, role, extendedPermissions, tokenVersion, settings } = user;
  const { csvDelimiter } = settings;
  return {
    id: user._id.toHexString(),
    name,
    email,
    role,
    userType: userTypeAt(user, now),
    tokenVersion,
    twoFactor: hasTwoFactor(user),
    extendedPermissions,
    ...(csvDelimiter && { csvDelimiter }),
    ...(batch && { permissions: { defaultTool: batch.defaultTool, allowed: batch.allowed } }),
  };
}

export function hasTwoFactor({ twoFactorSince }: SeenUser): boolean {
  return Boolean(twoFactorSince);
}

/** What the plan rules read of the account. */
export function toSubscription(user: SeenUser): Subscription {
  const { userType, subscriptionEndDate, userPlan, planSince } = user;
  return { userType, subscriptionEndDate, userPlan: userPlan?.toHexString() ?? null, planSince };
}
