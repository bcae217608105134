import { MESSAGES } from '@contracts/messages';
import type { PlanView } from '@contracts/plans/plans';
import { render, screen } from '@testing-library/react';
import { RecordDialogSlot } from '../../shared/form/RecordDialogSlot';
import { ListHarness } from '../../testing/ListHarness';
import { PlanDialog } from './PlanDialog';

const ID = 'a'.repeat(24);

async function open(name: string) {
  const plan = { id: ID, name, priceText: '', description: '', position: 1, limits: {} } as Partial<PlanView>;
  const dataProvider = { getOne: async () => ({ data: plan }) };
  const noun = { one: 'plan', many: 'plans', onDelete: '' };
  render(
    <ListHarness
      dataProvider={dataProvider as never}
      resource="pro-plans"
      options={{ noun }}
      path={`/pro-plans/${ID}`}
    >
      <RecordDialogSlot dialog={PlanDialog} />
    </ListHarness>,
  );
  return screen.findByRole('textbox', { name: /^Name/ });
}

it('offers neither to rename nor to delete the plan Free, and says why', async () => {
  expect(await open('Free')).toHaveAttribute('readonly');
  expect(screen.getByText(MESSAGES.freePlanKept)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

it('offers both for any other plan', async () => {
  expect(await open('Studio')).not.toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'Delete' })).toBeInTheDocument();
});
