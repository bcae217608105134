import { render, screen } from '@testing-library/react';
import { answerApi } from '../../testing/answerApi';
import { CRAWL } from '../../testing/crawlJobs';
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
