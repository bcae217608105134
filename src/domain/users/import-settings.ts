import type { ImportSettings } from '../../contracts/users/user-import';

/** A file that says all of itself. */
export const NO_SETTINGS: ImportSettings = { dateOrder: 'day-first', invite: false };

type Fields = Record<string, unknown>;

/**
 * What a row says, with what is set for the whole file where it says nothing. Admins have no batch and no plan, and who
 * is free by the row itself gets none.
 */
export function withSettings(fields: Fields, settings: ImportSettings): Fields {
  if (fields.role === 'admin') return fields;
  const { batch, userPlan, userType, subscriptionEndDate } = settings;
  const filled = without({ batch, ...fields });
  if (fields.userType === 'free') return filled;
  const isPro = [
    fields.userType,
    fields.userPlan,
    fields.subscriptionEndDate,
    userPlan,
    subscriptionEndDate,
  ].some(Boolean);
  if (!isPro && userType !== 'pro') return without({ userType, ...filled });
  return without({ userPlan, subscriptionEndDate, ...filled, userType: 'pro' });
}

function without(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
