import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { ADMIN_PAGES } from '../access/admin-pages';
import { TOOLS } from '../access/tools';
import { MESSAGES } from '../messages';
import { PermissionDto } from '../permissions/permissions.dto';
import { PlanDto } from '../plans/plans.dto';
import { CreateUserDto, UpdateUserDto, UserDataDto } from './users.dto';

function errorsOf(type: new () => object, plain: object): Record<string, string> {
  const flatten = (errors: ValidationError[], parent = ''): [string, string][] =>
    errors.flatMap(({ property, constraints, children }) => [
      ...Object.values(constraints ?? {})
        .slice(0, 1)
        .map((message): [string, string] => [parent + property, message]),
      ...flatten(children ?? [], `${parent}${property}.`),
    ]);
  return Object.fromEntries(flatten(validateSync(plainToInstance(type, plain), { whitelist: true })));
}

const student = {
  name: 'Ada',
  email: 'ada@example.org',
  password: 'abcd',
  role: 'student',
  isActive: true,
  userType: 'free',
  batch: '64b7f0c2a1b2c3d4e5f60718',
};
const pro = {
  ...student,
  userType: 'pro',
  userPlan: '64b7f0c2a1b2c3d4e5f60719',
  subscriptionEndDate: '2027-01-31',
};
const operations = { numberOfOperations: 5, time: '1 day' };

describe('CreateUserDto', () => {
  it.each<[string, object, Record<string, string>]>([
    ['a free student', student, {}],
    ['a pro student', pro, {}],
    ['an admin needs no batch', { ...student, role: 'admin', batch: null, userType: undefined }, {}],
    ['no name', { ...student, name: '  ' }, { name: 'Name is required' }],
    ['no email', { ...student, email: '' }, { email: 'Email is required' }],
    ['an email that is none', { ...student, email: 'ada@' }, { email: 'Enter correct email' }],
    [
      'half a character as email',
      { ...student, email: '\uD83D@example.org' },
      { email: 'Enter correct email' },
    ],
    ['an operator as email', { ...student, email: { $gt: '' } }, { email: 'Enter correct email' }],
    ['a short password', { ...student, password: 'abc' }, { password: 'Min character length is 4' }],
    ['no password', { ...student, password: undefined }, { password: 'Min character length is 4' }],
    ['no role', { ...student, role: '' }, { role: 'Please select user role' }],
    ['a student without batch', { ...student, batch: null }, { batch: 'Select batch' }],
    [
      'a pro without end',
      { ...pro, subscriptionEndDate: null },
      { subscriptionEndDate: 'Subscription End Date is required' },
    ],
    ...[
      '2027-02-30',
      '2027-01-01T10',
      '2027-01-01T1030',
      '2027-01-01T',
      '2027-01-01T10:00+01',
      '2027-01-01T10:00:00',
      '2027-01-01T25:00Z',
      '2027-01-01T24:00Z',
      '2027-01-01T10:00+25:00',
      '20270101',
      ' 2027-01-01',
      '2027-W01-1',
      'soon',
    ].map((subscriptionEndDate): [string, object, Record<string, string>] => [
      `a pro with the end ${subscriptionEndDate}`,
      { ...pro, subscriptionEndDate },
      { subscriptionEndDate: MESSAGES.subscriptionEndInvalid },
    ]),
    ...[
      '2028-02-29',
      '2027-01-01T10:00Z',
      '2027-01-01T23:59:59.999Z',
      '2027-01-01T10:00:30+05:30',
      '2027-01-01T10:00-11:00',
    ].map((subscriptionEndDate): [string, object, Record<string, string>] => [
      `a pro with the end ${subscriptionEndDate}`,
      { ...pro, subscriptionEndDate },
      {},
    ]),
    ['a pro without plan', { ...pro, userPlan: '' }, { userPlan: 'User Plan is required' }],
    ['a pro with own limits', { ...pro, extendedPlans: { 'optimize-prime': operations } }, {}],
    [
      'own limits of which nothing is filled',
      { ...pro, extendedPlans: { 'optimize-prime': { numberOfOperations: null, time: '' } } },
      {},
    ],
    [
      'own limits without a number',
      { ...pro, extendedPlans: { 'optimize-prime': { time: '1 day' } } },
      { 'extendedPlans.optimize-prime.numberOfOperations': 'Required' },
    ],
    [
      'own limits with a wrong number',
      { ...pro, extendedPlans: { 'optimize-prime': { ...operations, numberOfOperations: -1 } } },
      { 'extendedPlans.optimize-prime.numberOfOperations': 'Invalid Number' },
    ],
    [
      'own limits with half a number',
      {
        ...pro,
        extendedPlans: { 'content-detection': { time: '30 days', maxUrlToWatch: 1.5, maxCheckPerUrl: 2 } },
      },
      { 'extendedPlans.content-detection.maxUrlToWatch': 'Invalid Number' },
    ],
    [
      'own limits with a wrong time',
      { ...pro, extendedPlans: { 'intelligent-hub': { ...operations, time: 'lifetime' } } },
      { 'extendedPlans.intelligent-hub.time': "Time must be '1 day' or '30 days'" },
    ],
    [
      'briefs need their outlines',
      { ...pro, extendedPlans: { 'intelligent-briefs': operations } },
      { 'extendedPlans.intelligent-briefs.numberOfOutlines': 'Required' },
    ],
    ['limits that are no object', { ...pro, extendedPlans: 'all' }, { extendedPlans: 'Invalid Number' }],
    ['limits that are a list', { ...pro, extendedPlans: [] }, { extendedPlans: 'Invalid Number' }],
    [
      'a tool that does not exist',
      { ...student, extendedPermissions: ['nothing'] },
      { extendedPermissions: 'Please select tools from the list' },
    ],
    [
      'an svg as photo',
      { ...student, photoURL: 'data:image/svg+xml;base64,PHN2Zz4=' },
      { photoURL: 'Please choose a .png, .jpg or .jpeg image' },
    ],
    [
      'a page as photo',
      { ...student, photoURL: '/api/users' },
      { photoURL: 'Please choose a .png, .jpg or .jpeg image' },
    ],
    [
      'the address of a photo',
      { ...student, photoURL: `/api/photos/${'f'.repeat(24)}/${'a'.repeat(22)}` },
      {},
    ],
    ['a png as photo', { ...student, photoURL: 'data:image/png;base64,iVBORw0KGgoAAAA=' }, {}],
  ])('%s', (_, plain, expected) => {
    expect(errorsOf(CreateUserDto, plain)).toEqual(expected);
  });

  it('takes the email in lower case and the name without outer spaces', () => {
    const user = plainToInstance(CreateUserDto, { ...student, name: ' Ada ', email: ' Ada@Example.ORG ' });
    expect(user).toMatchObject({ name: 'Ada', email: 'ada@example.org' });
  });
});

it('an edited user keeps the password where none is given', () => {
  expect(errorsOf(UpdateUserDto, { ...student, password: '' })).toEqual({});
  expect(errorsOf(UpdateUserDto, { ...student, password: 'abc' })).toEqual({
    password: 'Min character length is 4',
  });
});

describe('PermissionDto', () => {
  const permission = { batch: 'Batch 7', defaultTool: 'intent-finder', allowed: ['intent-finder'] };
  it.each<[string, object, Record<string, string>]>([
    ['complete', permission, {}],
    ['blank batch', { ...permission, batch: '  ' }, { batch: 'Enter Batch Number' }],
    ['comma in batch', { ...permission, batch: '7,8' }, { batch: 'Comma not allowed' }],
    [
      'no default tool',
      { ...permission, defaultTool: '' },
      { defaultTool: 'Please select default tool route' },
    ],
    [
      'a sub-tool as default',
      { ...permission, defaultTool: 'product-box-1' },
      { defaultTool: 'Please select default tool route' },
    ],
    ['nothing allowed', { ...permission, allowed: [] }, { allowed: 'Please select at least 1' }],
  ])('%s', (_, plain, expected) => {
    expect(errorsOf(PermissionDto, plain)).toEqual(expected);
  });
});

describe('PlanDto', () => {
  it.each<[string, object, Record<string, string>]>([
    ['a plan without limits', { name: 'Free' }, {}],
    ['a plan with limits', { name: 'Pro', limits: { 'schema-intelligence': operations } }, {}],
    ['no name', { name: '' }, { name: 'Enter plan name' }],
    [
      'a wrong number',
      { name: 'Pro', limits: { 'schema-intelligence': { ...operations, numberOfOperations: '5' } } },
      { 'limits.schema-intelligence.numberOfOperations': 'Invalid Number' },
    ],
  ])('%s', (_, plain, expected) => {
    expect(errorsOf(PlanDto, plain)).toEqual(expected);
  });
});

describe('UserDataDto', () => {
  it.each<[string, object, string[]]>([
    ['shortcuts alone', { shortcuts: ['intent-finder', 'users'] }, []],
    ['settings alone', { settings: { theme: 'dark', navbarFolded: true } }, []],
    ['all pages as shortcuts', { shortcuts: [...ADMIN_PAGES, ...TOOLS].map(({ id }) => id) }, []],
    ['an unknown shortcut', { shortcuts: ['nothing'] }, ['shortcuts']],
    ['a shortcut twice', { shortcuts: ['users', 'users'] }, ['shortcuts']],
    ['folded headings', { settings: { foldedSections: ['recent', 'publish'] } }, []],
    ['no folded heading', { settings: { foldedSections: [] } }, []],
    ['an unknown heading', { settings: { foldedSections: ['nothing'] } }, ['settings.foldedSections']],
    ['a heading twice', { settings: { foldedSections: ['write', 'write'] } }, ['settings.foldedSections']],
    ['an unknown theme', { settings: { theme: 'pink' } }, ['settings.theme']],
  ])('%s', (_, plain, fields) => {
    expect(Object.keys(errorsOf(UserDataDto, plain))).toEqual(fields);
  });
});
