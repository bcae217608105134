import { readPerson } from './import-person';

it.each([
  ['ada@example.org', { email: 'ada@example.org', name: '' }],
  ['Ada Lovelace <ada@example.org>', { email: 'ada@example.org', name: 'Ada Lovelace' }],
  ['"Lovelace, Ada" <ada@example.org>', { email: 'ada@example.org', name: 'Lovelace, Ada' }],
  ['"Ada \\"Countess\\"" < ada@example.org >', { email: 'ada@example.org', name: 'Ada "Countess"' }],
  ['<ada@example.org>', { email: 'ada@example.org', name: '' }],
  ['Ada <ada@example.org', { email: 'Ada <ada@example.org', name: '' }],
  ['"', { email: '"', name: '' }],
])('reads %s', (text, person) => expect(readPerson(text)).toEqual(person));
