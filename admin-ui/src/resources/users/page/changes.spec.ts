import { changedFieldsOf, fieldLabel, valueText } from './changes';

it.each([
  ['isActive', 'Active'],
  ['extendedPermissions', 'Tools of their own'],
  ['name', 'Name'],
])('calls %s %s', (field, label) => expect(fieldLabel(field)).toBe(label));

it.each<[string, unknown, string]>([
  ['name', 'Ada', 'Ada'],
  ['name', '', '–'],
  ['isActive', false, 'No'],
  ['subscriptionEndDate', '2099-01-31T23:59:59.999Z', '31/01/2099'],
  ['subscriptionEndDate', null, '–'],
  ['photo', 'f'.repeat(24), 'Photo'],
  ['signIn', 'new password', 'Changed'],
  [
    'extendedPermissions',
    ['product-box-generator', 'product-box-1', 'intent-finder'],
    'Intent Finder, Product Box Generator (Product Box 1)',
  ],
  ['extendedPermissions', [], '–'],
  [
    'extendedPlans',
    { 'intelligent-briefs': { numberOfOperations: 5, numberOfOutlines: 2, time: '1 day' } },
    'Intelligent Briefs: 5 / 2 per day',
  ],
  ['extendedPlans', {}, '–'],
  ['somethingNew', { a: 1 }, '{"a":1}'],
])('says %s %j as %s', (field, value, text) => expect(valueText(field, value)).toBe(text));

it.each([
  [null, { name: 'Ada', photo: null, extendedPlans: {} }, ['name']],
  [{ userPlan: 'e' }, { userPlan: null }, ['userPlan']],
  [{ isActive: true }, { isActive: false }, ['isActive']],
  [null, null, []],
])('of %j and %j tells the fields %j', (before, after, fields) => {
  expect(changedFieldsOf(before, after)).toEqual(fields);
});
