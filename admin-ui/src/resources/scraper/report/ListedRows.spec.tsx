import type { PageReference } from '@contracts/scraper/crawl-reports';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, Part } from '../../../testing/answerApi';
import { QueryHarness } from '../../../testing/QueryHarness';
import { aCrawl } from '../../../testing/siteCrawls';
import { ListedRows } from './ListedRows';

const pageOf = (number: number): PageReference => ({
  id: `p${number}`,
  url: `https://shop.example/${number}`,
  title: `Page ${number}`,
});
const pages = (from: number, count: number) => Array.from({ length: count }, (_, at) => pageOf(from + at));

function show(report: { rows: PageReference[]; total: number }, path = '/') {
  const seen = answerApi({
    'GET /crawls/c1/lists/orphans': ({ searchParams }) => {
      if (searchParams.get('filter')) return new Part([pageOf(3_399)], 1);
      const [first] = JSON.parse(searchParams.get('range') ?? '') as [number];
      return new Part(pages(first, 25), 3_400);
    },
  });
  render(
    <QueryHarness path={path}>
      <ListedRows crawl={aCrawl()} path="lists/orphans" name="orphans" report={report}>
        {(rows) => rows.map(({ id, title }) => <p key={id}>{title}</p>)}
      </ListedRows>
    </QueryHarness>,
  );
  return seen;
}

it('shows a short list as it came, with nothing to search', () => {
  const seen = show({ rows: pages(0, 25), total: 25 });
  expect(screen.getByText('Page 24')).toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(seen).toEqual([]);
});

it('pages beyond the rows that came with the report', async () => {
  const seen = show({ rows: pages(0, 1_000), total: 3_400 });
  expect(screen.getByText('Page 24')).toBeInTheDocument();
  expect(seen).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Go to page 136' }));
  expect(await screen.findByText('Page 3399')).toBeInTheDocument();
  expect(screen.getByText('3,376–3,400 of 3,400')).toBeInTheDocument();
});

it('searches all of them, from their first page on', async () => {
  show({ rows: pages(0, 1_000), total: 3_400 }, '/?page-lists-orphans=7');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search orphans' }), '3399');
  expect(await screen.findByText('Page 3399')).toBeInTheDocument();
  expect(screen.getByText('1–1 of 1')).toBeInTheDocument();
});
