import { sourcesOf } from '../source';
import { groupsToName, MAX_NAMED_GROUPS, NAMES_TASK } from './names';
import { pagesOfSubject, SUBTOPICS_TASK } from './subtopics';
import { SUMMARY_TASK } from './summary';
import { MODEL_TASKS } from './tasks';

const GROUPS = sourcesOf(
  groupsToName([
    ['best coffee 2026', 'good coffee'],
    ['tea pots', 'tea kettles'],
  ]),
);
const check = (...names: [id: number, name: string][]) =>
  NAMES_TASK.check({ names: names.map(([id, name]) => ({ id, name })) }, GROUPS);

it('names groups in their order', () => {
  expect(check([2, 'Tea ware'], [1, '**Best coffee of 2026**'])).toEqual({
    value: {
      names: [
        { id: 1, name: 'Best coffee of 2026' },
        { id: 2, name: 'Tea ware' },
      ],
    },
  });
});

it.each([
  [
    'an unknown group',
    [
      [1, 'Coffee'],
      [3, 'Tea'],
    ],
    '/names/1/id',
  ],
  [
    'a group twice',
    [
      [1, 'Coffee'],
      [1, 'Tea'],
    ],
    '/names/1/id',
  ],
  ['a group left out', [[1, 'Coffee']], '/names'],
  [
    'the same name',
    [
      [1, 'Drinks'],
      [2, 'drinks'],
    ],
    '/names',
  ],
  [
    'a number of another group',
    [
      [1, 'Coffee'],
      [2, 'Tea in 2026'],
    ],
    '/names/1/name',
  ],
] as [string, [number, string][], string][])('refuses names: %s', (_, names, path) => {
  expect(check(...names)).toMatchObject({ path });
});

it('names no more groups than one call holds', () => {
  const groups = Array.from({ length: MAX_NAMED_GROUPS + 1 }, () => ['a']);
  expect(() => groupsToName(groups)).toThrow(RangeError);
});

it('sums up with the figures of the findings alone', () => {
  const sources = sourcesOf([{ label: 'finding', text: '12 pages without a title' }]);
  expect(SUMMARY_TASK.check({ summary: '12 pages lack a title.' }, sources)).toEqual({
    value: { summary: '12 pages lack a title.' },
  });
  expect(SUMMARY_TASK.check({ summary: '14 pages lack a title.' }, sources)).toMatchObject({
    path: '/summary',
  });
});

const HUB = sourcesOf(pagesOfSubject('espresso machines', [['espresso machine 2026'], ['espresso grinder']]));
type Subtopic = { parent: number; title: string; why: string };
const DESCALING = { parent: 1, title: 'Descaling', why: 'Limescale spoils the taste.' };

it('names subtopics below pages that are there, or none at all', () => {
  const subtopics = [DESCALING, { parent: 2, title: 'Grinders of 2026', why: 'Readers **compare** them.' }];
  expect(SUBTOPICS_TASK.check({ subtopics }, HUB)).toEqual({
    value: { subtopics: [DESCALING, { parent: 2, title: 'Grinders of 2026', why: 'Readers compare them.' }] },
  });
  expect(SUBTOPICS_TASK.check({ subtopics: [] }, HUB)).toEqual({ value: { subtopics: [] } });
});

it.each<[string, Subtopic[], string]>([
  ['under no page', [{ ...DESCALING, parent: 3 }], '/subtopics/0/parent'],
  ['with a figure of its own', [{ ...DESCALING, why: 'It helps 90 % of readers.' }], '/subtopics/0/why'],
  ['with HTML', [{ ...DESCALING, title: '<b>Descaling</b>' }], '/subtopics/0/title'],
  ['with an address alone', [{ ...DESCALING, why: 'https://evil.example/' }], '/subtopics/0/why'],
  ['the same twice', [DESCALING, { ...DESCALING, parent: 2, title: 'descaling' }], '/subtopics/1/title'],
])('refuses subtopics: %s', (_, subtopics, path) => {
  expect(SUBTOPICS_TASK.check({ subtopics }, HUB)).toMatchObject({ path });
});

it('registers each task under its own name, within the tokens of one call', () => {
  for (const [name, task] of Object.entries(MODEL_TASKS)) {
    expect(task.name).toBe(name);
    expect(task.maxTokensOut).toBeLessThanOrEqual(1_500);
  }
});
