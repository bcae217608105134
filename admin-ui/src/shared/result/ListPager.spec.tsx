import { render, screen } from '@testing-library/react';
import { ListPager } from './ListPager';

it('writes its numbers as other counts are written', () => {
  render(<ListPager total={5000} page={40} perPage={25} onPage={() => undefined} />);
  expect(screen.getByText('1,001–1,025 of 5,000')).toBeInTheDocument();
});
