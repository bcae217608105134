import { INTERLINK_MESSAGES } from '@contracts/interlinks/interlink-messages';
import type { InterlinkView } from '@contracts/interlinks/interlink-views';
import { render, screen } from '@testing-library/react';
import { answerApi } from '../../../testing/answerApi';
import { ListHarness } from '../../../testing/ListHarness';
import type { InterlinkJob } from '../interlinkJobs';
import { InterlinksPanel } from './InterlinksPanel';

const NO_OPTIONS = { includes: [], excludes: [], targets: [], priority: [], perPage: 5 };
const VIEW: InterlinkView = {
  ...{ id: 'i1', name: 'shop.example', sample: false, options: NO_OPTIONS, pages: 12, left: {}, capped: 0 },
  ...{ partial: false, counts: { open: 0, accepted: 0, rejected: 0 }, orphans: { before: 1, after: 0 } },
  unreachable: null,
};

it.each([
  ['takes part', { pages: 1 }, 'Too few pages to link'],
  ['is named', {}, /^No sentence names another page closely enough/],
  [
    'is named of those that are wanted',
    { options: { ...NO_OPTIONS, targets: ['/nowhere/*'] } },
    /^No sentence names one of these targets closely enough/,
  ],
])('says why there is nothing to suggest where no page %s', async (_, change, told) => {
  answerApi({ 'GET /intelligent-interlinks/jobs/i1': () => ({ ...VIEW, ...change }) });
  render(
    <ListHarness dataProvider={{}}>
      <InterlinksPanel job={{ id: 'i1', status: 'done' } as InterlinkJob} />
    </ListHarness>,
  );
  expect(await screen.findByText(told)).toBeVisible();
});

it.each(['off', 'failed'] as const)('says that words alone decided where meaning is %s', async (missing) => {
  answerApi({ 'GET /intelligent-interlinks/jobs/i1': () => ({ ...VIEW, missing }) });
  render(
    <ListHarness dataProvider={{}}>
      <InterlinksPanel job={{ id: 'i1', status: 'done' } as InterlinkJob} />
    </ListHarness>,
  );
  expect(await screen.findByText(INTERLINK_MESSAGES.missingMeaning[missing])).toBeVisible();
});

it('calls no page an orphan where links may not have been read, and says why', async () => {
  const unseen = { reason: 'lists' as const, addresses: 14, example: 'https://shop.example/category/news' };
  answerApi({
    'GET /intelligent-interlinks/jobs/i1': () => ({ ...VIEW, partial: true, unseen, orphans: null }),
  });
  render(
    <ListHarness dataProvider={{}}>
      <InterlinksPanel job={{ id: 'i1', status: 'done' } as InterlinkJob} />
    </ListHarness>,
  );
  const why =
    'No page is called an orphan: 14 list pages, such as /category/news, were not visited, so not all links of the site are known.';
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.queryByText('Orphans')).not.toBeInTheDocument();
});
