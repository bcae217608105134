import type { Page } from '@playwright/test';
import { openTab } from '../tabs';
import { dialog, type Look, press, result, see, trySample } from './look';

const PAGES = process.env.PAGE_SITE ?? '';

/** Most begin with a sample that costs nothing. */
export const TOOLS: Record<string, Look[]> = {
  'tools for texts and domains': [
    {
      path: '/word-counter',
      steps: [
        async (page) => {
          await trySample(page);
          await see(page.getByText(/^Flesch reading ease/));
        },
      ],
    },
    {
      path: '/kw-stuffing-checker',
      steps: [
        async (page) => {
          await trySample(page);
          await see(page.getByRole('region', { name: 'Verdicts' }).getByRole('row', { name: /Heavy/ }));
        },
      ],
    },
    {
      path: '/tld-language',
      steps: [
        async (page) => {
          await page.getByLabel('Domains, one per line').fill('www.example.co.uk\nco.uk');
          await see(page.getByRole('row', { name: /United Kingdom/ }));
        },
      ],
      seldom: [
        async (page) => {
          await press(page.getByRole('group', { name: 'What is looked at' }), 'Country');
          await page.getByRole('combobox', { name: 'Country' }).fill('switz');
          await see(page.getByRole('option', { name: /Switzerland/ }));
          await page.keyboard.press('Enter');
          await see(page.getByRole('row', { name: /Swiss German/ }));
        },
        (page) => press(page.getByRole('group', { name: 'What is looked at' }), 'Pages'),
      ],
    },
  ],
  'tools for pages': [
    {
      path: '/new-test-tool',
      steps: [
        async (page) => {
          await press(page, 'Many pages (CSV)');
          await trySample(page);
          await see(page.getByRole('table', { name: 'Rows' }).getByRole('row').nth(6));
        },
      ],
    },
    {
      path: '/pages-analysis',
      seldom: [
        async (page) => {
          await page.getByLabel('URLs, one per line').fill([`${PAGES}/`, `${PAGES}/guide`].join('\n'));
          await press(page, 'Read pages');
          await see(result(page).getByRole('row', { name: /Home of the shoes/ }));
        },
      ],
    },
    { path: '/interlink-extractor' },
    { path: '/heading-extractor' },
    {
      path: '/schema-intelligence',
      steps: [
        async (page) => {
          await trySample(page);
          await press(page, 'Check markup');
          await see(result(page).getByText('Not eligible'));
        },
      ],
      seldom: [
        async (page) => {
          await trySample(page);
          await press(page, 'Check markup');
          await openTab(result(page), '@id links');
          await see(result(page).getByRole('img', { name: /^Entities and their links/ }));
        },
        async (page) => {
          await openTab(result(page), 'Corrected code');
          await see(result(page).locator('ins'));
        },
      ],
    },
  ],
  'tools for keywords': [
    {
      path: '/content-strategy-evaluator',
      steps: [
        async (page) => {
          await trySample(page);
          await see(result(page).getByText(/= 74(?:\.0)?\.$/));
        },
      ],
      seldom: [
        async (page) => {
          await trySample(page);
          await openTab(result(page), 'Intent mix');
          await see(result(page).getByRole('table', { name: 'Intent mix' }));
        },
        async (page) => {
          await press(result(page), 'Thresholds');
          await dialog(page).getByLabel('Partial from').fill('0.7');
          await press(dialog(page), 'Apply');
          await see(dialog(page).getByText('This must be smaller than what counts as covered.'));
        },
      ],
    },
    {
      path: '/intelligent-briefs',
      steps: [
        async (page) => {
          await press(page, 'Create brief');
          await see(page.getByText('Give 3 to 10 competitor pages.'));
        },
        async (page) => {
          await trySample(page);
          await see(page.getByRole('table', { name: 'Terms' }));
        },
      ],
      seldom: [
        trySample,
        ...['Questions', 'Headings', 'Profile', 'Pages'].map(
          (tab) => (page: Page) =>
            openTab(page.getByRole('region', { name: 'Findings' }), new RegExp(`^${tab}`)),
        ),
      ],
    },
    {
      path: '/intelligent-hub',
      steps: [
        async (page) => {
          await trySample(page);
          await see(result(page).getByRole('tree', { name: 'Pages of the hub' }));
        },
        async (page) => {
          await openTab(result(page), 'Pages');
          await see(result(page).getByRole('table', { name: 'Pages' }));
        },
      ],
      seldom: [
        async (page) => {
          await trySample(page);
          await openTab(result(page), /^To check/);
        },
        async (page) => {
          await openTab(result(page), 'Links');
          await see(result(page).getByLabel('Search these links'));
        },
      ],
    },
  ],
  'tools for sites and drafts': [
    {
      path: '/intelligent-interlinks',
      steps: [
        async (page) => {
          await trySample(page);
          await press(result(page), 'Why?');
          await see(result(page).getByText(/ = [\d.]+ of 100$/));
        },
      ],
      seldom: [
        async (page) => {
          await press(page, 'Options');
          await see(page.getByLabel('Priority targets'));
        },
        async (page) => {
          await trySample(page);
          await openTab(result(page), 'Graph');
          await see(result(page).getByRole('group', { name: 'Pages and their links' }));
        },
        async (page) => {
          await openTab(result(page), 'Pages');
          await see(result(page).getByRole('table', { name: 'Pages' }));
        },
      ],
    },
    {
      path: '/optimize-prime',
      steps: [
        async (page) => {
          await trySample(page);
          await press(page, 'Start draft');
          await see(page.getByRole('list', { name: 'Terms' }).getByRole('listitem'));
        },
        async (page) => {
          await openTab(page, 'Why this score');
          await press(page, /^Terms /);
          await see(page.getByRole('region', { name: 'Terms: sums' }).getByRole('row'));
        },
      ],
    },
    {
      path: '/content-detection',
      steps: [
        async (page) => {
          await press(page, 'See a sample');
          await page.getByRole('region', { name: 'Sample' }).getByRole('link').last().click();
          await see(page.getByText('No: Marked noindex'));
        },
      ],
    },
  ],
};
