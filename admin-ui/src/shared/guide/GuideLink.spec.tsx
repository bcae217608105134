import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { GuideLink } from './GuideLink';

function openAt(path: string) {
  render(
    <MemoryRouter initialEntries={[path]} future={{ v7_startTransition: false, v7_relativeSplatPath: false }}>
      <GuideLink />
    </MemoryRouter>,
  );
}

it.each([
  ['/word-counter', 'word-counter'],
  ['/intelligent-interlinks?run=1', 'intelligent-interlink'],
  ['/content-detection/abc', 'content-detection'],
  ['/users', 'students'],
  ['/users/abc/show', 'students'],
  ['/users/import', 'imports'],
  ['/settings', 'settings'],
  ['/settings/health', 'health'],
  ['/settings/api-keys', 'api-keys'],
  ['/api-keys', 'api-keys'],
  ['/audit-log', 'features-and-jobs'],
  ['/pricing', 'plan-limits'],
  ['/notifications/channels', 'notifications'],
])('leads from %s to the chapter %s', (path, slug) => {
  openAt(path);
  expect(screen.getByRole('link', { name: 'Guide' })).toHaveAttribute('href', `/guide/${slug}`);
});

it.each(['/guide', '/guide/word-counter', '/word-counters', '/nowhere'])('is not there on %s', (path) => {
  openAt(path);
  expect(screen.queryByRole('link')).toBeNull();
});
