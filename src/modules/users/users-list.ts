import { ACCOUNT_STATES, ROLES, USER_TYPES } from '../../contracts/access/roles';
import { ENDING_DAYS } from '../../contracts/users/users';

/** What the list of users can be sorted and filtered by. */
export const USERS_LIST = {
  sort: [
    'name',
    'email',
    'role',
    'userType',
    'isActive',
    'batch',
    'userPlan',
    'subscriptionEndDate',
    'createdAt',
    'lastLoginAt',
    'id',
  ],
  filter: {
    q: 'text',
    role: ROLES,
    userType: USER_TYPES,
    account: { anyOf: ACCOUNT_STATES },
    isActive: 'boolean',
    batch: 'id',
    userPlan: 'id',
    subscriptionEndDate: 'dates',
    endsWithin: ENDING_DAYS,
    createdAt: 'dates',
    lastLoginAt: 'dates',
    neverLoggedIn: 'boolean',
    invited: 'boolean',
  },
} as const;
