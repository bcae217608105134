import type { AccessSubject } from '../../contracts/access';
import type { LimitedTool, ToolLimit } from '../../contracts/limits';
import type { PlanStat } from '../../contracts/plans';
import type { Tool } from '../../contracts/tools';
import { allowanceOf, limitedToolsOf, limitsWithOwn, needsUpgrade, remainingOf } from './limits';

const tools: Tool[] = [
  {
    id: 'optimize-prime',
    title: 'Optimize Prime',
    url: '/o',
    limitedBy: 'optimize-prime',
    quotaGated: true,
    ready: true,
  },
  { id: 'content-detection', title: 'Detective', url: '/d', limitedBy: 'content-detection', ready: true },
  {
    id: 'intelligent-hub',
    title: 'Hub',
    url: '/h',
    limitedBy: 'intelligent-hub',
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
  [2, 5, 3],
  [5, 5, 0],
  [9, 5, 0],
])('%d of %d used leaves %d', (currentCount, totalCount, expected) => {
  expect(remainingOf({ currentCount, totalCount })).toBe(expected);
});

it('lists the limited tools that may be used and are built', () => {
  expect(limitedToolsOf(student, tools)).toEqual(['optimize-prime']);
  expect(limitedToolsOf(admin, tools)).toEqual(['optimize-prime', 'content-detection']);
});

it.each<[string, AccessSubject, number, number, boolean]>([
  ['a student without any allowance', student, 0, 0, true],
  ['a student with an allowance', student, 0, 5, false],
  ['an admin', admin, 0, 0, false],
  ['a student of a tool that is not gated', student, 1, 0, false],
])('%s is sent to /pricing or not', (_, subject, index, totalCount, expected) => {
  const tool = tools[index]!;
  const stats: PlanStat[] = [{ modelId: tool.limitedBy!, currentCount: 0, totalCount, time: '1 day' }];
  expect(needsUpgrade(subject, tool, stats)).toBe(expected);
});
