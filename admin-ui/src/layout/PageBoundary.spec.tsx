import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { PageBoundary } from './PageBoundary';

beforeEach(() => {
  window.location.hash = '';
  // React reports every caught error; here they are meant.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

function show(error: Error) {
  const Page = () => {
    if (window.location.hash !== '#fine') throw error;
    return <p>A page</p>;
  };
  render(
    <MemoryRouter initialEntries={['/broken']}>
      <Link to="/other" onClick={() => (window.location.hash = 'fine')}>
        Other
      </Link>
      <Link to="/broken/elsewhere" onClick={() => (window.location.hash = 'fine')}>
        Elsewhere
      </Link>
      <PageBoundary>
        <Page />
      </PageBoundary>
    </MemoryRouter>,
  );
}
it.each([
  ['a mistake', new TypeError('x is undefined'), 'Something went wrong on this page'],
  [
    'Chromium without the code',
    new TypeError('Failed to fetch dynamically imported module: https://cohort.test/assets/Page-1.js'),
    'This page could not be loaded',
  ],
  [
    'Firefox without the code',
    new TypeError('error loading dynamically imported module: https://cohort.test/assets/Page-1.js'),
    'This page could not be loaded',
  ],
  [
    'Safari without the code',
    new TypeError('Importing a module script failed.'),
    'This page could not be loaded',
  ],
  [
    'a stylesheet that is gone',
    new Error('Unable to preload CSS for /assets/Page-1.css'),
    'This page could not be loaded',
  ],
])('says what happened and offers to reload: %s', (_name, error, title) => {
  show(error);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload this page' })).toBeEnabled();
});

it.each([
  ['other pages', 'Other'],
  ['others of its kind', 'Elsewhere'],
])('leaves the way to %s open', async (_, link) => {
  show(new Error('broken'));
  await userEvent.click(screen.getByRole('link', { name: link }));
  expect(screen.getByText('A page')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
