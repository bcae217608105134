import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Types a day, or a day and a time, into its field: `27/02/2026`, `01/05/2027 19:00`; a part of it leaves the rest open. */
export async function typeDay(label: string, text: string): Promise<void> {
  const group = await screen.findByRole('group', { name: new RegExp(`^${label}`) }, { timeout: 20_000 });
  const [first] = within(group).getAllByRole('spinbutton');
  if (!first) throw new Error(`${label} has no sections`);
  await userEvent.click(first);
  await userEvent.keyboard(text.replace(/\D/g, ''));
}
