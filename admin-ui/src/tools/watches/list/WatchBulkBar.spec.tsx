import type { WatchBulkView } from '@contracts/watches/watches';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationContextProvider } from 'react-admin';
import { answerApi } from '../../../testing/answerApi';
import { QueryHarness } from '../../../testing/QueryHarness';
import { aWatch } from '../../../testing/watches';
import { SelectAllBox } from '../../../shared/list/SelectAllBox';
import { useRowSelection } from '../../../shared/list/useRowSelection';
import { WatchBulkBar } from './WatchBulkBar';

const PAGE = Array.from({ length: 25 }, (_, number) => aWatch({ id: `w${number}`, name: `Shoe ${number}` }));

function Chosen({ total }: { total: number }) {
  const selection = useRowSelection({ items: PAGE, total, filter: { tag: 'shop' } });
  return (
    <>
      <SelectAllBox selection={selection} label="All on this page" />
      <button onClick={() => selection.toggle('w3')}>Shoe 3</button>
      <WatchBulkBar selection={selection} watches={PAGE} />
    </>
  );
}

function show(total: number, answer: WatchBulkView = { done: [], refused: [] }) {
  const seen = answerApi({ 'POST /watches/bulk': () => answer });
  render(
    <NotificationContextProvider>
      <Chosen total={total} />
    </NotificationContextProvider>,
    { wrapper: QueryHarness },
  );
  return () => seen.findLast(({ method }) => method === 'POST')?.body;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choosePage = () => userEvent.click(screen.getByRole('checkbox', { name: 'All on this page' }));

it('reaches all that match from a whole page, after a question', async () => {
  const sent = show(60);
  await press('Shoe 3');
  expect(screen.queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument();
  await choosePage();
  await press('Select all 60 that match');
  expect(screen.getByText('60 pages selected')).toBeVisible();
  await press('Pause');
  expect(sent()).toBeUndefined();
  const dialog = within(await screen.findByRole('dialog', { name: 'Pause 60 pages?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(sent()).toEqual({ action: 'pause', filter: { tag: 'shop' }, expected: 60 }));
});

it('goes back to the page where one of it is taken out', async () => {
  const sent = show(60);
  await choosePage();
  await press('Select all 60 that match');
  await press('Shoe 3');
  expect(screen.getByText('24 pages selected')).toBeVisible();
  await press('Pause');
  await waitFor(() => expect(sent()).toMatchObject({ action: 'pause', ids: { length: 24 } }));
});

it('says what to do where more match than can be changed at once', async () => {
  show(1_001);
  await choosePage();
  expect(screen.getByText('Narrow the filter to 1,000 pages to select all that match.')).toBeVisible();
});

it('counts refusals that are too many to be named', async () => {
  const refused = Array.from({ length: 40 }, (_, number) => ({
    id: `w${number}`,
    sentence: 'No place left',
  }));
  show(60, { done: [], refused });
  await choosePage();
  await press('Resume');
  expect(await screen.findByText('40 pages: No place left')).toBeVisible();
});
