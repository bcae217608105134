import type { CrawledLinkRow } from '@contracts/scraper/crawl-reports';
import { render, screen, within } from '@testing-library/react';
import { ReportTable } from '../report/ReportTable';
import { linkColumns } from './linkColumns';

const START = 'https://shop.example/';
const LINK: CrawledLinkRow = {
  ...{ _id: '1', id: '1', from: START, to: `${START}guide`, anchor: 'Prices', rel: [], place: 'main' },
  ...{ internal: true, skipped: null, status: 200, failure: null, broken: false },
};

it('shows the place that a link names, and says where the page has none such', () => {
  const rows: CrawledLinkRow[] = [
    { ...LINK, fragment: 'prices' },
    { ...LINK, _id: '2', id: '2', fragment: 'old', lost: true },
    { ...LINK, _id: '3', id: '3' },
  ];
  render(
    <ReportTable label="Links" rows={rows} keyOf={({ id }) => id} columns={linkColumns(START, ['to'])} />,
  );
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `${START}guide#prices`,
    `${START}guide#old`,
    `${START}guide`,
  ]);
  const told = table.getAllByRole('row').map((row) => row.textContent.includes('The page has no such place'));
  expect(told.filter(Boolean)).toHaveLength(1);
  expect(table.getByText('The page has no such place').closest('tr')).toHaveTextContent('#old');
});

it('says why a link to a redirect is broken', () => {
  const rows: CrawledLinkRow[] = [
    { ...LINK, status: 301, broken: true },
    { ...LINK, _id: '2', id: '2', status: 301 },
    { ...LINK, _id: '3', id: '3', status: 404, broken: true },
  ];
  render(
    <ReportTable label="Links" rows={rows} keyOf={({ id }) => id} columns={linkColumns(START, ['to'])} />,
  );
  expect(screen.getAllByText('Redirects to a page that robots.txt blocks')).toHaveLength(1);
});
