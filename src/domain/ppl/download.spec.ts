import type { Role, UserType } from '../../contracts/access/roles';
import { downloadNameOf, mayDownload } from './download';

it.each<[Role, UserType, boolean, boolean]>([
  ['student', 'free', false, true],
  ['student', 'free', true, false],
  ['student', 'pro', true, true],
  ['admin', 'free', true, true],
])('%s, %s, premium %s: %s', (role, userType, isPro, may) => {
  expect(mayDownload({ role, userType }, { isPro })).toBe(may);
});

it.each([
  ['Roofers in Texas', 'Roofers in Texas.csv'],
  ['leads.CSV', 'leads.CSV'],
])('downloads %s as %s', (name, fileName) => {
  expect(downloadNameOf({ name })).toBe(fileName);
});
