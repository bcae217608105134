import type { ImportSettings } from '../../contracts/users/user-import';
import { ImportMatches } from './import-matches';
import { readImportRow } from './import-row';
import { NO_SETTINGS } from './import-settings';

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
  firstName: 10,
  lastName: 11,
};
const FIELDS = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

function read(given: Partial<Record<keyof typeof COLUMNS, string>>, settings: Partial<ImportSettings> = {}) {
  const cells = FIELDS.map((field) => given[field] ?? '');
  return readImportRow({ row: 2, cells }, COLUMNS, { ...NAMES, settings: { ...NO_SETTINGS, ...settings } });
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
  const short = readImportRow(
    { row: 3, cells: ['a@b.co'] },
    { email: 0, name: 4 },
    { ...NAMES, settings: NO_SETTINGS },
  );
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
  [{ batch: 'Batch 8' }, { batch: 'There is no batch named “Batch 8”.' }],
  [{ userPlan: 'Gold' }, { userPlan: 'There is no plan named “Gold”.' }],
  [
    { extendedPermissions: 'intent-finder;Magic' },
    { extendedPermissions: 'There is no tool named “Magic”.' },
  ],
  ...['soon', '31/02/2027', '2027-02-01T10:00'].map((subscriptionEndDate): [object, object] => [
    { subscriptionEndDate },
    { subscriptionEndDate: expect.stringContaining('31/12/2027 or 2027-12-31') },
  ]),
  [{ isActive: 'perhaps' }, { isActive: 'Active must be yes or no.' }],
])('tells what it cannot read: %j', (given, problems) => {
  expect(read(given)).toMatchObject({ fields: {}, problems });
});

it.each<[Parameters<typeof read>[0], string]>([
  [{ firstName: 'Ada', lastName: 'Lovelace' }, 'Ada Lovelace'],
  [{ lastName: 'Lovelace' }, 'Lovelace'],
  [{ name: 'Countess', firstName: 'Ada', lastName: 'Lovelace' }, 'Countess'],
  [{ email: 'Ada King <ada@example.org>' }, 'Ada King'],
  [{ email: 'Ada King <ada@example.org>', firstName: 'Ada' }, 'Ada'],
])('makes a name of %j', (given, name) => expect(read(given).fields).toEqual({ name }));

it('reads dates in the order that is chosen, and tells that order', () => {
  const american = { dateOrder: 'month-first' } as const;
  expect(read({ subscriptionEndDate: '12/31/27' }, american).fields).toMatchObject({
    subscriptionEndDate: '2027-12-31',
  });
  expect(read({ subscriptionEndDate: '31/12/27' }, american).problems).toMatchObject({
    subscriptionEndDate: expect.stringContaining('12/31/2027 or 2027-12-31') as string,
  });
});

describe('what is set for the whole file', () => {
  const PRO = { batch: 'b9', userType: 'pro', userPlan: 'p9', subscriptionEndDate: '2030-01-31' } as const;
  it.each<[string, Partial<ImportSettings>, Parameters<typeof read>[0], object]>([
    ['fills what a row leaves empty', PRO, {}, PRO],
    [
      'gives way to what a row says',
      PRO,
      { batch: 'Batch 7', userPlan: 'Growth' },
      { ...PRO, batch: 'b7', userPlan: 'p1' },
    ],
    [
      'leaves who is free in the row without a plan',
      PRO,
      { userType: 'free' },
      { batch: 'b9', userType: 'free' },
    ],
    ['leaves admins as they are', PRO, { role: 'Administrator' }, { role: 'admin' }],
    ['makes free', { userType: 'free' }, {}, { userType: 'free' }],
    [
      'makes pro who has a plan in the row',
      { userType: 'free', subscriptionEndDate: '2030-01-31' },
      { userPlan: 'Growth' },
      { userType: 'pro', userPlan: 'p1', subscriptionEndDate: '2030-01-31' },
    ],
    ['makes pro by a plan alone', { userPlan: 'p9' }, {}, { userType: 'pro', userPlan: 'p9' }],
    ['says nothing where nothing is set', {}, {}, {}],
  ])('%s', (_, settings, given, fields) => expect(read(given, settings).fields).toEqual(fields));
});

describe('words that somebody has matched', () => {
  const matches = new ImportMatches([
    { field: 'userPlan', text: 'Kostenlos', value: 'free' },
    { field: 'userPlan', text: 'Wachstum', value: 'p1' },
    { field: 'userPlan', text: '–', value: '' },
    { field: 'userType', text: 'gold', value: 'pro' },
    { field: 'batch', text: 'Siebte  Gruppe', value: 'b7' },
    { field: 'batch', text: 'siebte gruppe', value: 'b9' },
    { field: 'isActive', text: 'paused', value: 'no' },
    { field: 'role', text: 'Coach', value: 'admin' },
    { field: 'role', text: 'student', value: 'admin' },
  ]);
  const withMatches = (given: Parameters<typeof read>[0]) => {
    const cells = FIELDS.map((field) => given[field] ?? '');
    return readImportRow({ row: 2, cells }, COLUMNS, { ...NAMES, settings: NO_SETTINGS, matches });
  };

  it.each<[string, Parameters<typeof read>[0], object]>([
    ['a plan that is none: a free account', { userPlan: 'KOSTENLOS' }, { userType: 'free' }],
    ['a plan: a pro account', { userPlan: 'wachstum' }, { userType: 'pro', userPlan: 'p1' }],
    ['a sign that says nothing', { userType: 'free', userPlan: '–' }, { userType: 'free' }],
    ['a type', { userType: 'Gold' }, { userType: 'pro' }],
    ['a batch, the first that was said', { batch: 'siebte gruppe' }, { batch: 'b7' }],
    ['whether it is active', { isActive: 'Paused' }, { isActive: false }],
    ['a role', { role: 'coach' }, { role: 'admin' }],
    ['a word that means something else by itself', { role: 'Student' }, { role: 'admin' }],
  ])('%s', (_, given, fields) => {
    expect(withMatches(given)).toEqual({ row: 2, email: '', fields, problems: {} });
  });

  it('contradict a row that is free and has an end, as words of the file do', () => {
    const { problems } = withMatches({ userPlan: 'kostenlos', subscriptionEndDate: '31/12/2027' });
    expect(Object.keys(problems)).toEqual(['userType']);
  });

  it('leave the others unread, each with its field', () => {
    const given = {
      userPlan: 'Silver',
      userType: 'gold',
      batch: 'Batch 9',
      role: 'Guest',
      isActive: 'maybe',
    };
    expect(withMatches(given).unread).toEqual({
      ...{ userPlan: 'Silver', batch: 'Batch 9', role: 'Guest', isActive: 'maybe' },
    });
  });
});
