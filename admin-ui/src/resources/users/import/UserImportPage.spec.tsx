import type { ImportCheckView, ImportFileView } from '@contracts/users/user-import';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dataProvider } from '../../../providers/dataProvider';
import { answerApi, Part } from '../../../testing/answerApi';
import { ListHarness } from '../../../testing/ListHarness';
import { signIn } from '../../../testing/signIn';
import { anAdmin } from '../../../testing/users';
import { UserImportPage } from './UserImportPage';

const VIEW: ImportFileView = {
  columns: ['Email', 'Plan'],
  sample: [['ada@cohort.test', 'Kostenlos']],
  rows: 2,
  matched: { email: 0, userPlan: 1 },
  reading: { encoding: 'utf-8', isCertain: true, others: [], delimiter: 'comma' },
};
const NOTHING = { passwordsIgnored: 0, withoutPassword: 0, refused: { columns: [], rows: [] } };
const UNREAD = {
  ...NOTHING,
  counts: { created: 0, updated: 0, unchanged: 0, error: 1 },
  rows: [
    { row: 2, email: 'ada@cohort.test', outcome: 'error', reason: 'There is no plan named “Kostenlos”.' },
  ],
  unread: [{ field: 'userPlan', text: 'Kostenlos', rows: 1 }],
} as unknown as ImportCheckView;
const READ = {
  ...NOTHING,
  counts: { created: 1, updated: 0, unchanged: 0, error: 0 },
  rows: [
    {
      ...{ row: 2, email: 'ada@cohort.test', outcome: 'created', reason: '' },
      written: {
        name: 'Ada Lovelace',
        account: 'pro',
        batch: 'Batch 7',
        plan: 'Growth',
        ends: '2027-12-31T23:59:59.999Z',
      },
    },
  ],
  unread: [],
} as unknown as ImportCheckView;

it('matches a value once for all rows, and shows what every account would be', async () => {
  await signIn(anAdmin());
  let checks = 0;
  const seen = answerApi({
    'GET /instance': () => ({ name: 'Cohort', mail: false }),
    'GET /jobs': () => new Part([], 0),
    'GET /permissions': () => new Part([{ id: 'b1', batch: 'Batch 7' }], 1),
    'GET /pro-plans': () => new Part([{ id: 'p1', name: 'Growth' }], 1),
    'POST /users/imports/columns': () => VIEW,
    'POST /users/imports/check': () => (checks++ === 0 ? UNREAD : READ),
  });
  render(
    <ListHarness dataProvider={dataProvider} path="/users/import">
      <UserImportPage />
    </ListHarness>,
  );
  const csv = new File(['Email,Plan\nada@cohort.test,Kostenlos\n'], 'users.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText(/Select your users file/), csv);
  await userEvent.click(await screen.findByRole('button', { name: 'Check the file' }));
  const values = within(await screen.findByRole('region', { name: 'Values in the file' }));
  expect(values.getByText('1 row')).toBeInTheDocument();
  await userEvent.click(values.getByRole('combobox', { name: '“Kostenlos” in Plan' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Free account, no plan' }));
  await userEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  const table = await screen.findByRole('table', { name: 'Rows of the file' });
  for (const text of ['Ada Lovelace', 'Batch 7', 'Growth', '31 Dec 2027']) {
    expect(within(table).getByText(text)).toBeInTheDocument();
  }
  expect(values.getByRole('combobox', { name: '“Kostenlos” in Plan' })).toHaveTextContent('Free account');
  await waitFor(() => expect(seen.filter(({ path }) => path === '/users/imports/check')).toHaveLength(2));
});
