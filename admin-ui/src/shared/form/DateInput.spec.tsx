import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ListHarness } from '../../testing/ListHarness';
import { DateInput } from './DateInput';

function Held() {
  const end = useWatch<{ end?: string | null }, 'end'>({ name: 'end' });
  return <output>{end ?? 'nothing'}</output>;
}

/** The field's own sections, whatever order the browser's language has. */
async function open(end: string | null) {
  render(
    <ListHarness dataProvider={{}}>
      <Form record={{ id: 1, end }}>
        <DateInput source="end" label="End" />
        <Held />
      </Form>
    </ListHarness>,
  );
  const field = await screen.findByRole('group', { name: 'End' }, { timeout: 20_000 });
  const sections = within(field).getAllByRole('spinbutton');
  return { sections, text: () => sections.map(({ textContent }) => textContent).join('/') };
}

const held = () => screen.getByRole('status').textContent;

it('shows a stored moment as its UTC day, day first', async () => {
  const { sections, text } = await open('2027-01-31T23:30:00.000Z');
  expect(sections.map((section) => section.getAttribute('aria-label'))).toEqual(['Day', 'Month', 'Year']);
  expect(text()).toBe('31/01/2027');
});

it('holds the day that is typed, and nothing while it is incomplete', async () => {
  const { sections, text } = await open(null);
  await act(async () => sections[0]?.focus());
  await userEvent.click(sections[0] as HTMLElement);
  await userEvent.keyboard('0512');
  expect(text()).toMatch(/^05\/12\//);
  expect(held()).toBe('nothing');
  await userEvent.keyboard('2028');
  expect(text()).toBe('05/12/2028');
  await waitFor(() => expect(held()).toBe('2028-12-05'));
});
