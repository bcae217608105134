/** What an account may be. An empty role (`''`) is a guest. */
export const ROLES = ['admin', 'student'] as const;
export type Role = (typeof ROLES)[number];

/** Free accounts have no subscription; pro accounts have a plan and an end date. */
export const USER_TYPES = ['free', 'pro'] as const;
export type UserType = (typeof USER_TYPES)[number];
