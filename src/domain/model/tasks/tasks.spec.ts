import { estimatedTokens, promptOf } from '../prompt';
import { sourcesOf } from '../source';
import { groupsToName, MAX_NAMED_GROUPS, NAMES_TASK } from './names';
import { pagesOfSubject, SUBTOPICS_TASK } from './subtopics';
import { outlineOfSubject } from './prose';
import { paragraphsToRewrite } from './rewrite';
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

it('fits the largest groups into one call, in any script', () => {
  const groups = Array.from({ length: MAX_NAMED_GROUPS }, () =>
    Array.from({ length: 50 }, () => '茶'.repeat(130)),
  );
  for (const [task, data] of [
    [NAMES_TASK, groupsToName(groups)],
    [SUBTOPICS_TASK, pagesOfSubject('茶'.repeat(200), groups)],
  ] as const) {
    expect(estimatedTokens(promptOf(task, data, 'zh', '0'.repeat(32)))).toBeLessThanOrEqual(24_000);
  }
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

const PAGES = sourcesOf([
  { label: 'keyword', text: 'best grinders' },
  { label: 'page 1', text: '7 grinders we tested' },
]);
const { titles: TITLES, angle: ANGLE, prose: PROSE, 'rewrite-terms': REWRITE } = MODEL_TASKS;

it('writes titles that promise what the pages keep', () => {
  expect(TITLES.check({ titles: ['**Best grinders**', '7 grinders compared'] }, PAGES)).toEqual({
    value: { titles: ['Best grinders', '7 grinders compared'] },
  });
});

it.each([
  ['a year of its own', ['Best grinders of 2026'], '/titles/0'],
  ['the same twice', ['Best grinders', 'best Grinders'], '/titles/1'],
  ['HTML', ['Grinders <img src=x>'], '/titles/0'],
  ['an address alone', ['www.evil.example'], '/titles/0'],
])('refuses titles: %s', (_, titles, path) => {
  expect(TITLES.check({ titles }, PAGES)).toMatchObject({ path });
});

it.each([
  ['with what the data says', 'All 7 are tested; none is cleaned.', { value: expect.anything() as unknown }],
  ['with a figure of its own', 'Half of 12 pages lack it.', { path: '/angle' }],
  ['with HTML', 'They lack <b>cleaning</b>.', { path: '/angle' }],
])('checks an angle %s', (_, angle, checked) => {
  expect(ANGLE.check({ angle }, PAGES)).toMatchObject(checked);
});

const OUTLINE = sourcesOf(outlineOfSubject('best grinders', ['What it costs | terms: 200 euro', 'Cleaning']));

it('describes the sections of an outline in their order', () => {
  const sections = [
    { id: 2, text: 'Say how it is cleaned.' },
    { id: 1, text: 'Say what 200 euro buy.' },
  ];
  expect(PROSE.check({ sections }, OUTLINE)).toEqual({ value: { sections: sections.toReversed() } });
});

it.each([
  ['an unknown section', [[1, 'Prices.'] as const, [3, 'Cleaning.'] as const], '/sections/1/id'],
  ['a section twice', [[1, 'Prices.'] as const, [1, 'Prices.'] as const], '/sections/1/id'],
  ['a section left out', [[1, 'Prices.'] as const], '/sections'],
  ['a figure of its own', [[1, 'From 99 euro.'] as const, [2, 'Cleaning.'] as const], '/sections/0/text'],
])('refuses prose: %s', (_, told, path) => {
  const sections = told.map(([id, text]) => ({ id, text }));
  expect(PROSE.check({ sections }, OUTLINE)).toMatchObject({ path });
});

it('describes no more sections than one call holds', () => {
  expect(() =>
    outlineOfSubject(
      'a',
      Array.from({ length: 13 }, () => 'b'),
    ),
  ).toThrow(RangeError);
});

const DRAFT = ['Grind 20 g, see https://beans.example/.', 'Pour.'];
const SELECTED = sourcesOf(paragraphsToRewrite(DRAFT, ['burr grinder', '30 g dose']));

it('gives paragraphs back in their order, with the terms and addresses that were given', () => {
  const paragraphs = [
    { id: 2, text: 'Pour the water on a 30 g dose.' },
    { id: 1, text: 'Grind 20 g in a burr grinder, see https://beans.example/.' },
  ];
  expect(REWRITE.check({ paragraphs }, SELECTED)).toEqual({
    value: { paragraphs: paragraphs.toReversed() },
  });
  const [link] = paragraphs
    .slice(0, 1)
    .map((each) => ({ ...each, text: 'Pour, see https://evil.example/.' }));
  expect(REWRITE.check({ paragraphs: [link!, paragraphs[1]!] }, SELECTED)).toMatchObject({
    value: { paragraphs: [paragraphs[1], { id: 2, text: 'Pour, see.' }] },
  });
});

it.each([
  ['a paragraph left out', [[1, 'Grind.'] as const], '/paragraphs'],
  ['a paragraph that was not given', [[1, 'Grind.'] as const, [3, 'Pour.'] as const], '/paragraphs/1/id'],
  ['a paragraph twice', [[1, 'Grind.'] as const, [1, 'Pour.'] as const], '/paragraphs/1/id'],
  ['a figure of its own', [[1, 'Grind 22 g.'] as const, [2, 'Pour.'] as const], '/paragraphs/0/text'],
  ['HTML', [[1, 'Grind.'] as const, [2, '<p>Pour.</p>'] as const], '/paragraphs/1/text'],
])('refuses a text in other words: %s', (_, written, path) => {
  const paragraphs = written.map(([id, text]) => ({ id, text }));
  expect(REWRITE.check({ paragraphs }, SELECTED)).toMatchObject({ path });
});

it('registers each task under its own name, within the tokens of one call', () => {
  for (const [name, task] of Object.entries(MODEL_TASKS)) {
    expect(task.name).toBe(name);
    expect(task.maxTokensOut).toBeLessThanOrEqual(1_500);
  }
});
