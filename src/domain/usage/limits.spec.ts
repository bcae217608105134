import type { AccessSubject } from '../../contracts/access/access';
import type { PlanStat } from '../../contracts/plans/plans';
import type { Amounts, LimitedTool, ToolLimit } from '../../contracts/usage/limits';
import type { Tool } from '../../contracts/access/tool';
import {
  allowanceOf,
  exhaustedFieldOf,
  hasAllowance,
  limitedToolsOf,
  limitReachedOf,
  limitsWithOwn,
  limitWithExtra,
  remainingOf,
  usedPercent,
} from './limits';

const tools: Tool[] = [
  {
    id: 'optimize-prime',
    title: 'Optimize Prime',
    url: '/o',
    limits: ['numberOfOperations'],
    quotaGated: true,
    ready: true,
  },
  { id: 'content-detection', title: 'Detective', url: '/d', limits: ['numberOfOperations'], ready: true },
  {
    id: 'intelligent-hub',
    title: 'Hub',
    url: '/h',
    limits: ['numberOfOperations'],
    quotaGated: true,
    ready: false,
  },
  { id: 'plain', title: 'Plain', url: '/p', ready: true },
];
const admin: AccessSubject = { role: 'admin', extendedPermissions: [] };
const student: AccessSubject = {
  role: 'student',
  permissions: { defaultTool: 'plain', allowed: ['plain', 'optimize-prime', 'intelligent-hub'] },
  extendedPermissions: [],
};

it("replaces the plan's entry per tool and leaves the others", () => {
  const plan = {
    'optimize-prime': { numberOfOperations: 5, time: '1 day' },
    'intelligent-hub': { numberOfOperations: 2, time: '1 day' },
  } as const;
  const own = { 'optimize-prime': { numberOfOperations: 50, time: '30 days' } } as const;
  expect(limitsWithOwn(plan, own)).toEqual({
    'optimize-prime': { numberOfOperations: 50, time: '30 days' },
    'intelligent-hub': { numberOfOperations: 2, time: '1 day' },
  });
});

it.each<[LimitedTool, ToolLimit | undefined, number]>([
  ['optimize-prime', { time: '1 day', numberOfOperations: 7 }, 7],
  ['intelligent-briefs', { time: '1 day', numberOfOperations: 3, numberOfOutlines: 9 }, 3],
  ['content-detection', { time: 'lifetime', maxUrlToWatch: 4, maxCheckPerUrl: 9 }, 4],
  ['optimize-prime', { time: '1 day' }, 0],
  ['optimize-prime', undefined, 0],
])('the allowance of %s under %j is %d', (tool, limit, expected) => {
  expect(allowanceOf(tool, limit)).toBe(expected);
});

it.each([
  ['operations', { numberOfOperations: 3, numberOfOutlines: 0 }, 'numberOfOperations'],
  ['outlines', { numberOfOperations: 2, numberOfOutlines: 8 }, 'numberOfOutlines'],
  ['neither', { numberOfOperations: 2, numberOfOutlines: 7 }, 'numberOfOperations'],
  ['neither, since nothing is used', {}, 'numberOfOperations'],
] as const)('tells of %s that there is no room', (_, used, field) => {
  const limit: ToolLimit = { time: '1 day', numberOfOperations: 3, numberOfOutlines: 9 };
  const wanted = { numberOfOperations: 1, numberOfOutlines: 2 };
  expect(exhaustedFieldOf('intelligent-briefs', limit, used, wanted)).toBe(field);
});

it.each<[string, ToolLimit, Amounts, ToolLimit]>([
  [
    'nothing',
    { time: '1 day', numberOfOperations: 3 },
    {},
    { numberOfOperations: 3, numberOfOutlines: 0, time: '1 day' },
  ],
  [
    'to one number',
    { time: '30 days', numberOfOperations: 3, numberOfOutlines: 4 },
    { numberOfOutlines: 2 },
    { numberOfOperations: 3, numberOfOutlines: 6, time: '30 days' },
  ],
  [
    'where nothing is allowed',
    { time: '1 day' },
    { numberOfOperations: 2 },
    { numberOfOperations: 2, numberOfOutlines: 0, time: '1 day' },
  ],
])('adds %s', (_, limit, extra, expected) => {
  expect(limitWithExtra('intelligent-briefs', limit, extra)).toEqual(expected);
});

it.each([
  [0, 10, 10, 0],
  [4, 10, 6, 40],
  [10, 10, 0, 100],
  [12, 10, 0, 100],
  [0, 0, 0, 100],
])('of %d used of %d there remain %d, which is %d %%', (currentCount, totalCount, remaining, percent) => {
  expect(remainingOf({ currentCount, totalCount })).toBe(remaining);
  expect(usedPercent({ currentCount, totalCount })).toBe(percent);
});

it('lists the limited tools that may be used and are built', () => {
  expect(limitedToolsOf(student, tools)).toEqual(['optimize-prime']);
  expect(limitedToolsOf(admin, tools)).toEqual(['optimize-prime', 'content-detection']);
});

it.each<[what: string, stats: PlanStat[] | undefined, is: boolean]>([
  ['some of it', [{ modelId: 'optimize-prime', currentCount: 0, totalCount: 3, time: '1 day' }], true],
  ['what is used up', [{ modelId: 'optimize-prime', currentCount: 3, totalCount: 3, time: '1 day' }], true],
  ['nothing of it', [{ modelId: 'optimize-prime', currentCount: 0, totalCount: 0, time: '1 day' }], false],
  ['another tool', [{ modelId: 'intelligent-hub', currentCount: 0, totalCount: 3, time: '1 day' }], false],
  ['no tool', [], false],
  ['what is not known yet', undefined, false],
])('tells whether a plan that allows %s allows the tool', (_, stats, is) => {
  expect(hasAllowance(stats, 'optimize-prime')).toBe(is);
});

it('tells of a refused use what was asked for and what is allowed', () => {
  const counts = { currentCount: 9, totalCount: 10, time: '30 days' } as const;
  expect(limitReachedOf({ modelId: 'optimize-prime', ...counts }, 2)).toEqual({
    ...counts,
    moduleId: 'optimize-prime',
    requested: 2,
  });
});
