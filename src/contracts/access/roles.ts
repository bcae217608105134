/** What an account may be. An empty role (`''`) is a guest. */
export const ROLES = ['admin', 'student'] as const;
export type Role = (typeof ROLES)[number];

/** Free accounts have no subscription; pro accounts have a plan and an end date. */
export const USER_TYPES = ['free', 'pro'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** What admins see of a student's account: lapsed is a pro whose subscription has ended, who counts as free. */
export const ACCOUNT_STATES = [...USER_TYPES, 'lapsed'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];
