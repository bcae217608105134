import { render, screen } from '@testing-library/react';
import { QueryHarness } from '../../../testing/QueryHarness';
import { PageName } from './PageName';

it.each(['title', 'address'])('shows a long %s in two lines', (part) => {
  const long = 'x'.repeat(5000);
  const page = { id: 'p1', url: `https://shop.example/${long}`, title: part === 'title' ? long : 'Kettles' };
  render(
    <QueryHarness>
      <PageName page={page} startUrl="https://shop.example/" />
    </QueryHarness>,
  );
  const text = screen.getByText(part === 'title' ? long : `/${long}`);
  expect(text).toHaveAttribute('title', text.textContent);
});
