import { FREE_PLAN_NAME } from '../../contracts/plans/plans';
import { identityKey } from '../text/identity-key';

const FREE_PLAN_KEY = identityKey(FREE_PLAN_NAME);

/** Whether a plan of this name is the one that free users have the limits of: the name in whatever spelling is the same. */
export function isFreePlan(name: string): boolean {
  return identityKey(name) === FREE_PLAN_KEY;
}
