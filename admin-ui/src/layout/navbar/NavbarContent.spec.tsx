import type { UserSettings } from '@contracts/users/users';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../testing/answerApi';
import { openPages } from '../../testing/openPages';
import { signIn } from '../../testing/signIn';
import { aStudent, anAdmin } from '../../testing/users';
import { NavbarContent } from './NavbarContent';

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const field = () => screen.getByRole('searchbox', { name: 'Find a page in the navigation' });

async function open(
  at = '/users',
  answers: Parameters<typeof answerApi>[0] = {},
  settings: UserSettings = {},
) {
  const admin = anAdmin();
  await signIn({ ...admin, data: { ...admin.data, settings } });
  const seen = answerApi(answers);
  const onNavigate = vi.fn();
  const navigation = (
    <NavbarContent isOpen onNavigate={onNavigate} toggle={{ label: 'Fold', onToggle: vi.fn() }} />
  );
  return { onNavigate, seen, ...openPages({ '*': navigation }, at) };
}

it('leaves what is meant in spite of a slip, says where it is nothing, and shows all again by Escape', async () => {
  await open();
  const all = links();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Users');
  await userEvent.type(field(), 'genrator');
  expect(links().join()).toMatch(/^Product Box[^,]*,Top 3[^,]*,Versus[^,]*,Pros & Cons[^,]*,Schema[^,]*$/);
  await userEvent.clear(field());
  await userEvent.type(field(), 'zebra');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('No page matches “zebra”.')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(links()).toEqual(all);
});

it('opens the first that is left by Enter, and shows all again', async () => {
  const { address, onNavigate } = await open();
  const all = links();
  await userEvent.type(field(), 'aud{Enter}');
  await waitFor(() => expect(address()).toBe('/audit-log'));
  expect(onNavigate).toHaveBeenCalled();
  expect(links()).toEqual(all);
});

it('marks the tools that the plan of a student does not include', async () => {
  const allowed = ['intent-finder', 'intelligent-briefs', 'schema-intelligence'];
  const planStats = [
    { modelId: 'intelligent-briefs', currentCount: 0, totalCount: 0, time: '1 day' },
    { modelId: 'schema-intelligence', currentCount: 5, totalCount: 5, time: '1 day' },
  ];
  await signIn(aStudent({ permissions: { defaultTool: 'intent-finder', allowed } }), {
    'GET /api/auth/getCurrentModuleLimits': { status: 200, body: { planName: 'Free', planStats } },
  });
  openPages({ '*': <NavbarContent isOpen toggle={{ label: 'Fold', onToggle: vi.fn() }} /> }, '/users');
  const locked = await screen.findByRole('img', { name: 'Not in your plan' });
  expect(locked.closest('a')).toHaveTextContent(/Brief/);
  expect(screen.getAllByRole('img', { name: 'Not in your plan' })).toHaveLength(1);
});

const heading = (name: string) => screen.getByRole('button', { name });
const listOf = (name: string) => screen.queryByRole('list', { name });

describe('the headings within Tools', () => {
  it('fold their tools away by a disclosure, which is remembered with the account', async () => {
    const { seen } = await open('/users', { 'PATCH /auth/me/data': () => ({}) });
    expect(heading('Publish')).toHaveAttribute('aria-expanded', 'true');
    expect(within(listOf('Publish')!).getAllByRole('link')).toHaveLength(6);
    await userEvent.click(heading('Publish'));
    expect(heading('Publish')).toHaveAttribute('aria-expanded', 'false');
    expect(listOf('Publish')).toBeNull();
    const saved = () => seen.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    await waitFor(() => expect(saved()).toEqual([{ settings: { foldedSections: ['publish'] } }]));
    heading('Publish').focus();
    await userEvent.keyboard('{Enter}');
    expect(listOf('Publish')).not.toBeNull();
    await waitFor(() => expect(saved().at(-1)).toEqual({ settings: { foldedSections: [] } }));
  });

  it('show the tool that is open though it is folded, and find what is folded', async () => {
    await open('/word-counter', {}, { foldedSections: ['write', 'publish'] });
    expect(within(listOf('Write')!).getByRole('link', { current: 'page' })).toHaveTextContent('Word Counter');
    expect(listOf('Publish')).toBeNull();
    await userEvent.type(field(), 'schema generator');
    expect(links()).toEqual(['Schema Generator']);
  });

  it('are left out where the tools are few', async () => {
    await signIn(aStudent());
    openPages({ '*': <NavbarContent isOpen toggle={{ label: 'Fold', onToggle: vi.fn() }} /> }, '/');
    expect(links()).toEqual(['Intent Finder']);
    expect(screen.queryByRole('heading', { name: 'Research' })).toBeNull();
  });
});

describe('recent work', () => {
  const aRun = (id: string, status: string, name: string) => ({
    ...{ id, status, kind: 'intent' },
    parameters: { fileName: name },
  });
  const recent = () => screen.findByRole('list', { name: 'Recent' });

  it('leads to the result of a run that is done and to the progress of one that is not, by one question', async () => {
    const { seen } = await open('/users', {
      'GET /jobs': () => [aRun('j1', 'running', 'shoes.csv'), aRun('j2', 'done', 'kettles.csv')],
    });
    const items = within(await recent()).getAllByRole('link');
    expect(items.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['shoes.csv', '/intent-finder?run=j1'],
      ['kettles.csv', '/intent-finder?result=j2'],
    ]);
    expect(seen.filter(({ path }) => path === '/jobs')).toHaveLength(1);
  });

  it('has no heading where there is none', async () => {
    const { seen } = await open('/users', { 'GET /jobs': () => [] });
    await waitFor(() => expect(seen.map(({ path }) => path)).toContain('/jobs'));
    expect(screen.queryByRole('heading', { name: 'Recent' })).toBeNull();
  });
});
