import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../testing/answerApi';
import { aCrawl, CRAWL, type CrawlJob } from '../../testing/crawlJobs';
import { ListHarness } from '../../testing/ListHarness';
import { PastResults } from './PastResults';

it('says of an opened result that it could not be loaded, also to who has none', async () => {
  answerApi({
    'GET /jobs': () => [],
    'GET /jobs/theirs': () => 404,
  });
  render(
    <ListHarness dataProvider={{}} path="/?result=theirs">
      <PastResults kind={CRAWL} result={{ summaryOf: () => '', render: () => null }} firstStep="Start one." />
    </ListHarness>,
  );
  expect(await screen.findByText('This result could not be loaded')).toBeVisible();
  expect(await screen.findByText('Start one.')).toBeInTheDocument();
});

it('asks about a report by what it is, where the name alone reads like a second question', async () => {
  answerApi({ 'GET /jobs': () => [aCrawl({ status: 'done' })] });
  render(
    <ListHarness dataProvider={{}}>
      <PastResults
        kind={{ ...CRAWL, deletedAs: (name) => `the report “${name}”` }}
        result={{ summaryOf: () => '', render: () => null }}
        firstStep="Start one."
      />
    </ListHarness>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the report “shop.example”' }));
  expect(await screen.findByRole('dialog', { name: 'Delete the report “shop.example”?' })).toBeVisible();
});

it('keeps the focus in the list when a result is deleted, and at its heading when none is left', async () => {
  let jobs: CrawlJob[] = ['one', 'two'].map((id) => aCrawl({ id, status: 'done' }));
  answerApi({
    'GET /jobs': () => jobs,
    'DELETE /jobs/one': () => void (jobs = jobs.slice(1)),
    'DELETE /jobs/two': () => void (jobs = []),
  });
  render(
    <ListHarness dataProvider={{}}>
      <PastResults kind={CRAWL} result={{ summaryOf: () => '', render: () => null }} firstStep="Start one." />
    </ListHarness>,
  );
  const user = userEvent.setup();
  const deleteFirst = async () => {
    const [button] = await screen.findAllByRole('button', { name: /^Delete/ });
    await user.click(button!);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
  };
  await deleteFirst();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Delete/ })).toHaveFocus());
  await deleteFirst();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Past results' })).toHaveFocus());
});
