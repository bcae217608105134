import fc from 'fast-check';
import { HUB_LIMITS, type HubEdit } from '../../contracts/hub/hub';
import { HUB_MESSAGES as SAYS } from '../../contracts/hub/hub-messages';
import { editTree, HubEditError } from './edit-tree';
import { type HubNode, type HubTree, ROOT, walkOf } from './hub-tree';

const node = (id: string, parent: string | null, keywords: number[] = []): HubNode => ({
  ...{ id, parent, keywords },
  title: `Page ${id}`,
  address: null,
});

/** root > a > b > c, root > d, and x is off topic. */
const TREE: HubTree = {
  nodes: [
    node(ROOT, null, [0]),
    node('a', ROOT, [1, 2]),
    node('b', 'a', [3]),
    node('c', 'b', [4]),
    node('d', ROOT, [5]),
    node('x', null, [6]),
  ],
  next: 7,
};

const find = ({ nodes }: HubTree, id: string) => nodes.find((one) => one.id === id);

it.each<[string, HubEdit, (tree: HubTree) => void]>([
  [
    'moves a page with all below it',
    { kind: 'move', id: 'b', parent: ROOT },
    (tree) => {
      expect([find(tree, 'b')?.parent, find(tree, 'c')?.parent]).toEqual([ROOT, 'b']);
    },
  ],
  [
    'puts what is off topic into the hub',
    { kind: 'move', id: 'x', parent: 'd' },
    (tree) => {
      expect(find(tree, 'x')?.parent).toBe('d');
    },
  ],
  [
    'renames',
    { kind: 'rename', id: ROOT, title: 'Other' },
    (tree) => {
      expect(find(tree, ROOT)?.title).toBe('Other');
    },
  ],
  [
    'merges keywords and children',
    { kind: 'merge', id: 'a', into: 'd' },
    (tree) => {
      expect(find(tree, 'a')).toBeUndefined();
      expect([find(tree, 'd')?.keywords, find(tree, 'b')?.parent]).toEqual([[5, 1, 2], 'd']);
    },
  ],
  [
    'takes all that is off topic into the hub, to be looked at',
    { kind: 'all', take: 'in' },
    (tree) => {
      expect(find(tree, 'x')).toMatchObject({ parent: ROOT, unsorted: true });
      const out = editTree(tree, { kind: 'all', take: 'out' });
      expect(find(out, 'x')).toEqual(find(TREE, 'x'));
      const kept = editTree(tree, { kind: 'all', take: 'keep' });
      expect(find(kept, 'x')).toEqual({ ...find(TREE, 'x'), parent: ROOT });
    },
  ],
  [
    'keeps the keywords of a page that is taken out',
    { kind: 'remove', id: 'a' },
    (tree) => {
      expect([find(tree, 'a')?.parent, find(tree, 'b')?.parent]).toEqual([null, ROOT]);
    },
  ],
  [
    'adds',
    { kind: 'add', parent: 'b', title: 'New' },
    (tree) => {
      expect(find(tree, 'p7')).toEqual({ id: 'p7', parent: 'b', title: 'New', keywords: [], address: null });
      expect(tree.next).toBe(8);
    },
  ],
  [
    'marks what is there',
    { kind: 'existing', id: 'd', address: ' https://a.example/d#part ' },
    (tree) => {
      expect(find(tree, 'd')?.address).toBe('https://a.example/d');
    },
  ],
  [
    'marks it as new again',
    { kind: 'existing', id: 'd', address: '' },
    (tree) => {
      expect(find(tree, 'd')?.address).toBeNull();
    },
  ],
])('%s', (_, edit, assert) => assert(editTree(TREE, edit)));

it.each<[HubEdit, string]>([
  [{ kind: 'move', id: ROOT, parent: 'a' }, SAYS.rootFixed],
  [{ kind: 'remove', id: ROOT }, SAYS.rootFixed],
  [{ kind: 'move', id: 'a', parent: 'a' }, SAYS.intoItself],
  [{ kind: 'move', id: 'a', parent: 'c' }, SAYS.intoItself],
  [{ kind: 'move', id: 'a', parent: 'd' }, SAYS.tooDeep],
  [{ kind: 'move', id: 'd', parent: 'c' }, SAYS.tooDeep],
  [{ kind: 'move', id: 'd', parent: 'x' }, SAYS.offTopicParent],
  [{ kind: 'move', id: 'd', parent: 'gone' }, SAYS.parentGone],
  [{ kind: 'move', id: 'gone', parent: 'd' }, SAYS.pageGone],
  [{ kind: 'merge', id: 'a', into: 'c' }, SAYS.intoItself],
  [{ kind: 'merge', id: 'a', into: 'x' }, SAYS.offTopicParent],
  [{ kind: 'remove', id: 'x' }, SAYS.pageGone],
  [{ kind: 'rename', id: 'a', title: 'PAGE B' }, SAYS.titleTaken],
  [{ kind: 'rename', id: 'a', title: '\u200b' }, SAYS.titleRequired],
  [{ kind: 'rename', id: 'a', title: 'x'.repeat(201) }, SAYS.titleTooLong],
  [{ kind: 'add', parent: 'c', title: 'New' }, SAYS.tooDeep],
  [{ kind: 'existing', id: 'a', address: 'javascript:alert(1)' }, SAYS.addressInvalid],
  [{ kind: 'existing', id: 'a', address: 'https://u:p@a.example/' }, SAYS.addressInvalid],
])('refuses %j', (edit, sentence) => {
  expect(() => editTree(TREE, edit)).toThrow(new HubEditError(sentence));
});

it('takes an address that was copied out of HTML as it was meant', () => {
  const address = 'https://a.example/?a=1&amp;b=2';
  const { nodes } = editTree(TREE, { kind: 'existing', id: 'a', address });
  expect(nodes.find(({ id }) => id === 'a')?.address).toBe('https://a.example/?a=1&b=2');
});

it('refuses an address that another page has', () => {
  const marked = editTree(TREE, { kind: 'existing', id: 'a', address: 'https://a.example/' });
  const twice = () => editTree(marked, { kind: 'existing', id: 'b', address: 'https://a.example' });
  expect(twice).toThrow(SAYS.addressTaken);
});

it('keeps every keyword, three levels and no cycle, whatever is done', () => {
  const id = fc.constantFrom(ROOT, 'a', 'b', 'c', 'd', 'x', 'p7', 'p8');
  const edit: fc.Arbitrary<HubEdit> = fc.oneof(
    fc.record({ kind: fc.constant('move' as const), id, parent: id }),
    fc.record({ kind: fc.constant('merge' as const), id, into: id }),
    fc.record({ kind: fc.constant('remove' as const), id }),
    fc.record({ kind: fc.constant('add' as const), parent: id, title: fc.string({ maxLength: 5 }) }),
    fc.record({ kind: fc.constant('rename' as const), id, title: fc.string({ maxLength: 5 }) }),
  );
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
      let tree = TREE;
      for (const one of edits) {
        try {
          tree = editTree(tree, one);
        } catch (error) {
          expect(error).toBeInstanceOf(HubEditError);
        }
      }
      const { order, off, depthOf } = walkOf(tree);
      expect(order.length + off.length).toBe(tree.nodes.length);
      expect(Math.max(...order.map((one) => depthOf(one.id)))).toBeLessThanOrEqual(HUB_LIMITS.depth);
      expect(tree.nodes.flatMap(({ keywords }) => keywords).toSorted((a, b) => a - b)).toEqual([
        0, 1, 2, 3, 4, 5, 6,
      ]);
    }),
  );
});
