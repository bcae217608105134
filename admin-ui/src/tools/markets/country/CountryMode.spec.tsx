import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { CountryMode } from './CountryMode';

const open = (address = '/') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <CountryMode />
    </MemoryRouter>,
  );

it('finds a country by the code that people write, and tells what it is called elsewhere', async () => {
  const user = userEvent.setup();
  open();
  expect(screen.getByText('No country chosen')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Country'), 'uk');
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('United KingdomGB');
  await user.keyboard('{Enter}');
  const card = screen.getByRole('region', { name: 'United Kingdom' });
  expect(within(card).getByText('.uk')).toBeInTheDocument();
  expect(within(card).getByText('uk')).toBeInTheDocument();
  const [, english] = within(card).getAllByRole('row');
  expect(english).toHaveTextContent(/^English \(en\)Yes98%en-GBengoogle\.com\/search\?q=&hl=en&gl=uk$/);
});

it('opens the country of its address, and says of a generic domain that it tells nothing', () => {
  open('/?country=IO');
  expect(screen.getByText(/^Google treats \.io as generic/)).toBeInTheDocument();
});
