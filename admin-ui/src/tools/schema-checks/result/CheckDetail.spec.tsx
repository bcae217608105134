import type { SchemaCheckDetail, SchemaCheckView } from '@contracts/schema/schema-check-views';
import type { RichResultVerdict, SchemaReport } from '@contracts/schema/schema-checks';
import { reportOnMarkup } from '@domain/schema/markup-report';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryHarness } from '../../../testing/QueryHarness';
import { signIn } from '../../../testing/signIn';
import { aStudent } from '../../../testing/users';
import { CheckDetail } from './CheckDetail';

const SITE = 'https://shop.example/';
const SOURCE = { name: 'Google', url: 'https://developers.google.com/search' };
const verdict = (change: Partial<RichResultVerdict>): RichResultVerdict => ({
  feature: 'product',
  title: 'Product snippet',
  state: 'eligible',
  entity: 0,
  missing: [],
  recommended: [],
  source: SOURCE,
  lastVerified: new Date().toISOString().slice(0, 10),
  ...change,
});
const NOTHING: SchemaReport = {
  entities: [],
  roots: [],
  verdicts: [],
  findings: [],
  mended: { before: '', after: '', changes: [] },
  possible: [],
};
const WITH_PRODUCT: SchemaReport = {
  ...NOTHING,
  entities: [
    { syntax: 'json-ld', types: ['Product'], line: 3, properties: { price: [{ text: '$5', line: 4 }] } },
  ],
  roots: [0],
};
const summaryWith = (state: RichResultVerdict['state']) => ({
  errors: 0,
  warnings: 0,
  types: [],
  features: [{ feature: 'product', title: 'Product snippet', state }],
});
const VIEW: SchemaCheckView = {
  id: 'latest',
  job: 'job',
  position: 1,
  at: '2026-11-20T10:00:00.000Z',
  competitor: false,
  address: 'https://a.example/',
  finalUrl: 'https://a.example/',
  status: 200,
  failure: null,
  summary: summaryWith('eligible'),
};
const BEFORE = {
  ...VIEW,
  id: 'before',
  at: '2026-10-01T10:00:00.000Z',
  summary: summaryWith('not-eligible'),
};

const HISTORY = new URLSearchParams({
  filter: JSON.stringify({ address: VIEW.address }),
  sort: JSON.stringify(['at', 'DESC']),
  range: JSON.stringify([0, 20]),
});

async function show(report: SchemaReport | null, change: Partial<SchemaCheckDetail> = {}) {
  await signIn(aStudent(), {
    [`GET /api/schema-checks?${HISTORY.toString()}`]: { status: 200, body: [VIEW, BEFORE] },
  });
  const onOpen = vi.fn();
  render(<CheckDetail check={{ ...VIEW, ...change, report }} onOpen={onOpen} />, { wrapper: QueryHarness });
  return { onOpen };
}

it('says what the page could carry where it has no markup', async () => {
  await show({ ...NOTHING, possible: [{ feature: 'article', title: 'Article', reason: 'It has a date.' }] });
  expect(screen.getByText('No structured data found')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'What the page could qualify for' })).toHaveTextContent(
    'ArticleIt has a date.',
  );
});

it('says why a page was not read', async () => {
  await show(null, { failure: 'robots', summary: null, status: null });
  expect(screen.getByText(/robots\.txt does not allow/)).toBeInTheDocument();
});

it('names what keeps a rich result away, when a feature ended, and a rule that is old', async () => {
  const ended = { state: 'ended', endedOn: '2026-05-07', lastVerified: '2020-01-31' } as const;
  await show({
    ...WITH_PRODUCT,
    verdicts: [
      verdict({ state: 'not-eligible' }),
      verdict({ feature: 'review', title: 'Review', state: 'warnings', recommended: ['author.url'] }),
      verdict({ feature: 'faq', title: 'FAQ', ...ended }),
    ],
    findings: [
      { level: 'error', rule: 'x', entity: 0, line: 4, sentence: 'No price.', source: SOURCE, fix: '5' },
    ],
  });
  const list = screen.getByRole('list', { name: 'Rich results' });
  const reasons = within(list).getByRole('list', { name: 'What keeps Product snippet away' });
  expect(reasons).toHaveTextContent('No price. (line 4)Fix: 5Google');
  expect(within(list).getByText('Recommended, and missing: author.url')).toBeInTheDocument();
  expect(within(list).getByText('Ended on 7 May 2026')).toBeInTheDocument();
  expect(
    screen.getByText(/The rule of FAQ was last checked against its source on 31 Jan 2020/),
  ).toBeVisible();
});

it.each<[what: string, data: object, feature: string, sentence: string | RegExp]>([
  [
    'an event online',
    {
      '@type': 'Event',
      name: 'Steam night',
      startDate: '2099-05-01',
      location: { '@type': 'VirtualLocation', url: SITE },
    },
    'Event',
    'Google shows only events at a place: this one is online. The markup is right and does no harm',
  ],
  [
    'a rental with few pictures, which lacks more',
    { '@type': 'VacationRental', name: 'The Mill', image: [`${SITE}1.jpg`, `${SITE}2.jpg`] },
    'Vacation rental',
    "VacationRental has 2 values for image: Google's Vacation rental needs at least 8",
  ],
  [
    'a list of one page',
    { '@type': 'ItemList', itemListElement: { '@type': 'ListItem', position: 1, url: SITE } },
    'Carousel',
    'Google makes a carousel of at least 2 items: this list has 1',
  ],
  [
    'a job that is over',
    { '@type': 'JobPosting', title: 'Boiler', validThrough: '2020-01-31' },
    'Job posting',
    'This JobPosting ended on 2020-01-31 (validThrough): Google no longer shows it',
  ],
])('says what keeps %s away', async (_, data, feature, sentence) => {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data });
  await show(reportOnMarkup({ text, today: '2026-11-27' }));
  const reasons = screen.getByRole('list', { name: `What keeps ${feature} away` });
  expect(within(reasons).getByText(sentence, { exact: false })).toBeVisible();
});

it('names a context that nobody knows', async () => {
  await show(
    reportOnMarkup({ text: '{"@context": "https://shema.org", "@type": "Product"}', today: '2026-11-27' }),
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Markup' }));
  expect(
    screen.getByText(/“https:\/\/shema\.org” is not schema\.org: nothing of this block is read/),
  ).toBeVisible();
});

it('stands findings beside their property, and tells what changed since the last check', async () => {
  const { onOpen } = await show({
    ...WITH_PRODUCT,
    verdicts: [verdict({})],
    findings: [
      { level: 'warning', rule: 'x', entity: 0, property: 'price', sentence: 'Odd price.', source: SOURCE },
      { level: 'info', rule: 'y', entity: 0, property: 'offers', sentence: 'No offers.', source: SOURCE },
    ],
  });
  await userEvent.click(screen.getByRole('tab', { name: 'Markup' }));
  expect(screen.getByRole('list', { name: 'Findings about price' })).toHaveTextContent('Odd price.');
  // What is not there has no place of its own.
  expect(screen.getByRole('list', { name: 'Findings about Product' })).toHaveTextContent('No offers.');
  await userEvent.click(screen.getByRole('tab', { name: 'History' }));
  expect(await screen.findByText('Product snippet: Not eligible → Eligible')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^1 Oct 2026/ }));
  expect(onOpen).toHaveBeenCalledWith('before');
});
