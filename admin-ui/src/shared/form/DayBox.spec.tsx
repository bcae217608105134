import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DayBox } from './DayBox';

const show = (props: object = {}) =>
  render(<DayBox label="End" day="2027-01-31" onChange={() => undefined} {...props} />);

it.each([
  ['a day', {}, '31/01/2027'],
  ['a moment', { day: '2027-01-31T19:00', hasTime: true }, '31/01/2027 19:00'],
  ['none', { day: '' }, 'DD/MM/YYYY'],
])('shows %s at once, before its calendar is loaded', (_, props, text) => {
  show(props);
  expect(screen.getByRole('textbox', { name: 'End' })).toHaveValue(text);
});

it('says at once what is wrong with it', () => {
  show({ problem: 'Enter a later day' });
  expect(screen.getByRole('textbox', { name: 'End' })).toHaveAccessibleDescription('Enter a later day');
  expect(screen.getByRole('textbox', { name: 'End' })).toBeInvalid();
});

it('takes whoever turns to it by keyboard to the day', async () => {
  show();
  await userEvent.tab();
  expect(await screen.findByRole('spinbutton', { name: 'Day' }, { timeout: 20_000 })).toHaveFocus();
});
