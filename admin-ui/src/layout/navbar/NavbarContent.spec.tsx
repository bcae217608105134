import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPages } from '../../testing/openPages';
import { signIn } from '../../testing/signIn';
import { aStudent, anAdmin } from '../../testing/users';
import { NavbarContent } from './NavbarContent';

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const field = () => screen.getByRole('searchbox', { name: 'Find a page in the navigation' });

async function open() {
  await signIn(anAdmin());
  const onNavigate = vi.fn();
  const navigation = (
    <NavbarContent isOpen onNavigate={onNavigate} toggle={{ label: 'Fold', onToggle: vi.fn() }} />
  );
  return { onNavigate, ...openPages({ '*': navigation }, '/users') };
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
