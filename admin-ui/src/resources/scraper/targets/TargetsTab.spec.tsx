import type { CrawlTargetRow } from '@contracts/scraper/crawl-targets';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../testing/answerApi';
import { QueryHarness } from '../../../testing/QueryHarness';
import { aCrawl } from '../../../testing/siteCrawls';
import { TargetsTab } from './TargetsTab';

function aTarget(url: string, change: Partial<CrawlTargetRow>): CrawlTargetRow {
  return {
    _id: url,
    id: url,
    url,
    kind: 'link',
    outcome: 'broken',
    status: 404,
    failure: null,
    skipped: null,
    endUrl: null,
    redirects: 0,
    bytes: null,
    contentType: null,
    pages: 1,
    foundOn: [],
    ...change,
  };
}

const TARGETS = [
  aTarget('https://b.example/gone', {}),
  aTarget('https://shop.example/lost.png', { kind: 'image' }),
  aTarget('https://b.example/wall', { outcome: 'refused', status: 403 }),
  aTarget('https://b.example/moved', {
    outcome: 'redirected',
    status: 200,
    endUrl: 'https://b.example/',
    redirects: 1,
  }),
  aTarget('https://b.example/later', { outcome: 'waiting', status: null }),
];

/** Finds what the filter of the request asks for. */
function listed({ searchParams }: URL) {
  const { outcome, kind } = JSON.parse(searchParams.get('filter') ?? '{}') as Partial<CrawlTargetRow>;
  return TARGETS.filter((row) => (!outcome || row.outcome === outcome) && (!kind || row.kind === kind));
}

function show(targets: boolean) {
  const seen = answerApi({ 'GET /crawls/c1/targets': listed });
  render(
    <QueryHarness>
      <TargetsTab crawl={aCrawl({}, { targets })} />
    </QueryHarness>,
  );
  return seen;
}

async function choose(label: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

it('says of a crawl that was not asked to check them how to have it done, and asks for none', async () => {
  const seen = show(false);
  expect(await screen.findByText('What pages point at was not checked')).toBeVisible();
  expect(screen.getByText(/with the option “Check what pages point at”/)).toBeVisible();
  expect(seen).toEqual([]);
});

it('tells what became of each, and narrows them down until none matches', async () => {
  show(true);
  expect(await screen.findAllByText('Broken: 404')).toHaveLength(2);
  for (const told of ['Refused to a crawler: 403', '1 redirect to b.example', 'Not asked yet'])
    expect(screen.getByText(told)).toBeVisible();
  await choose('Outcome', 'Broken');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  await choose('Kind', 'Image');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  await choose('Outcome', 'Redirected');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(6));
});
