import type { AccessSubject } from '../../contracts/access/access';
import { PERMISSION_IDS, TOOL_IDS } from '../../contracts/access/tool-ids';
import type { Tool } from '../../contracts/access/tool';
import { PERMITTED_TOOLS, TOOLS } from '../../contracts/access/tools';
import { canUseSubTool, canUseTool, hasNoPermissions } from './access';
import { resolveToolId } from './catalogue';

const tools: Tool[] = [
  { id: 'counter', title: 'Counter', url: '/counter', ready: true },
  {
    id: 'later',
    title: 'Later',
    url: '/later',
    ready: false,
    subTools: [{ id: 'later-1', name: 'Later 1' }],
  },
  {
    id: 'boxes',
    title: 'Boxes',
    url: '/boxes',
    ready: true,
    subTools: [
      { id: 'box-1', name: 'Box 1' },
      { id: 'box-2', name: 'Box 2' },
    ],
  },
  { id: 'shelf', title: 'Shelf', url: '/shelf', openedBy: ['later', 'boxes', 'counter'], ready: true },
];

const admin: AccessSubject = { role: 'admin', extendedPermissions: [] };
const guest: AccessSubject = { role: '', extendedPermissions: ['counter', 'boxes', 'box-1'] };
const student = (allowed: string[], extendedPermissions: string[] = []): AccessSubject => ({
  role: 'student',
  permissions: { defaultTool: allowed[0] ?? '', allowed },
  extendedPermissions,
});

describe('canUseTool', () => {
  it.each<[string, AccessSubject, string, boolean]>([
    ['an admin uses any ready tool', admin, 'counter', true],
    ['an admin cannot use what is not built', admin, 'later', false],
    ['an admin cannot use what is not in the catalogue', admin, 'nothing', false],
    ['a student uses what the batch allows', student(['counter']), 'counter', true],
    ['a student uses what the account has beside the batch', student([], ['counter']), 'counter', true],
    ['a student lacks what neither gives', student(['boxes', 'box-1']), 'counter', false],
    ['a student cannot use what is not built', student(['later']), 'later', false],
    ['a student without a batch has nothing', { role: 'student', extendedPermissions: [] }, 'counter', false],
    ['a guest uses nothing', guest, 'counter', false],
    ['an admin uses what others open', admin, 'shelf', true],
    ['a student uses what one of the own tools opens', student(['counter']), 'shelf', true],
    ['or one that the account has beside the batch', student([], ['boxes']), 'shelf', true],
    ['a student without any of them does not', student([]), 'shelf', false],
    ['nor one whose opener is not built', student(['later']), 'shelf', false],
    ['nor one for whom it was ticked itself', student(['shelf']), 'shelf', false],
    ['a guest does not use what others open', guest, 'shelf', false],
  ])('%s', (_, subject, tool, expected) => {
    expect(canUseTool(subject, tool, tools)).toBe(expected);
  });
});

describe('canUseSubTool', () => {
  it.each<[string, AccessSubject, string, string, boolean]>([
    ['an admin uses any', admin, 'boxes', 'box-2', true],
    ['an admin cannot use one of a tool that is not built', admin, 'later', 'later-1', false],
    ['a student uses one that is held', student(['boxes', 'box-1']), 'boxes', 'box-1', true],
    [
      'a student uses one held beside the batch',
      student(['boxes', 'box-1'], ['box-2']),
      'boxes',
      'box-2',
      true,
    ],
    ['a student lacks one that is not held', student(['boxes', 'box-1']), 'boxes', 'box-2', false],
    [
      'a student cannot use one of a tool that is not built',
      student(['later', 'later-1']),
      'later',
      'later-1',
      false,
    ],
    ['a sub-tool belongs to its own tool', student(['counter', 'box-1']), 'counter', 'box-1', false],
    [
      'a student cannot use one whose tool is closed: what is beside a batch stays when the batch changes',
      student(['counter'], ['box-1']),
      'boxes',
      'box-1',
      false,
    ],
    ['an unknown one is refused', student(['boxes', 'box-9']), 'boxes', 'box-9', false],
    ['a guest uses none', guest, 'boxes', 'box-1', false],
  ])('%s', (_, subject, tool, subTool, expected) => {
    expect(canUseSubTool(subject, tool, subTool, tools)).toBe(expected);
  });
});

describe('hasNoPermissions', () => {
  it.each<[string, AccessSubject, boolean]>([
    ['a student without batch', { role: 'student', extendedPermissions: [] }, true],
    ['a student of an empty batch', student([]), true],
    ['a student with a tool of the batch', student(['counter']), false],
    ['a student with an own tool', student([], ['counter']), false],
    ['an admin', admin, false],
  ])('%s', (_, subject, expected) => {
    expect(hasNoPermissions(subject)).toBe(expected);
  });
});

describe('resolveToolId', () => {
  it.each([
    ['intelligent-interlink', 'intelligent-interlink'],
    ['intelligent-interlinks', 'intelligent-interlink'],
    ['/intelligent-interlinks', 'intelligent-interlink'],
    ['Interlink Genius', 'intelligent-interlink'],
    ['Intelligent Briefs', 'intelligent-briefs'],
    ['Brief & Outlines', 'intelligent-briefs'],
    ['Intelligent Brief & Outlines', 'intelligent-briefs'],
    ['Pros & Cons Generator', 'pros-and-cons-generator'],
    ['Pros and Cons Generator', 'pros-and-cons-generator'],
    ['  product box GENERATOR ', 'product-box-generator'],
    ['AMZ Revenue (2)', 'amazon-revenue-by-keywords'],
    ['Content Change Detective', 'content-detection'],
    ['users', undefined],
    ['', undefined],
    ['__proto__', undefined],
  ])('%p means %p', (name, id) => {
    expect(resolveToolId(name)).toBe(id);
  });
});

it('lets tools be opened by tools that permissions name', () => {
  const named = new Set(PERMITTED_TOOLS.map(({ id }) => id as string));
  for (const { openedBy = [] } of TOOLS as readonly Tool[]) {
    expect(openedBy.filter((id) => !named.has(id))).toEqual([]);
  }
  expect(PERMISSION_IDS).not.toContain('products');
  expect(TOOL_IDS).toContain('products');
});
