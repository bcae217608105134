import { CALCULATOR_MESSAGES } from '@contracts/calculators/calculator-messages';
import type { KeywordsEstimateRequest, VisitorsEstimateRequest } from '@contracts/calculators/calculators';
import { estimateByKeywords, estimateByVisitors } from '@domain/calculators/amazon-revenue';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { answerApi, Refusal, type SeenRequest } from '../../testing/answerApi';
import { QueryHarness } from '../../testing/QueryHarness';
import { signIn } from '../../testing/signIn';
import { aStudent } from '../../testing/users';
import { WithToasts } from '../../testing/WithToasts';
import { RevenueByKeywordsPage, RevenueByVisitorsPage } from './RevenuePage';

const VISITORS = 'Estimated monthly visitors';
const PRICE = 'Average product price';
let requests: SeenRequest[];
let refusal: Refusal | undefined;

/** The terms as the server reads them from the address. */
function termsOf(url: URL): unknown {
  const entries = [...url.searchParams].map(([name, text]) => {
    if (text === 'true' || text === 'false') return [name, text === 'true'] as const;
    return [name, name === 'serpPosition' ? text : Number(text)] as const;
  });
  return Object.fromEntries(entries);
}

beforeEach(async () => {
  refusal = undefined;
  await signIn(aStudent());
  requests = answerApi({
    'GET /calculators/amazonByVisitor': (url) =>
      refusal ?? estimateByVisitors(termsOf(url) as VisitorsEstimateRequest),
    'GET /calculators/amazonByKeywords': (url) =>
      refusal ?? estimateByKeywords(termsOf(url) as KeywordsEstimateRequest),
  });
});

const open = (Page = RevenueByVisitorsPage) =>
  render(
    <WithToasts>
      <QueryHarness>
        <Page />
      </QueryHarness>
    </WithToasts>,
  );
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const calculate = () => fireEvent.click(screen.getByText('Calculate'));
const flip = (name: string) => fireEvent.click(screen.getByLabelText(name));
const card = (heading: HTMLElement) => heading.closest('article') as HTMLElement;
const month = async () => card(await screen.findByText('Monthly', { selector: 'article *' }));
const shows = (text: string) => screen.findByText(text);

async function choose(category: string): Promise<void> {
  const list = await waitFor(() => {
    const found = screen.getByLabelText(/^Commission category/);
    expect(found).toBeEnabled();
    return found;
  });
  fireEvent.change(list, { target: { value: category } });
  fireEvent.click(await screen.findByText(category, { selector: '[role="option"] *' }));
}

async function fillVisitors(): Promise<void> {
  fill(VISITORS, '10000');
  fill(PRICE, '50');
  await choose('Watches');
}

it('asks nothing before all is right, and tells everything that is wrong', async () => {
  open();
  calculate();
  await shows(CALCULATOR_MESSAGES.visitorsRequired);
  expect(screen.getByText(CALCULATOR_MESSAGES.priceRequired)).toBeVisible();
  // The categories come a little later than the rest of the form.
  await shows(CALCULATOR_MESSAGES.categoryRequired);
  fill(PRICE, 'cheap');
  await shows(CALCULATOR_MESSAGES.numbersOnly);
  fill(PRICE, '-1');
  await shows(CALCULATOR_MESSAGES.positiveOnly);
  expect(screen.getByText('No forecast yet')).toBeVisible();
  expect(requests).toEqual([]);
});

it('shows a month’s revenue by its sources, and every period', async () => {
  open();
  await fillVisitors();
  await shows('Commission: 4%');
  for (const name of ['AdSense revenue', 'International sales', 'Cookie revenue']) flip(name);
  calculate();
  const figures = within(await month()).getAllByRole('definition');
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    ...['10,000', '80', '$30.00', '$24.00', '$32.00', '$160.00', '$246.00'],
  ]);
  expect(document.querySelectorAll('article')).toHaveLength(6);
  expect(screen.getByText('$246.00 a month, $2,952.00 a year.')).toBeVisible();
});

it('lets an assumption of ours be replaced, and forgets it with its source', async () => {
  open();
  await fillVisitors();
  expect(screen.queryByLabelText('International share')).toBeNull();
  flip('International sales');
  fill('International share', '10');
  calculate();
  await waitFor(async () => expect(await month()).toHaveTextContent('$16.00'));
  fill('International share', 'much');
  calculate();
  await shows(CALCULATOR_MESSAGES.numbersOnly);
  flip('International sales');
  calculate();
  await waitFor(async () => expect(await month()).not.toHaveTextContent('INTL'));
  flip('International sales');
  expect(field('International share')).toHaveValue('');
  calculate();
  await waitFor(async () => expect(await month()).toHaveTextContent('$24.00'));
});

it('forecasts by keywords and place, with a conversion of one’s own', async () => {
  const { unmount } = open(RevenueByKeywordsPage);
  fill('Main keyword volume', '8000');
  fill('Longtail keywords volume', '2000');
  fill(PRICE, '50');
  await choose('Shoes');
  fill('Custom buyer conversion', '2');
  calculate();
  await shows(CALCULATOR_MESSAGES.serpPositionRequired);
  fireEvent.mouseDown(screen.getByLabelText(/^SERP position/));
  fireEvent.click(await screen.findByText(/^4-6/));
  calculate();
  expect(await month()).toHaveTextContent(/650.*\$26\.00/);
  expect(screen.getByText(/^Click rate at positions 4–6/)).toHaveTextContent(/6\.5%$/);
  unmount();
  open(RevenueByKeywordsPage);
  expect(screen.getByText('No forecast yet')).toBeVisible();
  expect(field('Main keyword volume')).toHaveValue('');
});

it('asks by Calculate alone, and tells that the form was changed since', async () => {
  open();
  await fillVisitors();
  calculate();
  expect(await screen.findByLabelText('Calculating')).toBeVisible();
  expect(await month()).toHaveTextContent('$160.00');
  expect(screen.queryByLabelText('Calculating')).toBeNull();
  act(() => {
    window.dispatchEvent(new Event('visibilitychange'));
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
  });
  fill(VISITORS, '20000');
  await shows(CALCULATOR_MESSAGES.stale);
  fill(VISITORS, '10,000');
  await waitFor(() => expect(screen.queryByText(CALCULATOR_MESSAGES.stale)).toBeNull());
  fill(VISITORS, '20,000');
  fireEvent.click(screen.getByText('Table'));
  expect(screen.getByText('Monthly').closest('tr')).toHaveTextContent('$160.00');
  expect(requests).toHaveLength(1);
  calculate();
  await waitFor(() => expect(screen.getByText('Monthly').closest('tr')).toHaveTextContent('$320.00'));
  expect(screen.queryByText(CALCULATOR_MESSAGES.stale)).toBeNull();
  expect(requests).toHaveLength(2);
});

it('says that no answer came, keeps what was typed, and asks once more', async () => {
  refusal = new Refusal(503, 'Away.');
  open();
  await fillVisitors();
  calculate();
  await shows(CALCULATOR_MESSAGES.failed);
  refusal = undefined;
  fireEvent.click(screen.getByText('Try again'));
  expect(await month()).toHaveTextContent('$160.00');
  expect(field(VISITORS)).toHaveValue('10000');
});
