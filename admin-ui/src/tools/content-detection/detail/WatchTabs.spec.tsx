import type { WatchDiffView } from '@contracts/watches/watch-history';
import type { WatchView } from '@contracts/watches/watches';
import { render, screen } from '@testing-library/react';
import { answerApi } from '../../../testing/answerApi';
import { QueryHarness } from '../../../testing/QueryHarness';
import { WatchTabs } from './WatchTabs';

const FIELD = { before: ['a'], after: ['b'], severity: 'warning' } as const;
const ROW = { kind: 'same', before: 1, after: 1, text: 'Line' } as const;

function show(diff: Partial<WatchDiffView>, path = '/') {
  const change = { id: 'c', at: '2026-11-25T12:00:00.000Z', hasText: true };
  answerApi({
    'GET /watches/changes/c/diff': () => ({ change, fields: [], rows: [], hunks: [], moreRows: 0, ...diff }),
  });
  render(
    <QueryHarness path={path}>
      <WatchTabs
        watch={{ id: 'w', fields: null, slots: [], masks: [], rules: [] } as unknown as WatchView}
        change="c"
        isLoading={false}
      />
    </QueryHarness>,
  );
}

it.each<[string, Partial<WatchDiffView>, string]>([
  ['fields that changed', { fields: [{ field: 'title', ...FIELD }], rows: [ROW] }, 'SEO fields'],
  ['text alone', { rows: [ROW] }, 'Text'],
  [
    'text, and the numbers that follow from it',
    { fields: [{ field: 'words', ...FIELD }], rows: [ROW] },
    'Text',
  ],
  ['numbers without a text', { fields: [{ field: 'words', ...FIELD }] }, 'SEO fields'],
])('opens on %s', async (_, diff, tab) => {
  show(diff);
  expect(await screen.findByRole('tab', { name: tab, selected: true })).toBeVisible();
  expect(await screen.findByText(/^Found on/)).toBeVisible();
  expect(screen.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
});
