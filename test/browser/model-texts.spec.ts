import type { Page } from '@playwright/test';
import type { SignedIn } from '../support/actors';
import { asHubStudent } from '../support/hubs';
import { REPLIES } from '../support/misbehaving-model';
import { WRITES } from '../support/model-writes';
import { useServerWithModel } from '../support/server-with-model';
import { asStrategist } from '../support/strategies';
import { expectAccessible } from './support/accessibility';
import { expect, signIn, test } from './support/test';

const { model, server } = useServerWithModel(test);

const resultOf = (page: Page) => page.getByRole('region', { name: 'Result', exact: true });
const labelsIn = (page: Page) => resultOf(page).getByRole('img', { name: 'Written by AI' });

async function openSample(page: Page, actor: SignedIn, tool: string): Promise<void> {
  await signIn(page, actor, server.url);
  await page.goto(`${server.url}/${tool}`);
  await page.getByRole('button', { name: 'Try a sample' }).click();
}

test('an evaluation is summed up and its clusters are named by a click, and again without one @phone', async ({
  page,
}) => {
  await openSample(page, await asStrategist(1, server.url), 'content-strategy-evaluator');
  const result = resultOf(page);
  await expect(result.getByText('Sends the score, its sums and the next actions to the AI.')).toBeVisible();
  await expect(labelsIn(page)).toHaveCount(0);
  expect(model.requests).toEqual([]);

  model.answerWith(REPLIES.good('{"summary":"You win 98765 visitors."}'));
  await result.getByRole('button', { name: 'Summarise' }).click();
  await expect(result.getByRole('alert')).toContainText('could not be used, and was left out');
  model.answerWith(REPLIES.hang);
  await result.getByRole('button', { name: 'Summarise' }).click();
  await expect(result.getByText('The AI is writing. This takes up to a minute.')).toBeVisible();
  await result.getByRole('button', { name: 'Cancel' }).click();
  await expect(result.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  model.answerWith(WRITES);
  await result.getByRole('button', { name: 'Summarise' }).click();
  await expect(result.getByText('Write on what has no page yet.')).toBeVisible();
  await expect(labelsIn(page)).toHaveCount(1);

  await result.getByRole('button', { name: 'Name clusters' }).click();
  const clusters = result.getByRole('table', { name: 'Clusters' });
  const named = clusters.getByRole('button', {
    name: /^coffee grinder Written by AI All about coffee grinder/,
  });
  await expect(named).toBeVisible();
  await expect(page.getByText('Costs 1 operation. 1 of 1 left today.')).toBeVisible();
  await expectAccessible(page, { narrow: true });

  const asked = model.requests.length;
  await page.reload();
  await expect(named).toBeVisible();
  await expect(result.getByText('Write on what has no page yet.')).toBeVisible();
  await result.getByRole('button', { name: 'Tight' }).click();
  await expect(result.getByRole('button', { name: 'Summarise' })).toBeVisible();
  expect(model.requests).toHaveLength(asked);
});

test('titles and subtopics that are suggested for a hub are taken over and saved @phone', async ({
  page,
}) => {
  await openSample(page, await asHubStudent(1, server.url), 'intelligent-hub');
  const result = resultOf(page);
  await result.getByRole('tab', { name: 'AI suggestions' }).click();
  await expectAccessible(page, { narrow: true });
  await result.getByRole('button', { name: 'Suggest titles' }).click();
  const titles = result.getByRole('list', { name: 'Suggested page titles' });
  const machine = titles.getByRole('listitem').filter({ hasText: 'All about espresso machine' }).first();
  await expect(machine).toContainText('Now: espresso machine');
  await machine.getByRole('button', { name: /^Use:/ }).click();
  await expect(machine.getByRole('button', { name: /^In use:/ })).toBeFocused();
  await result.getByRole('button', { name: /^Use all \d+$/ }).click();
  await expect(result.getByRole('button', { name: 'All in use' })).toBeFocused();

  await result.getByRole('button', { name: 'Find missing subtopics' }).click();
  const subtopics = result.getByRole('list', { name: 'Missing subtopics' });
  await expect(subtopics).toContainText('Limescale spoils the taste.');
  await subtopics.getByRole('button', { name: 'Add page: Descaling' }).click();
  await expect(subtopics.getByRole('button', { name: 'Added: Descaling' })).toBeFocused();
  await expect(labelsIn(page)).toHaveCount(2);
  await expectAccessible(page, { narrow: true });

  await page.reload();
  await expect(subtopics.getByRole('button', { name: 'Added: Descaling' })).toBeVisible();
  await result.getByRole('tab', { name: 'Pages' }).click();
  await result.getByLabel('Search these pages').fill('Descaling');
  const pages = result.getByRole('table', { name: 'Pages' });
  await expect(pages.getByRole('button', { name: /^Level \d: Descaling$/ })).toBeVisible();
  expect(model.requests).toHaveLength(2);
});

test('nothing of an AI shows without a model', async ({ page, openAs }) => {
  await openAs(await asStrategist(1), '/content-strategy-evaluator');
  await page.getByRole('button', { name: 'Try a sample' }).click();
  const result = resultOf(page);
  await expect(result.getByRole('table', { name: 'Clusters' })).toBeVisible();
  await expect(result.getByText(/\bAI\b/)).toHaveCount(0);
  await openAs(await asHubStudent(1), '/intelligent-hub');
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await expect(result.getByRole('tab', { name: 'Links' })).toBeVisible();
  await expect(result.getByText(/\bAI\b/)).toHaveCount(0);
  await page.goto(`${page.url()}&tab=ai`);
  await expect(result.getByRole('tab', { selected: true })).toBeVisible();
});
