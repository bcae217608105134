import { IMPORT_FIELDS, IMPORT_LABELS } from '../../contracts/users/user-import';
import { matchColumns } from './import-columns';

it('matches every column of the template', () => {
  const header = IMPORT_FIELDS.map((field) => IMPORT_LABELS[field]);
  expect(matchColumns(header)).toEqual(
    Object.fromEntries(IMPORT_FIELDS.map((field, index) => [field, index])),
  );
});

it('matches the columns of the export of users', () => {
  const header = [
    ...['Name', 'Email', 'Role', 'Account', 'Batch', 'Active', 'Subscription ends', 'Added', 'Last login'],
    ...['Plan', 'Extra tools'],
  ];
  expect(matchColumns(header)).toEqual({
    name: 0,
    email: 1,
    role: 2,
    userType: 3,
    batch: 4,
    isActive: 5,
    subscriptionEndDate: 6,
    userPlan: 9,
    extendedPermissions: 10,
  });
});

it.each<[string, string[], object]>([
  ['case and punctuation', ['E-MAIL', 'Full_Name', 'user.role'], { email: 0, name: 1, role: 2 }],
  ['full width', ['Ｅｍａｉｌ'], { email: 0 }],
  [
    'another language',
    ['Vollständiger Name', 'E-Mail-Adresse', 'Passwort'],
    { name: 0, email: 1, password: 2 },
  ],
  ['the first of two', ['Phone', 'Mail', 'Email address'], { email: 1 }],
  ['nothing it knows', ['Phone', ''], {}],
])('matches by %s', (_, header, expected) => {
  expect(matchColumns(header)).toEqual(expected);
});
