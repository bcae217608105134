import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BriefDto } from '@contracts/briefs/brief.dto';
import { ListHarness } from '../../testing/ListHarness';
import { signIn } from '../../testing/signIn';
import { aStudent } from '../../testing/users';
import { lazyResolver } from '../form/lazyResolver';
import { StartForm } from '../jobs/StartForm';
import { ComparisonFields } from './ComparisonFields';
import type { ComparisonOrder } from './comparisonForm';
import { useComparisonForm } from './useComparisonForm';

const checkOrder = lazyResolver<ComparisonOrder & Record<string, unknown>, ComparisonOrder>(() =>
  Promise.resolve(BriefDto),
);

function Start() {
  const form = useComparisonForm('intelligent-briefs', checkOrder);
  return (
    <StartForm
      label="Create brief"
      hint=""
      inactive={false}
      onStart={async () => void (await form.checked())}
      buttonRef={null}
    >
      <ComparisonFields form={form} disabled={false} />
    </StartForm>
  );
}

it('leads to the competitors that are missing', async () => {
  await signIn(aStudent());
  render(
    <ListHarness dataProvider={{}}>
      <Start />
    </ListHarness>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: /^Keyword/ }), 'kettle{Enter}');
  expect(await screen.findByText('Give 3 to 10 competitor pages.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Competitor 1: URL' })).toHaveFocus());
});
