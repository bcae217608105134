import { readImportRow } from './import-row';

const NAMES = { batches: new Map([['batch 7', 'b7']]), plans: new Map([['growth', 'p1']]) };
const COLUMNS = {
  email: 0,
  name: 1,
  password: 2,
  role: 3,
  isActive: 4,
  batch: 5,
  userType: 6,
  userPlan: 7,
  subscriptionEndDate: 8,
  extendedPermissions: 9,
};
const FIELDS = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

function read(given: Partial<Record<keyof typeof COLUMNS, string>>) {
  const cells = FIELDS.map((field) => given[field] ?? '');
  return readImportRow({ row: 2, cells }, COLUMNS, NAMES);
}

it('reads a whole row into the terms of the form', () => {
  const entry = read({
    email: ' Ada@Example.ORG ',
    name: 'Ada',
    password: 'correct-horse',
    role: 'Student',
    isActive: 'Yes',
    batch: 'BATCH  7',
    userType: 'Pro',
    userPlan: 'growth',
    subscriptionEndDate: '31/01/2027',
    extendedPermissions: 'Intent Finder; schema-generator, Product Box 1',
  });
  expect(entry).toEqual({
    row: 2,
    email: 'ada@example.org',
    password: 'correct-horse',
    fields: {
      name: 'Ada',
      role: 'student',
      isActive: true,
      batch: 'b7',
      userType: 'pro',
      userPlan: 'p1',
      subscriptionEndDate: '2027-01-31',
      extendedPermissions: ['intent-finder', 'schema-generator', 'product-box-1'],
    },
    problems: {},
  });
});

it('takes an empty cell, a missing one and a column that is not there for nothing said', () => {
  expect(read({ email: 'a@b.co' })).toMatchObject({ fields: {}, problems: {} });
  const short = readImportRow({ row: 3, cells: ['a@b.co'] }, { email: 0, name: 4 }, NAMES);
  expect(short).toEqual({ row: 3, email: 'a@b.co', fields: {}, problems: {} });
});

it.each<[string, Parameters<typeof read>[0], object]>([
  [
    'a short day',
    { subscriptionEndDate: '1/2/2027' },
    { subscriptionEndDate: '2027-02-01', userType: 'pro' },
  ],
  [
    'an ISO day',
    { subscriptionEndDate: '2027-02-01' },
    { subscriptionEndDate: '2027-02-01', userType: 'pro' },
  ],
  [
    'a moment',
    { subscriptionEndDate: '2027-02-01T10:00Z' },
    { subscriptionEndDate: '2027-02-01T10:00Z', userType: 'pro' },
  ],
  ['a plan alone', { userPlan: 'Growth' }, { userPlan: 'p1', userType: 'pro' }],
  ['a free user', { userType: 'Free' }, { userType: 'free' }],
  ['what the export guards', { name: "'-Minus Max" }, { name: '-Minus Max' }],
  ['an apostrophe that guards nothing', { name: "'t Hooft" }, { name: "'t Hooft" }],
  ['an inactive user', { isActive: '0' }, { isActive: false }],
  ['a role that is none, left to the form', { role: 'Boss' }, { role: 'boss' }],
])('reads %s', (_, given, fields) => {
  expect(read(given)).toMatchObject({ problems: {} });
  expect(read(given).fields).toEqual(fields);
});

it('finds an account by an e-mail that the export guards, and takes a password as it is', () => {
  const entry = read({ email: "'+plus@x.test", password: "'=secret" });
  expect(entry).toMatchObject({ email: '+plus@x.test', password: "'=secret" });
});

it.each([{ userPlan: 'Growth' }, { userPlan: 'Gold' }, { subscriptionEndDate: '2027-02-01' }])(
  'refuses a free user with what only pro users have: %j',
  (given) => {
    expect(read({ ...given, userType: 'Free' }).problems).toMatchObject({
      userType: 'This row says free, but has a plan or a subscription end. Leave these empty, or say pro.',
    });
  },
);

it.each<[Parameters<typeof read>[0], object]>([
  [{ batch: 'Batch 8' }, { batch: 'There is no batch named “Batch 8”' }],
  [{ userPlan: 'Gold' }, { userPlan: 'There is no plan named “Gold”' }],
  [{ extendedPermissions: 'intent-finder;Magic' }, { extendedPermissions: 'There is no tool named “Magic”' }],
  ...['soon', '31/02/2027', '2027-02-01T10:00'].map((subscriptionEndDate): [object, object] => [
    { subscriptionEndDate },
    { subscriptionEndDate: expect.stringContaining('31/12/2027 or 2027-12-31') },
  ]),
  [{ isActive: 'perhaps' }, { isActive: 'Active must be yes or no' }],
])('tells what it cannot read: %j', (given, problems) => {
  expect(read(given)).toMatchObject({ fields: {}, problems });
});
