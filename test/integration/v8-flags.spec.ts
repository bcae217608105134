import { flagsThatWork } from '../support/v8-flags';

it.each([
  [['--max-old-space-size=256', '--no-such-flag=1'], ['--max-old-space-size=256']],
  [['--no-such-flag'], []],
  [['--max-old-space-size=256'], ['--max-old-space-size=256']],
])('of %j this Node starts with %j', (flags, expected) => {
  expect(flagsThatWork(flags)).toEqual(expected);
});
