import type { UserView } from '@contracts/users/users';

/** A free student who may use the Intent Finder. */
export function aStudent(change: Partial<UserView> = {}): UserView {
  return {
    _id: 's1',
    id: 's1',
    name: 'Freya Free',
    email: 'freya@cohort.example',
    role: 'student',
    userType: 'free',
    isActive: true,
    batch: 'b1',
    batchName: 'Batch 12',
    photoURL: '',
    data: {
      displayName: 'Freya Free',
      photoURL: '',
      email: 'freya@cohort.example',
      settings: {},
      shortcuts: ['intent-finder'],
    },
    permissions: { defaultTool: 'intent-finder', allowed: ['intent-finder'] },
    extendedPermissions: [],
    subscriptionEndDate: null,
    userPlan: null,
    extendedPlans: {},
    createdAt: '2026-01-01T00:00:00.000Z',
    twoFactor: false,
    ...change,
  };
}

export function anAdmin(): UserView {
  return aStudent({
    _id: 'a1',
    id: 'a1',
    role: 'admin',
    batch: null,
    batchName: '',
    permissions: { defaultTool: '', allowed: [] },
  });
}

/** A token of the right shape that expires at a moment, in milliseconds; it need not say whose it is. */
export function tokenExpiringAt(moment: number, sub?: string): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
  return `${part({ alg: 'HS256' })}.${part({ exp: Math.floor(moment / 1000), sub })}.signature`;
}
