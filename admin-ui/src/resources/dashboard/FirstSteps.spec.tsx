import { DEFAULT_INSTANCE } from '@contracts/instance/instance';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInstance } from '../../shared/instance';
import { ListHarness } from '../../testing/ListHarness';
import { FirstSteps } from './FirstSteps';
import { useFirstSteps } from './useFirstSteps';

function Steps() {
  const { steps, hide } = useFirstSteps();
  if (!steps) return <p>Loading</p>;
  return steps.length > 0 ? <FirstSteps steps={steps} onHide={hide} /> : <p>None</p>;
}

afterEach(() => showInstance(DEFAULT_INSTANCE));

function show(totals: Record<string, number>, refuse = false) {
  const getList = (resource: string) =>
    refuse ? Promise.reject(new Error('Away.')) : Promise.resolve({ data: [], total: totals[resource] ?? 0 });
  render(
    <ListHarness dataProvider={{ getList }}>
      <Steps />
    </ListHarness>,
  );
}

const undone = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('leads to each step that is left', async () => {
  show({ 'tools-permissions': 2 });
  expect(await screen.findByRole('heading', { name: 'First steps: 1 of 5 done' })).toBeInTheDocument();
  expect(undone()).toEqual([
    ['Create a plan', '/pro-plans/create'],
    ['Add students', '/users'],
    ['Set up email', '/settings/health#network'],
    ['Say where students reach you', '/settings#contact'],
  ]);
});

it('is gone once all is done', async () => {
  showInstance({ ...DEFAULT_INSTANCE, mail: true, contactEmail: 'help@cohort.example' });
  show({ 'tools-permissions': 1, 'pro-plans': 1, users: 1 });
  expect(await screen.findByText('None')).toBeInTheDocument();
});

it('is hidden on request', async () => {
  show({});
  await userEvent.click(await screen.findByRole('button', { name: 'Hide these steps' }));
  expect(await screen.findByText('None')).toBeInTheDocument();
});

it('holds nothing up where it cannot count', async () => {
  show({}, true);
  expect(await screen.findByText('None')).toBeInTheDocument();
});
