import type { AccountState, UserType } from '../../contracts/access/roles';

/** What the plan rules read of a user. */
export interface Subscription {
  userType: UserType;
  /** The moment from which a pro user counts as free. */
  subscriptionEndDate: Date | null;
  userPlan: string | null;
  /** When the user got the plan, or became free. */
  planSince: Date;
}

/** What a user counts as at a moment: a pro user whose subscription has ended is free from then on. */
export function userTypeAt(
  user: Pick<Subscription, 'userType' | 'subscriptionEndDate'>,
  now: Date,
): UserType {
  if (user.userType === 'free') return 'free';
  return user.subscriptionEndDate !== null && now < user.subscriptionEndDate ? 'pro' : 'free';
}

/** What an account is that counts as the one and is stored as the other: a pro who counts as free has lapsed. */
export function accountStateOf({
  userType,
  storedUserType,
}: {
  userType: UserType;
  storedUserType?: UserType;
}): AccountState {
  return userType === 'free' && storedUserType === 'pro' ? 'lapsed' : userType;
}

/** The moment from which the user's present windows are counted. */
export function planStartAt(user: Subscription, now: Date): Date {
  const lapsed = user.userType === 'pro' && userTypeAt(user, now) === 'free';
  return (lapsed && user.subscriptionEndDate) || user.planSince;
}

/** When a changed account got its plan: now where what it counts as or its plan is new, else as before. */
export function planSinceAfterChange(
  before: Subscription,
  after: Omit<Subscription, 'planSince'>,
  now: Date,
): Date {
  const type = userTypeAt(before, now);
  const unchanged =
    type === userTypeAt(after, now) && (type === 'free' || before.userPlan === after.userPlan);
  return unchanged ? planStartAt(before, now) : now;
}

const END_OF_DAY = 'T23:59:59.999Z';

/** Reads an entered end: a plain date counts to its end, UTC; a date with time is the moment itself. */
export function subscriptionEndOf(text: string): Date {
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}${END_OF_DAY}` : text);
}

/** An end as `subscriptionEndOf` reads it: a plain date where it is the end of that day, else the moment. */
export function subscriptionEndText(end: Date): string {
  const moment = end.toISOString();
  return moment.endsWith(END_OF_DAY) ? moment.slice(0, -END_OF_DAY.length) : moment;
}

const DAY_MS = 86_400_000;

/** The end of a subscription that is made longer by days: counted from its end, or from today where that has passed. */
export function extendedEnd(end: Date | null, days: number, now: Date): Date {
  const from = end !== null && now < end ? end : subscriptionEndOf(now.toISOString().slice(0, 10));
  return new Date(from.getTime() + days * DAY_MS);
}
