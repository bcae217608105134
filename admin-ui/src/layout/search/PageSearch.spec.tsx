import type { UserView } from '@contracts/users/users';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../testing/answerApi';
import { openPages } from '../../testing/openPages';
import { signIn } from '../../testing/signIn';
import { anAdmin, aStudent } from '../../testing/users';
import { session } from '../../session/useSession';
import { PageSearch } from './PageSearch';

async function open(user: UserView, answers: Parameters<typeof answerApi>[0] = {}) {
  await signIn(user);
  const seen = answerApi(answers);
  const { address, search } = openPages({ '*': <PageSearch /> }, '/word-counter');
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(field()).toHaveFocus());
  return { address, search, seen };
}
const field = () => screen.getByRole('combobox', { name: 'Search pages' });
const options = () => screen.queryAllByRole('option');
const found = () => options().map(({ textContent }) => textContent);
const chosen = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true');

it('opens by the keyboard the page that is typed', async () => {
  const { address } = await open(anAdmin());
  await userEvent.keyboard('plans');
  const titles = ['Pro Plans', 'Guide: Plans and limits', 'Guide: Plans', 'New Plan'];
  expect(found()).toEqual(titles.map((title) => expect.stringContaining(title) as string));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/pro-plans'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('walks ten suggestions at most by arrows, the first one chosen, and closes by Escape', async () => {
  await open(anAdmin());
  expect(options()).toHaveLength(10);
  expect(chosen()).toBe(0);
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toBe(1);
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toBe(0);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(options()).toEqual([]));
});

it('finds for a student the own pages alone, and says where there is none', async () => {
  await open(aStudent());
  expect(options().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Intent Finder')]);
  await userEvent.keyboard('users');
  expect(screen.getByText('No page matches “users”.')).toBeInTheDocument();
});

const aJob = (id: string, fileName: string) => ({ id, kind: 'intent', parameters: { fileName } });

it('finds users and runs for an admin, each by one question, and opens one', async () => {
  const { address, seen } = await open(anAdmin(), {
    'GET /users': () => [{ id: 'u7', name: 'Freya Kettle', email: 'freya@cohort.example' }],
    'GET /products': () => [],
    'GET /optimize-prime/drafts': () => [],
    'GET /jobs': () => [aJob('j1', 'kettles.csv'), aJob('j2', 'shoes.csv')],
  });
  await userEvent.keyboard('kettle');
  expect(await screen.findByRole('option', { name: /Freya Kettle/ })).toBeInTheDocument();
  expect(await screen.findByRole('option', { name: /kettles\.csv/ })).toBeInTheDocument();
  expect(screen.queryByText('shoes.csv')).toBeNull();
  expect(seen.filter(({ path }) => path === '/users')).toHaveLength(1);
  await userEvent.click(screen.getByRole('option', { name: /kettles\.csv/ }));
  await waitFor(() => expect(address()).toBe('/intent-finder'));
});

it.each([
  ['a product', 'Mixer with a kettle', '/products', '?q=Mixer+with+a+kettle'],
  ['a draft', 'Kettles at home', '/optimize-prime', '?draft=d1'],
])('opens %s that is found', async (_, name, path, query) => {
  const { address, search } = await open(anAdmin(), {
    'GET /users': () => [],
    'GET /products': () => [{ id: 'p1', name: 'Mixer with a kettle' }],
    'GET /optimize-prime/drafts': () => [{ id: 'd1', title: 'Kettles at home', keyword: 'kettle' }],
    'GET /jobs': () => [],
  });
  await userEvent.keyboard('kettle');
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
  await waitFor(() => expect(address()).toBe(path));
  expect(search()).toBe(query);
});

it('asks for a student’s own records alone', async () => {
  const { seen } = await open(aStudent(), { 'GET /jobs': () => [aJob('j1', 'kettles.csv')] });
  await userEvent.keyboard('kettle');
  expect(await screen.findByRole('option', { name: /kettles\.csv/ })).toBeInTheDocument();
  expect(seen.map(({ path }) => path)).toEqual(['/jobs']);
});

it.each([
  ['new batch', '/tools-permissions/create'],
  ['import users', '/users/import'],
  ['add pages watch', '/content-detection'],
  ['add product', '/products#product-new'],
  ['two factor', '/word-counter#two-factor'],
])('opens for an admin what “%s” begins', async (typed, where) => {
  const { address } = await open(anAdmin());
  await userEvent.keyboard(typed);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(where));
});

it('changes the color scheme where one is, and logs out', async () => {
  const { address, seen } = await open(anAdmin(), { 'PATCH /auth/me/data': () => ({}) });
  await userEvent.keyboard('scheme dark{Enter}');
  const saved = { method: 'PATCH', path: '/auth/me/data', body: { settings: { theme: 'dark' } } };
  await waitFor(() => expect(seen).toContainEqual(expect.objectContaining(saved)));
  expect(address()).toBe('/word-counter');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(field()).toHaveFocus());
  await userEvent.keyboard('log out{Enter}');
  await waitFor(() => expect(session.getState().status).toBe('guest'));
});

it('offers a student nothing that only admins may do, or those with other tools', async () => {
  await open(aStudent());
  for (const typed of ['new', 'import', 'crawl', 'add']) {
    await userEvent.clear(field());
    await userEvent.keyboard(typed);
    // Everybody may read the guide, which is there a moment later.
    expect(found().filter((name) => !name.startsWith('Guide: '))).toEqual([]);
  }
  await userEvent.clear(field());
  await userEvent.keyboard('update profile');
  expect(found()).toEqual([expect.stringContaining('Update Profile')]);
});
