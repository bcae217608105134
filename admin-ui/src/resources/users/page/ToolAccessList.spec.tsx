import type { LimitedTool } from '@contracts/usage/limits';
import type { ToolLimitView } from '@contracts/usage/user-limits';
import { render, screen, within } from '@testing-library/react';
import { QueryHarness } from '../../../testing/QueryHarness';
import { signIn } from '../../../testing/signIn';
import { aStudent, anAdmin } from '../../../testing/users';
import { ToolAccessList } from './ToolAccessList';

const SWITCH = { id: 'top-3-table-generator.product-list', group: 'top-3-table-generator', enabled: false };
const allowed = [
  ...['intent-finder', 'top-3-table-generator', 'top-3-table-1'],
  ...['intelligent-briefs', 'schema-intelligence', 'intelligent-hub'],
];
const student = aStudent({
  ...{ id: 'u1', batch: 'b1', extendedPermissions: ['word-counter'] },
  permissions: { defaultTool: 'intent-finder', allowed },
});
const limit = (tool: LimitedTool, used: number, planned: number): ToolLimitView => ({
  ...{ tool, time: '1 day', windowStart: '2026-11-27T00:00:00.000Z', windowEnd: '2026-11-28T00:00:00.000Z' },
  isOwn: false,
  counts: [{ field: 'numberOfOperations', used, planned, extra: 0 }],
});

/** The icon's own name begins the line. */
const STATE = /^Can(?:not)? be used/;

async function show() {
  await signIn(anAdmin(), {
    'GET /api/features': { status: 200, body: [{ ...SWITCH, label: 'Product List' }] },
  });
  const limits = [
    limit('intelligent-briefs', 0, 0),
    limit('schema-intelligence', 5, 5),
    limit('intelligent-hub', 1, 5),
  ];
  const inPlan: LimitedTool[] = ['schema-intelligence', 'intelligent-hub', 'optimize-prime'];
  render(
    <QueryHarness>
      <ToolAccessList user={student} limits={{ planName: 'Free', inPlan, limits }} />
    </QueryHarness>,
  );
  const list = await screen.findByRole('list', { name: 'Tools of this student' });
  return (title: RegExp) => {
    const line = within(list)
      .getAllByRole('listitem')
      .find(({ textContent }) => title.test(textContent.replace(STATE, '')));
    return within(line as HTMLElement);
  };
}

it.each([
  [/^Intent Finder/, 'Can be used', 'In the batch'],
  [/^Word Counter/, 'Can be used', 'An extra tool'],
  [/^Intelligent Hub/, 'Can be used', 'In the batch · 1 of 5 uses, resets 28 Nov 2026, 00:00 UTC'],
  [
    /^Schema Intelligence/,
    'Cannot be used',
    'In the batch, but used up · 5 of 5 uses, resets 28 Nov 2026, 00:00 UTC',
  ],
  [/Brief & Outlines/, 'Cannot be used', 'In the batch, not in the plan Free'],
  [/^Optimize Prime/, 'Cannot be used', 'In the plan Free, not in the batch'],
  [/^Interlink Genius/, 'Cannot be used', 'Neither in the batch nor in the plan Free'],
  [/^KW Stuffing/, 'Cannot be used', 'Not in the batch'],
])('says of %s: %s, and why', async (title, state, reason) => {
  const line = (await show())(title);
  expect(line.getByRole('img', { name: state })).toBeInTheDocument();
  expect(line.getByText(reason)).toBeInTheDocument();
});

it('names the parts that are switched off for everybody, and leads to where things are changed', async () => {
  const lineOf = await show();
  const table = lineOf(/^Top 3 Table/);
  expect(await table.findByText(/Switched off for everybody: Product List/)).toBeInTheDocument();
  expect(table.getByRole('link', { name: /^Change the switches for/ })).toHaveAttribute('href', '/features');
  const brief = lineOf(/Brief & Outlines/).getByRole('link', { name: /^Change the plan for/ });
  expect(brief).toHaveAttribute('href', '/users/u1#plan');
  const batch = lineOf(/^Optimize Prime/).getByRole('link', { name: /^Change the batch for/ });
  expect(batch).toHaveAttribute('href', '/tools-permissions/b1');
  const limits = lineOf(/^Schema Intelligence/).getByRole('link', { name: /^Change the limit for/ });
  expect(limits).toHaveAttribute('href', '#limit-schema-intelligence');
  expect(lineOf(/^Intent Finder/).queryByRole('link')).not.toBeInTheDocument();
});
