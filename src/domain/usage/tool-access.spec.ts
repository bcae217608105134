import type { AccessSubject } from '../../contracts/access/access';
import type { Tool } from '../../contracts/access/tool';
import type { ToolLimitView } from '../../contracts/usage/user-limits';
import { toolAccessOf } from './tool-access';
import { toolsIn } from './limits';

const limits = ['numberOfOperations'] as const;
const tools: Tool[] = [
  { id: 'plain', title: 'Plain', url: '/p', ready: true },
  { id: 'closed', title: 'Closed', url: '/c', ready: true },
  { id: 'later', title: 'Later', url: '/l', ready: false },
  { id: 'intelligent-hub', title: 'Hub', url: '/h', limits, ready: true },
  { id: 'intelligent-briefs', title: 'Brief', url: '/b', limits, ready: true },
  { id: 'optimize-prime', title: 'Optimize', url: '/o', limits, ready: true },
  { id: 'schema-intelligence', title: 'Schema', url: '/s', limits, ready: true },
  { id: 'content-detection', title: 'Detective', url: '/d', limits, ready: true },
  { id: 'shelf', title: 'Shelf', url: '/f', openedBy: ['plain'], ready: true },
];
const student: AccessSubject = {
  role: 'student',
  permissions: {
    defaultTool: 'plain',
    allowed: ['plain', 'later', 'intelligent-hub', 'intelligent-briefs'],
  },
  extendedPermissions: ['optimize-prime'],
};
const limit = (tool: ToolLimitView['tool'], used: number, planned: number, extra = 0): ToolLimitView => ({
  ...{ tool, time: '1 day', windowStart: null, windowEnd: null, isOwn: false },
  counts: [{ field: 'numberOfOperations', used, planned, extra }],
});

it('says of each tool whether the student can use it, and what is missing', () => {
  const found = toolAccessOf(
    student,
    {
      inPlan: ['intelligent-hub', 'optimize-prime', 'schema-intelligence'],
      limits: [
        limit('intelligent-hub', 5, 5),
        limit('intelligent-briefs', 0, 0),
        limit('optimize-prime', 5, 5, 1),
      ],
    },
    tools,
  );
  expect(found.map(({ tool, state, from }) => [tool.id, state, from])).toEqual([
    ['plain', 'usable', 'batch'],
    ['closed', 'not-in-batch', null],
    ['intelligent-hub', 'used-up', 'batch'],
    ['intelligent-briefs', 'not-in-plan', 'batch'],
    ['optimize-prime', 'usable', 'extra'],
    ['schema-intelligence', 'not-in-batch', null],
    ['content-detection', 'in-neither', null],
    ['shelf', 'usable', 'other-tool'],
  ]);
});

it('takes for in the plan what an entry allows anything of', () => {
  expect(
    toolsIn({
      'optimize-prime': { time: '1 day', numberOfOperations: 0 },
      'intelligent-hub': { time: '1 day', numberOfOperations: 2 },
    }),
  ).toEqual(['intelligent-hub']);
});
