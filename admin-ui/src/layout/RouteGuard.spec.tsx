import type { UserView } from '@contracts/users/users';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { session } from '../session/useSession';
import { fakeApi } from '../testing/fakeApi';
import { aStudent, anAdmin, tokenExpiringAt } from '../testing/users';
import { RouteGuard } from './RouteGuard';

/** Both flags unset make the router warn. */
const QUIET = { v7_startTransition: false, v7_relativeSplatPath: false };

function Address() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

async function open(path: string, user?: UserView) {
  if (user) {
    fakeApi({
      'POST /api/auth': { status: 200, body: { user, access_token: tokenExpiringAt(Date.now() + 60_000) } },
    });
    await session.login('someone@cohort.example', 'password');
  }
  render(
    <MemoryRouter initialEntries={[path]} future={QUIET}>
      <Address />
      <RouteGuard>the page</RouteGuard>
    </MemoryRouter>,
  );
  return screen.getByRole('status').textContent;
}

beforeEach(() => {
  localStorage.clear();
  session.logout();
});

/** No row of the catalogue, and so never built. */
const UNBUILT = 'tool-not-built';
const WITHOUT_FINDER = aStudent({ permissions: { defaultTool: UNBUILT, allowed: [UNBUILT] } });

it.each<[string, string, UserView, string]>([
  ['an admin opens any page', '/users', anAdmin(), '/users null'],
  ['an admin lands on the first tool', '/', anAdmin(), '/intent-finder null'],
  ['a student opens an own tool', '/intent-finder', aStudent(), '/intent-finder null'],
  ['a student lands on the default tool', '/', aStudent(), '/intent-finder null'],
  ['a student is led home from an admin page', '/users', aStudent(), '/intent-finder null'],
])('%s', async (_name, path, user, address) => {
  expect(await open(path, user)).toBe(address);
  expect(screen.getByText('the page')).toBeInTheDocument();
});

it('blocks a tool that the student lacks', async () => {
  expect(await open('/intent-finder', WITHOUT_FINDER)).toBe('/intent-finder null');
  expect(screen.getByRole('heading')).toHaveTextContent('You do not have access to this tool');
  expect(screen.queryByText('the page')).not.toBeInTheDocument();
});

it('tells of an address that is none', async () => {
  await open('/nowhere', anAdmin());
  expect(screen.getByRole('heading')).toHaveTextContent('This page does not exist');
});

it('shows a student without a usable tool where to turn', async () => {
  await open('/', WITHOUT_FINDER);
  expect(screen.getByRole('heading')).toHaveTextContent('You have no tools yet');
});

describe('a guest', () => {
  const guest = () => vi.spyOn(session, 'getState').mockReturnValue(GUEST);
  const GUEST = { status: 'guest', left: false } as const;
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['/users?page=2', '/login {"from":"/users?page=2"}'],
    ['/', '/login null'],
  ])('who wants %s goes to %s', async (path, address) => {
    guest();
    expect(await open(path)).toBe(address);
  });

  it("who just logged out does not find the last user's page remembered", async () => {
    expect(await open('/users')).toBe('/login null');
  });
});
