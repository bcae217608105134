import { amountText } from './amountText';

it.each([
  ['129.99', '129.99'],
  [' $1,299.00 ', '1299.00'],
  ['1.299,50 €', '1299.50'],
  ['129,9', '129.9'],
  ['CHF 1’299.00', '1299.00'],
  // A thousand and two hundred, or one and a bit: whoever wrote it decides.
  ['1,299', '1,299'],
  ['twelve', 'twelve'],
  ['', ''],
])('writes %j as %j', (typed, amount) => {
  expect(amountText(typed)).toBe(amount);
});
