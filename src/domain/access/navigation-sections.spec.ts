import type { AccessSubject } from '../../contracts/access/access';
import { navigationFor } from './navigation';
import { toolSectionAt, toolSectionsOf } from './navigation-sections';

const admin: AccessSubject = { role: 'admin', extendedPermissions: [] };
const [tools] = navigationFor(admin);
const entries = tools?.entries ?? [];

it('puts every tool under one heading, each in the order of the catalogue', () => {
  const sections = toolSectionsOf(entries);
  expect(sections.map(({ title }) => title)).toEqual([
    'Research',
    'Write',
    'Site',
    'Publish',
    'Files and keys',
  ]);
  const shown = sections.flatMap((section) => section.entries);
  expect(shown).toHaveLength(entries.length);
  for (const section of sections) {
    expect(section.entries).toEqual(entries.filter((entry) => section.entries.includes(entry)));
  }
});

it('leaves out a heading without a tool', () => {
  const few = entries.filter(({ id }) => id === 'word-counter' || id === 'ppl-files');
  expect(toolSectionsOf(few).map(({ id }) => id)).toEqual(['write', 'files']);
});

it.each([
  ['/word-counter', 'write'],
  ['/schema-generator/anything', 'publish'],
  ['/word-counters', undefined],
  ['/users', undefined],
])('%s is of %s', (path, section) => {
  expect(toolSectionAt(entries, path)).toBe(section);
});
