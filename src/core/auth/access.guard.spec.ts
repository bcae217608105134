import type { AccessRule, AuthUser } from '../../contracts/access/access';
import { mayCall } from './access.guard';

const user = (fields: Partial<AuthUser>): AuthUser => ({
  id: '65f0a1b2c3d4e5f601234567',
  email: 'ann@cohort.test',
  name: 'Ann',
  role: 'student',
  userType: 'free',
  extendedPermissions: [],
  tokenVersion: 0,
  twoFactor: false,
  ...fields,
});

const CALLERS = {
  guest: undefined,
  'student without the tool': user({}),
  'student with the tool': user({
    permissions: { defaultTool: 'intent-finder', allowed: ['intent-finder'] },
  }),
  admin: user({ role: 'admin' }),
};

describe('mayCall', () => {
  it.each<[string, AccessRule, (keyof typeof CALLERS)[]]>([
    ['public', { kind: 'public' }, ['guest', 'student without the tool', 'student with the tool', 'admin']],
    ['user', { kind: 'user' }, ['student without the tool', 'student with the tool', 'admin']],
    ['tool', { kind: 'tool', tool: 'intent-finder' }, ['student with the tool', 'admin']],
    [
      'any of two tools',
      { kind: 'any-tool', tools: ['amazon-revenue-by-keywords', 'intent-finder'] },
      ['student with the tool', 'admin'],
    ],
    ['any of other tools', { kind: 'any-tool', tools: ['amazon-revenue-by-keywords'] }, ['admin']],
    ['admin', { kind: 'admin' }, ['admin']],
  ])('lets through what the rule %s names', (_, rule, expected) => {
    const passing = Object.entries(CALLERS).filter(([, caller]) => mayCall(caller, rule));
    expect(passing.map(([name]) => name)).toEqual(expected);
  });
});
