import type { Tool } from '../../contracts/access/tool';
import {
  canToggle,
  chooseDefaultTool,
  completeAllowed,
  isTicked,
  toolsGivenOnce,
  type PermissionSelection,
  tickedShare,
  toggle,
  toggleTogether,
} from './permission-ticking';

const boxes = (id: string): Tool => ({
  id,
  title: id,
  url: `/${id}`,
  ready: true,
  subTools: [1, 2, 3].map((number) => ({ id: `${id}-${number}`, name: `${id} ${number}` })),
});
const tools: Tool[] = [
  { id: 'plain', title: 'Plain', url: '/plain', ready: true },
  boxes('box'),
  boxes('table'),
  { id: 'shelf', title: 'Shelf', url: '/shelf', openedBy: ['plain'], ready: true },
];

const none: PermissionSelection = { defaultTool: '', allowed: [] };
const withAllowed = (...allowed: string[]): PermissionSelection => ({ ...none, allowed });

describe('toggle', () => {
  it.each<[string, PermissionSelection, string, string[]]>([
    ['ticks a tool', none, 'plain', ['plain']],
    ['ticks a tool with its first sub-tool', none, 'box', ['box', 'box-1']],
    ['unticks a tool', withAllowed('plain'), 'plain', []],
    ['unticks a tool with its sub-tools', withAllowed('plain', 'box', 'box-1', 'box-3'), 'box', ['plain']],
    ['ticks a sub-tool', withAllowed('box', 'box-1'), 'box-2', ['box', 'box-1', 'box-2']],
    ['ticks a sub-tool of a later tool', withAllowed('table'), 'table-1', ['table', 'table-1']],
    ['unticks a sub-tool', withAllowed('box', 'box-1', 'box-2'), 'box-1', ['box', 'box-2']],
    ['keeps the last sub-tool of a ticked tool', withAllowed('box', 'box-2'), 'box-2', ['box', 'box-2']],
    [
      'leaves a sub-tool whose tool is unticked',
      withAllowed('table', 'table-1'),
      'box-1',
      ['table', 'table-1'],
    ],
    ['ignores a tool that others open', withAllowed('plain'), 'shelf', ['plain']],
    ['ignores an unknown id', withAllowed('plain'), 'nothing', ['plain']],
  ])('%s', (_, selection, id, expected) => {
    expect(toggle(selection, id, tools).allowed).toEqual(expected);
  });

  it('keeps the default tool ticked', () => {
    const selection = chooseDefaultTool(none, 'plain', tools);
    expect(canToggle(selection, 'plain', tools)).toBe(false);
    expect(toggle(selection, 'plain', tools)).toBe(selection);
  });
});

describe('chooseDefaultTool', () => {
  it('ticks the tool', () => {
    expect(chooseDefaultTool(none, 'box', tools)).toEqual({ defaultTool: 'box', allowed: ['box', 'box-1'] });
  });

  it('leaves what is ticked already', () => {
    const selection = withAllowed('box', 'box-3');
    expect(chooseDefaultTool(selection, 'box', tools).allowed).toEqual(['box', 'box-3']);
  });

  it('frees the former default tool', () => {
    const changed = chooseDefaultTool(chooseDefaultTool(none, 'plain', tools), 'box', tools);
    expect(toggle(changed, 'plain', tools).allowed).toEqual(['box', 'box-1']);
  });
});

describe("a batch's entries in the user dialog", () => {
  const locked: PermissionSelection = { defaultTool: '', allowed: [], locked: ['plain', 'box', 'box-1'] };

  it.each(['plain', 'box', 'box-1'])('%s is ticked and locked', (id) => {
    expect(isTicked(locked, id)).toBe(true);
    expect(toggle(locked, id, tools)).toBe(locked);
  });

  it('leave other sub-tools of their tools free', () => {
    const more = toggle(locked, 'box-2', tools);
    expect(more.allowed).toEqual(['box-2']);
    expect(toggle(more, 'box-2', tools).allowed).toEqual([]);
  });

  it('leave other tools free', () => {
    expect(toggle(locked, 'table', tools).allowed).toEqual(['table', 'table-1']);
  });
});

it.each<[string, string[], string[]]>([
  ['sub-tools without their tool', ['plain', 'box-2'], ['box']],
  ['none where each tool is there', ['box', 'box-2', 'table', 'table-1'], []],
])('tells which tools a batch must have given: %s', (_, own, expected) => {
  expect(toolsGivenOnce(own, tools)).toEqual(expected);
});

describe('completeAllowed', () => {
  it.each<[string, string, string[], string[], string[]]>([
    ['adds the default tool', 'plain', [], [], ['plain']],
    ['adds the first sub-tool where none is', '', ['box'], [], ['box', 'box-1']],
    ['keeps a chosen sub-tool', '', ['box', 'box-2'], [], ['box', 'box-2']],
    ['drops a sub-tool without its tool', '', ['plain', 'box-2'], [], ['plain']],
    [
      'names each id once, in catalogue order',
      '',
      ['table-1', 'table', 'plain', 'plain'],
      [],
      ['plain', 'table', 'table-1'],
    ],
    ['drops unknown ids', '', ['plain', 'nothing'], [], ['plain']],
    ['keeps a sub-tool whose tool is held from elsewhere', '', ['box-2'], ['box', 'box-1'], ['box-2']],
    ['adds nothing where the sub-tool is held from elsewhere', '', ['box'], ['box', 'box-3'], ['box']],
    ['leaves what is held from elsewhere to its source', '', [], ['box', 'box-1'], []],
  ])('%s', (_, defaultTool, allowed, held, expected) => {
    expect(completeAllowed(defaultTool, allowed, held, tools)).toEqual(expected);
  });
});

describe('several tools together', () => {
  const both = ['plain', 'table'];
  const whole = ['plain', 'table', 'table-1', 'table-2', 'table-3'];

  it.each<[string, PermissionSelection, 'all' | 'some' | 'none']>([
    ['none', none, 'none'],
    ['a tool', withAllowed('plain'), 'some'],
    ['both with one part', withAllowed('plain', 'table', 'table-1'), 'some'],
    ['both with all parts', withAllowed(...whole), 'all'],
    ['what is held from elsewhere', { ...none, locked: whole }, 'all'],
  ])('tells that %s is ticked', (_what, selection, share) => {
    expect(tickedShare(selection, both, tools)).toBe(share);
  });

  it.each<[string, PermissionSelection, string[]]>([
    ['ticks them with all parts', withAllowed('box', 'box-1'), ['box', 'box-1', ...whole]],
    [
      'ticks what is missing',
      withAllowed('table', 'table-2'),
      ['table', 'table-2', 'plain', 'table-1', 'table-3'],
    ],
    ['unticks them where all are ticked', withAllowed('box', 'box-1', ...whole), ['box', 'box-1']],
    ['keeps where students land', { defaultTool: 'plain', allowed: whole }, ['plain']],
    ['leaves out what is held from elsewhere', { ...none, locked: ['plain'] }, whole.slice(1)],
  ])('%s', (_what, selection, allowed) => {
    expect(toggleTogether(selection, both, tools).allowed).toEqual(allowed);
  });
});
