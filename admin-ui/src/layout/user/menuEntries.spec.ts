import { aStudent, anAdmin } from '../../testing/users';
import { userMenuFor } from './menuEntries';

const labels = (user: Parameters<typeof userMenuFor>[0]) => userMenuFor(user).map(({ label }) => label);

it.each([
  ['a guest', null, ['Login']],
  ['a free student', aStudent(), ['Upgrade Account', 'Logout']],
  ['a pro student', aStudent({ userType: 'pro' }), ['Logout']],
  ['an admin', anAdmin(), ['Update Important Note', 'Logout']],
])('%s finds what concerns them', (_, user, found) => expect(labels(user)).toEqual(found));
