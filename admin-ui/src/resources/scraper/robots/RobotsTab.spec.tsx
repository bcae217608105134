import type { RobotsTestView } from '@contracts/scraper/robots-test';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../testing/answerApi';
import { QueryHarness } from '../../../testing/QueryHarness';
import { aRobotsTest } from '../../../testing/robotsTest';
import { aCrawl } from '../../../testing/siteCrawls';
import { RobotsTab } from './RobotsTab';

const VIEW = aRobotsTest({
  aiCrawlers: [
    {
      token: 'OAI-SearchBot',
      operator: 'OpenAI',
      purpose: 'search',
      allowed: true,
      mayIgnore: false,
      line: null,
    },
    {
      token: 'ChatGPT-User',
      operator: 'OpenAI',
      purpose: 'request',
      allowed: false,
      mayIgnore: true,
      line: 4,
    },
    { token: 'GPTBot', operator: 'OpenAI', purpose: 'training', allowed: false, mayIgnore: false, line: 2 },
  ],
});

async function test(view: RobotsTestView) {
  answerApi({ 'POST /crawls/robots-test': () => view });
  render(
    <QueryHarness>
      <RobotsTab crawl={aCrawl()} />
    </QueryHarness>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Test' }));
  await screen.findByRole('heading', { name: 'Result' });
}

it('tells which AI crawlers may read the page, what for, and which line decides', async () => {
  await test(VIEW);
  const rows = within(screen.getByRole('region', { name: 'AI crawlers' }))
    .getAllByRole('row')
    .slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['Yes', 'AI answers', 'OpenAI'],
    ['No (line 4), but it may come all the same', 'A user’s request', 'OpenAI'],
    ['No (line 2)', 'Training', 'OpenAI'],
  ]);
});

it('says nothing of them where robots.txt could not be read', async () => {
  await test({ ...VIEW, failure: 'timeout', aiCrawlers: [] });
  expect(screen.queryByRole('heading', { name: 'AI crawlers' })).not.toBeInTheDocument();
});
