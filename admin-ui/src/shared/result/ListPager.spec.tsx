import { render, screen } from '@testing-library/react';
import { ListPager } from './ListPager';

it('writes its numbers as other counts are written', async () => {
  render(<ListPager total={5000} page={40} perPage={25} onPage={() => undefined} />);
  expect(await screen.findByText('1,001–1,025 of 5,000')).toBeInTheDocument();
});
