import { aStudent, anAdmin } from '../../testing/users';
import { userMenuFor } from './menuEntries';

const labels = (...who: Parameters<typeof userMenuFor>) => userMenuFor(...who).map(({ label }) => label);

it.each([
  ['a guest', null, ['Login']],
  [
    'a free student',
    aStudent(),
    ['Upgrade Account', 'Notifications', 'Update Profile', 'Two-Factor Login', 'Logout'],
  ],
  [
    'a pro student',
    aStudent({ userType: 'pro' }),
    ['Notifications', 'Update Profile', 'Two-Factor Login', 'Logout'],
  ],
  ['an admin', anAdmin(), ['Notifications', 'Two-Factor Login', 'Update Important Note', 'Logout']],
  [
    'a student who may have API keys',
    aStudent({ userType: 'pro', apiKeys: true }),
    ['Notifications', 'Update Profile', 'Two-Factor Login', 'API Keys', 'Logout'],
  ],
])('%s finds what concerns them', (_, user, found) => expect(labels(user)).toEqual(found));

it('an admin who acts as a student finds nothing of the account itself', () => {
  expect(labels(aStudent({ apiKeys: true }), true)).toEqual(['Upgrade Account', 'Notifications', 'Logout']);
});
