import { render, screen } from '@testing-library/react';
import { aStrategy } from '../../../testing/strategies';
import { ActionList } from './ActionList';

const PAGE = 'https://shop.example/grinders?size=2';

it('names a page by its path, and leads to it', () => {
  const action = { kind: 'improve', subject: 'burr grinder', count: 1, gain: 3.8, clicks: null } as const;
  render(<ActionList view={aStrategy({ actions: [{ ...action, pages: [PAGE] }] })} />);
  expect(screen.getByText('Extend /grinders?size=2 so that it answers “burr grinder”.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^\/grinders/ })).toHaveAttribute('href', PAGE);
});
