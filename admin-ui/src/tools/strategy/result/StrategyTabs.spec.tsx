import type { ClusterRow, ConflictRow, PageRow } from '@contracts/strategy/strategy';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../testing/answerApi';
import { QueryHarness } from '../../../testing/QueryHarness';
import { aStrategy } from '../../../testing/strategies';
import { StrategyTabs } from './StrategyTabs';

const aCluster = (label: string): ClusterRow => ({
  ...{ id: label, label, keywords: 5, demand: 900, difficulty: 40, position: null, clicks: null },
  ...{
    impressions: null,
    intent: null,
    coverage: 'gap',
    fit: null,
    page: null,
    evidence: null,
    priority: 80,
    stake: null,
  },
});
const CLUSTERS = [aCluster('cold brew'), aCluster('milk frother')];
const CONFLICT: ConflictRow = {
  ...{ id: 'c', subject: 'best espresso machine', by: 'queries', severity: 1.9, advice: 'merge' },
  ...{ leader: 'https://shop.example/best', demand: 9_400, alike: 0.8 },
  contenders: [
    {
      ...{ address: 'https://shop.example/best', title: 'Best', clicks: 210, impressions: 9_400 },
      ...{ position: 6, share: 0.7 },
    },
  ],
};
const PAGE: PageRow = {
  ...{
    id: 'p',
    address: 'https://shop.example/copy',
    title: 'Copy',
    kind: 'text',
    words: 320,
    depth: 1,
    inlinks: 2,
  },
  ...{ intent: null, clicks: null, impressions: null, position: null, covers: 0 },
  ...{ faults: ['duplicate'], twin: 'https://shop.example/best' },
};
const VIEW = aStrategy({
  counts: { clusters: 2, gaps: 2, cannibalisation: 1, pages: 1 },
  intents: [
    {
      ...{ intent: 'Transactional', keywords: 5, clusters: 1, demand: 900, share: 1, pages: 2 },
      coverage: { covered: 0, partial: 0, gap: 900 },
    },
  ],
});

function show(path = '/') {
  const rows =
    (tab: string, all: { label?: string }[]) =>
    ({ searchParams }: URL) => {
      const found = all.filter(({ label = '' }) => label.includes(searchParams.get('q') ?? ''));
      return { tab, total: found.length, rows: found };
    };
  const base = 'GET /content-strategy-evaluator/jobs/s1/rows';
  answerApi({
    [`${base}/clusters`]: rows('clusters', CLUSTERS),
    [`${base}/gaps`]: rows('gaps', CLUSTERS),
    [`${base}/cannibalisation`]: () => ({ tab: 'cannibalisation', total: 1, rows: [CONFLICT] }),
    [`${base}/pages`]: () => ({ tab: 'pages', total: 1, rows: [PAGE] }),
  });
  const onOpenCluster = vi.fn();
  render(
    <QueryHarness path={path}>
      <StrategyTabs view={VIEW} onOpenCluster={onOpenCluster} />
    </QueryHarness>,
  );
  return onOpenCluster;
}

const openTab = (name: RegExp) => userEvent.click(screen.getByRole('tab', { name }));

it('shows each part: clusters, what competes, pages with their faults, and what people want', async () => {
  const onOpenCluster = show();
  await userEvent.click(await screen.findByRole('button', { name: /^cold brew/ }));
  expect(onOpenCluster).toHaveBeenCalledWith('cold brew');
  await openTab(/^Cannibalisation/);
  expect(await screen.findByText(/^210 clicks, 9,400 impressions \(70%\)/)).toBeVisible();
  await openTab(/^Pages/);
  expect(await screen.findByText('Duplicate')).toBeVisible();
  await openTab(/^Intent mix/);
  expect(screen.getByRole('table', { name: 'Intent mix' })).toHaveTextContent('Transactional');
});

it('searches the gaps as its address says', async () => {
  show('/?tab=gaps&q=brew');
  expect(await screen.findByRole('button', { name: /^cold brew/ })).toBeVisible();
  expect(screen.getByLabelText('Search these gaps')).toHaveValue('brew');
  expect(screen.getAllByRole('row')).toHaveLength(2);
});
