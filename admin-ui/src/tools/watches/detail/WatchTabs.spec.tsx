import type { WatchFieldChange } from '@contracts/watches/watch-content';
import type { WatchDiffView } from '@contracts/watches/watch-history';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import { answerApi } from '../../../testing/answerApi';
import { QueryHarness } from '../../../testing/QueryHarness';
import { aWatch } from '../../../testing/watches';
import { WatchTabs } from './WatchTabs';

const ofField = (field: WatchFieldChange['field']): WatchFieldChange => ({
  ...{ field, before: ['a'], after: ['b'], severity: 'warning' },
});
const ROW = { kind: 'same', before: 1, after: 1, text: 'Line' } as const;

function show(diff: Partial<WatchDiffView>, path = '/') {
  const change = { id: 'c', at: '2026-11-25T12:00:00.000Z', hasText: true };
  answerApi({
    'GET /watches/w1/checks': () => [],
    'GET /watches/changes/c/diff': () => ({ change, fields: [], rows: [], hunks: [], moreRows: 0, ...diff }),
  });
  render(
    <QueryHarness path={path}>
      <ThemeProvider theme={createTheme()}>
        <WatchTabs watch={aWatch()} change="c" isLoading={false} />
      </ThemeProvider>
    </QueryHarness>,
  );
}

it.each<[string, Partial<WatchDiffView>, string]>([
  ['fields that changed', { fields: [ofField('title')], rows: [ROW] }, 'SEO fields'],
  ['text alone', { rows: [ROW] }, 'Text'],
  ['text, and the numbers that follow from it', { fields: [ofField('words')], rows: [ROW] }, 'Text'],
  ['numbers without a text', { fields: [ofField('words')] }, 'SEO fields'],
])('opens on %s', async (_, diff, tab) => {
  show(diff);
  expect(await screen.findByRole('tab', { name: tab, selected: true })).toBeVisible();
  expect(await screen.findByText(/^Found on/)).toBeVisible();
  expect(screen.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
});

it('prints all tabs, those that were not opened too', async () => {
  let printed = '';
  vi.spyOn(window, 'print').mockImplementation(() => void (printed = document.body.textContent));
  show({ fields: [ofField('title')], rows: [ROW] });
  expect(await screen.findByText(/^Found on/)).toBeVisible();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', ctrlKey: true }));
  await waitFor(() => expect(printed).not.toBe(''), { timeout: 10_000 });
  for (const title of ['SEO fields', 'Text', 'Checks', 'Ignored']) expect(printed).toContain(title);
  expect(printed).toContain('No checks yet');
});
