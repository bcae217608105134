import { instanceToPlain } from 'class-transformer';
import { Types } from 'mongoose';
import type { UserType } from '../../contracts/access/roles';
import type { UpdateUserDto } from '../../contracts/users/users.dto';
import { planSinceAfterChange, subscriptionEndOf } from '../../domain/usage/subscription';
import type { UserChange } from './users.repository';
import type { UserRecord } from './users.schema';
import { toSubscription } from './users.views';

/** The fields of an account that an admin enters. */
const ENTERED_FIELDS = [
  'name',
  'email',
  'password',
  'role',
  'isActive',
  'batch',
  'userType',
  'subscriptionEndDate',
  'userPlan',
  'extendedPlans',
  'extendedPermissions',
  'photoURL',
] as const;

/** What a request changes of an account; anything else that it sends (views carry more) is left out. */
export type AccountPatch = Partial<Record<(typeof ENTERED_FIELDS)[number], unknown>>;

export function accountPatchOf(body: unknown): AccountPatch {
  if (typeof body !== 'object' || body === null) return {};
  const given = ENTERED_FIELDS.filter((field) => Object.hasOwn(body, field));
  return Object.fromEntries(given.map((field) => [field, (body as AccountPatch)[field]]));
}

/** The account as a form would hold it, so that a patch can be laid over it. */
export function enteredOf(user: UserRecord): Omit<UpdateUserDto, 'password'> {
  const { name, email, role, isActive, userType, extendedPlans, extendedPermissions, photoURL } = user;
  return {
    name,
    email,
    role,
    isActive,
    batch: user.batch?.toHexString() ?? null,
    userType,
    subscriptionEndDate: user.subscriptionEndDate?.toISOString() ?? null,
    userPlan: user.userPlan?.toHexString() ?? null,
    extendedPlans,
    extendedPermissions,
    photoURL,
  };
}

/** What an account is, or would be: ids of its batch and plan, and the end as ISO 8601; empty: none. */
export interface AccountOutline {
  name: string;
  account: 'admin' | UserType;
  batch: string;
  plan: string;
  ends: string;
}

type Outlined = Pick<UserRecord, 'name' | 'role' | 'userType' | 'batch' | 'userPlan' | 'subscriptionEndDate'>;

export function outlineOf(account: Outlined): AccountOutline {
  const { name, role, userType, batch, userPlan, subscriptionEndDate } = account;
  return {
    name,
    account: role === 'admin' ? 'admin' : userType,
    batch: batch?.toHexString() ?? '',
    plan: userPlan?.toHexString() ?? '',
    ends: subscriptionEndDate?.toISOString() ?? '',
  };
}

type AccountFields = Required<
  Pick<
    UserChange,
    | 'name'
    | 'nameKey'
    | 'email'
    | 'isActive'
    | 'photoURL'
    | 'batch'
    | 'userType'
    | 'subscriptionEndDate'
    | 'userPlan'
    | 'extendedPlans'
    | 'extendedPermissions'
    | 'planSince'
  >
>;

/** What is stored of checked input. Admins have no batch and no plan, free students no plan. */
export function accountFieldsOf(
  entered: Omit<UpdateUserDto, 'password'>,
  extendedPermissions: string[],
  before: UserRecord | null,
  now: Date,
): AccountFields {
  const isStudent = entered.role === 'student';
  const isPro = isStudent && entered.userType === 'pro';
  const subscription = {
    userType: isPro ? ('pro' as const) : ('free' as const),
    subscriptionEndDate:
      isPro && entered.subscriptionEndDate ? subscriptionEndOf(entered.subscriptionEndDate) : null,
    userPlan: (isPro && entered.userPlan) || null,
  };
  return {
    name: entered.name,
    nameKey: entered.name.toLowerCase(),
    email: entered.email,
    isActive: entered.isActive,
    photoURL: entered.photoURL,
    ...subscription,
    batch: isStudent && entered.batch ? new Types.ObjectId(entered.batch) : null,
    userPlan: subscription.userPlan ? new Types.ObjectId(subscription.userPlan) : null,
    extendedPlans: isPro ? instanceToPlain(entered.extendedPlans, { exposeUnsetFields: false }) : {},
    extendedPermissions,
    planSince: before ? planSinceAfterChange(toSubscription(before), subscription, now) : now,
  };
}

/** What stood where a change of the account is. */
export function formerFieldsOf(before: UserRecord, change: UserChange): UserChange {
  const fields = Object.keys(change) as (keyof UserChange)[];
  return Object.fromEntries(fields.map((field) => [field, before[field]]));
}
