import { expect, type Page } from '@playwright/test';
import { createBatch, createUser, expectStatus, type SignedIn, unique } from '../../../support/actors';
import { bulkChangesOf } from '../../../support/bulk-changes';
import { crawlsOf } from '../../../support/crawls';
import { listQuery } from '../../../support/http';
import { openTab } from '../tabs';
import { dialog, type Look, press, see } from './look';

const first =
  (resource: string, view = '') =>
  async (admin: SignedIn) => {
    const found = await admin.get<{ id: string }[]>(`/api/${resource}${listQuery({ range: [0, 0] })}`);
    const page = { permissions: 'tools-permissions', audit: 'audit-log' }[resource] ?? resource;
    return `/${page}/${expectStatus(found, 200)[0]?.id}${view}`;
  };
const aStudent =
  (view = '') =>
  async () => {
    const { id } = await createUser({ batch: await createBatch(['intent-finder']) });
    return `/users/${id}${view}`;
  };
const DEACTIVATE = { resource: 'users', action: 'update', values: { isActive: false } };
const aPlan = async (admin: SignedIn) => {
  const made = await admin.post<{ id: string }>('/api/pro-plans', { name: unique('Plan') });
  return `/pro-plans/${expectStatus(made, 201).id}`;
};
const USERS_FILE = {
  name: 'users.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Contact;Full name\nnot-an-address;Nobody\n'),
};

/** What admins list, make and change. */
export const OFFICE: Record<string, Look[]> = {
  'lists of the back-office': [
    {
      path: async () => {
        await aStudent()();
        return `/users?${new URLSearchParams({ filter: '{"role":"student"}' }).toString()}`;
      },
      steps: [
        async (page) => {
          await page.getByRole('row').nth(1).getByRole('checkbox').first().check();
          await see(page.getByText('1 user selected'));
        },
      ],
      seldom: [
        async (page) => {
          await page.getByRole('row').nth(1).getByRole('checkbox').first().check();
          await press(page, 'Set plan');
          await see(dialog(page).getByLabel(/^Plan/));
        },
        async (page) => {
          await page.keyboard.press('Escape');
          await press(page, 'Add filter');
          await page.getByRole('menuitemcheckbox', { name: 'Subscription ends within' }).click();
          await press(page, 'Add filter');
          await page.getByRole('menuitemcheckbox', { name: 'Never logged in' }).click();
          await expect(page).toHaveURL(/never/);
        },
      ],
    },
    { path: '/tools-permissions' },
    { path: '/pro-plans' },
    {
      path: '/intent-words',
      seldom: [
        async (page) => {
          await page.getByRole('row').nth(1).getByRole('checkbox').first().check();
          await see(page.getByText('1 word selected'));
        },
      ],
    },
    { path: '/features' },
    { path: '/jobs' },
    { path: '/audit-log' },
  ],
  'forms of the back-office': [
    { path: '/users/create' },
    { path: '/tools-permissions/create' },
    { path: '/pro-plans/create' },
    {
      path: aStudent(),
      seldom: [
        async (page) => {
          await press(page, 'Invite');
          await press(page, 'Make invitation');
          await see(page.getByLabel('Link', { exact: true }));
        },
      ],
    },
  ],
  'records of the back-office': [
    { path: aStudent('/show') },
    { path: first('permissions') },
    { path: aPlan },
    { path: first('intent-words') },
    { path: first('audit') },
  ],
  'what many users become at once': [
    {
      path: '/users/import',
      steps: [
        async (page) => {
          await page.getByLabel('Select your users file').setInputFiles(USERS_FILE);
          await see(page.getByText('Choose the column that holds the email'));
        },
      ],
      seldom: [
        async (page) => {
          await page.getByLabel('Select your users file').setInputFiles(USERS_FILE);
          await page.getByRole('combobox', { name: 'Email' }).click();
          await page.getByRole('option', { name: 'Contact' }).click();
          await press(page, 'Check the file');
          await see(page.getByText('1 row cannot be imported'));
        },
      ],
    },
    {
      path: async (admin) => {
        const { id } = await createUser({ batch: await createBatch(['intent-finder']) });
        const selection = { ids: [id] };
        const job = await bulkChangesOf(admin).run({ ...DEACTIVATE, selection });
        return `/users/changes?run=${job.id}`;
      },
    },
  ],
  'figures of the back-office': [
    { path: '/dashboard', steps: [(page) => press(page, 'Table')] },
    { path: '/dashboard?period=2026-01-01..2026-01-31' },
    { path: '/user-stats' },
    { path: '/settings' },
    { path: '/settings/health' },
    { path: '/settings/api-keys' },
    { path: '/api-keys' },
  ],
  'files, keys and notices': [
    {
      path: '/ppl-files',
      seldom: [
        async (page) => {
          await press(page, 'Add New File');
          await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Leads');
        },
      ],
    },
    {
      path: '/screaming-frog-activation',
      seldom: [
        async (page) => {
          await press(page, 'Generate New Key');
          await see(page.getByRole('status', { name: 'Activation key' }));
        },
      ],
    },
    { path: '/notifications' },
    {
      path: '/notifications/channels',
      seldom: [
        async (page) => {
          await press(page, 'Add webhook');
          await press(dialog(page), 'Save');
          await see(dialog(page).getByText(/^Enter a name/));
        },
      ],
    },
    { path: '/pricing' },
    { path: '/guide' },
    {
      path: '/guide/word-counter',
      steps: [
        async (page) => {
          await page.getByRole('searchbox', { name: 'Search the guide' }).fill('limit');
          await see(page.getByRole('list', { name: 'Results' }));
        },
      ],
    },
  ],
  'a site and what is known of it': [
    {
      path: '/full-site-scrapper',
      seldom: [
        async (page) => {
          await press(page, 'Options');
          await page.getByRole('switch', { name: 'Include query strings' }).check();
          await page.getByRole('textbox', { name: 'Query string limit' }).fill('0');
          await press(page, 'GET URI DATA');
          await see(page.getByText(/^The limit of URLs with a query string/));
        },
      ],
    },
    {
      path: async (admin) => {
        const crawls = crawlsOf(admin);
        const startUrl = `${process.env.PAGE_SITE}/`;
        const { id } = await crawls.start({ startUrl, pageLimit: 10, sitemaps: false });
        await crawls.ended(id);
        return `/full-site-scrapper/${id}`;
      },
      steps: [(page) => openReport(page, 'Issues')],
      seldom: ['Pages', 'Links', 'Structure', 'Compare'].map((tab) => (page: Page) => openReport(page, tab)),
    },
  ],
};

async function openReport(page: Page, tab: string): Promise<void> {
  await openTab(page, new RegExp(`^${tab}$`));
  await see(page.getByRole('tabpanel'));
}
