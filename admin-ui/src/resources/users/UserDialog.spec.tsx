import { MESSAGES } from '@contracts/messages';
import type { UserView } from '@contracts/users/users';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError, type UpdateParams } from 'react-admin';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Mock } from 'vitest';
import * as sessions from '../../session/useSession';
import { ListHarness } from '../../testing/ListHarness';
import { anAdmin, aStudent } from '../../testing/users';
import * as limitable from '../plans/limitableTools';
import { UserDialog } from './UserDialog';
import { RecordDialogSlot } from '../../shared/form/RecordDialogSlot';

const ADMIN = anAdmin();
const BATCH = {
  id: 'f'.repeat(24),
  batch: 'Batch 12',
  defaultTool: 'word-counter',
  allowed: ['product-box-generator', 'product-box-1'],
};
const PLAN = { id: 'e'.repeat(24), name: 'Gold' };

// No limited tool is built yet.
vi.spyOn(limitable, 'LIMITABLE_TOOLS', 'get').mockReturnValue(['intelligent-briefs', 'content-detection']);
vi.spyOn(sessions, 'useUser').mockReturnValue(ADMIN);

const student = (change: Partial<UserView> = {}) => aStudent({ batch: BATCH.id, ...change });

function open(path: string, user = student(), page = <RecordDialogSlot dialog={UserDialog} />) {
  const create = vi.fn(async (_: string, { data }: { data: object }) => ({ data: { id: 'n', ...data } }));
  const update = vi.fn(async (_: string, { data }: UpdateParams) => ({ data: { ...user, ...data } }));
  const records: Record<string, object> = { users: user, 'tools-permissions': BATCH, 'pro-plans': PLAN };
  const dataProvider = {
    getOne: async (resource: string) => ({ data: records[resource] }),
    getMany: async (resource: string) => ({ data: [records[resource]] }),
    getList: async (resource: string) => ({ data: [records[resource]], total: 1 }),
    create,
    update,
  };
  render(
    <ListHarness dataProvider={dataProvider as never} path={path}>
      {page}
    </ListHarness>,
  );
  return { create, update };
}

const field = (name: RegExp | string) => screen.findByLabelText(name);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (save: Mock) => (save.mock.lastCall as [string, { data: object }])[1].data;
async function choose(label: string, option: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: new RegExp(label) }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Writes its search into the address at once, as lists do, and the hash is gone. */
function List() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) navigate({ search: '?page=1' }, { replace: true });
  }, [hash, navigate]);
  return <RecordDialogSlot dialog={UserDialog} />;
}

it.each([
  ['#plan', 'Account type'],
  ['#batch', 'Batch'],
])('goes on at what a link to %s speaks of', async (hash, label) => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  open(`/users/${student().id}${hash}`, student(), <List />);
  const place = await screen.findByRole('combobox', { name: new RegExp(`^${label}`) });
  await waitFor(() => expect(place).toHaveFocus());
  expect(scrolled.mock.contexts).toContain(place);
});

describe('a new user', () => {
  it('needs what the rules say, in their sentences', async () => {
    const { create } = open('/users/create');
    await press('Create User');
    for (const sentence of [
      MESSAGES.nameRequired,
      MESSAGES.emailRequired,
      MESSAGES.passwordMin(4),
      MESSAGES.batchRequired,
    ]) {
      expect(await screen.findByText(sentence)).toBeInTheDocument();
    }
    await userEvent.type(await field(/Email/), 'nobody');
    expect(await screen.findByText(MESSAGES.emailIncorrect)).toBeInTheDocument();
    await choose('Account type', 'Pro');
    await press('Create User');
    expect(await screen.findByText(MESSAGES.subscriptionEndRequired)).toBeInTheDocument();
    expect(screen.getByText(MESSAGES.userPlanRequired)).toBeInTheDocument();
    expect(create).not.toHaveBeenCalled();
  });

  it('who is an admin has nothing of a student', async () => {
    const { create } = open('/users/create');
    expect(await field(/Account type/)).toBeInTheDocument();
    await choose('Role', 'Admin');
    for (const name of [/Account type/, /Batch/, /Product Box/]) {
      await waitFor(() => expect(screen.queryByLabelText(name)).not.toBeInTheDocument());
    }
    await userEvent.type(await field(/Name/), 'Ada');
    await userEvent.type(await field(/Email/), 'ada@cohort.example');
    await userEvent.type(await field(/^Password/), 'secret');
    await press('Create User');
    expect(await screen.findByText(MESSAGES.userCreated)).toBeInTheDocument();
    expect(sent(create)).toMatchObject({ name: 'Ada', role: 'admin', isActive: true });
  });
});

describe('a user who is there', () => {
  it('keeps the role, has no field for the password, and sends what was changed alone', async () => {
    const { update } = open('/users/s1');
    expect(await screen.findByRole('dialog', { name: 'Edit User' })).toBeInTheDocument();
    expect(await screen.findByRole('combobox', { name: /Role/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByLabelText(/Password/i)).not.toBeInTheDocument();
    expect(await field(/Active/)).toBeEnabled();
    await userEvent.type(await field(/Name/), '!');
    await press('Save User');
    expect(await screen.findByText(MESSAGES.userUpdated)).toBeInTheDocument();
    expect(sent(update)).toEqual({ name: 'Freya Free!' });
  });

  it('is not deactivated by itself', async () => {
    open(`/users/${ADMIN.id}`, ADMIN);
    expect(await field(/Active/)).toBeDisabled();
    expect(screen.getByText('You cannot deactivate your own account.')).toBeInTheDocument();
  });

  it("has the batch's tools ticked and locked, and more by the rules of ticking", async () => {
    const { update } = open('/users/s1');
    const box = async (name: string | RegExp) => screen.findByRole('checkbox', { name });
    await waitFor(async () => expect(await box('Product Box Generator')).toBeDisabled());
    expect(await box('Product Box Generator')).toBeChecked();
    const others = within(await screen.findByRole('group', { name: 'Tools' }));
    await userEvent.click(others.getByRole('checkbox', { name: /Versus Box Generator/ }));
    await press('Save User');
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(sent(update)).toEqual({ extendedPermissions: ['versus-box-generator', 'versus-box-1'] });
  });

  it('who is pro has own limits, per tool, of whole numbers and a period', async () => {
    const pro = student({
      userType: 'pro',
      userPlan: PLAN.id,
      subscriptionEndDate: '2099-01-31T23:59:59.999Z',
    });
    const { update } = open('/users/s1', pro);
    const group = await screen.findByRole('group', { name: 'Intelligent Briefs' });
    const limits = within(group);
    await userEvent.type(limits.getByLabelText('Uses'), '5');
    await press('Save User');
    await waitFor(() => expect(group).toHaveTextContent(MESSAGES.timeInvalid));
    expect(group).toHaveTextContent(MESSAGES.required);
    await userEvent.click(limits.getByRole('combobox', { name: /Period/ }));
    const periods = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(periods).toEqual(['None', 'Per Day', 'Per Month (30 days)']);
    await userEvent.click(screen.getByRole('option', { name: 'Per Day' }));
    await userEvent.type(limits.getByLabelText('Outlines'), '2');
    await press('Save User');
    await waitFor(() => expect(update).toHaveBeenCalled());
    const briefs = { numberOfOperations: 5, numberOfOutlines: 2, time: '1 day' };
    expect(sent(update)).toMatchObject({ extendedPlans: { 'intelligent-briefs': briefs } });
  });

  describe('whose subscription has ended', () => {
    const lapsed = student({
      storedUserType: 'pro',
      userPlan: PLAN.id,
      subscriptionEndDate: '2020-01-31T23:59:59.999Z',
    });

    it('is shown as stored, with the end in sight, and sends nothing that was not changed', async () => {
      const { update } = open('/users/s1', lapsed);
      expect(await screen.findByRole('combobox', { name: /Account type/ })).toHaveTextContent('Pro');
      expect(screen.getByText(/This subscription has ended/)).toBeInTheDocument();
      expect(await screen.findByDisplayValue('Gold')).toBeInTheDocument();
      await userEvent.type(await field(/Name/), '!');
      await press('Save User');
      await waitFor(() => expect(update).toHaveBeenCalled());
      expect(sent(update)).toEqual({ name: 'Freya Free!' });
    });

    it('is really made free', async () => {
      const { update } = open('/users/s1', lapsed);
      await choose('Account type', 'Free');
      expect(screen.queryByText(/This subscription has ended/)).not.toBeInTheDocument();
      await press('Save User');
      await waitFor(() => expect(update).toHaveBeenCalled());
      expect(sent(update)).toEqual({ userType: 'free' });
    });
  });

  it('says what the server says when it refuses', async () => {
    const { update } = open('/users/s1');
    update.mockRejectedValue(new HttpError(MESSAGES.lastAdminKept, 409, { message: MESSAGES.lastAdminKept }));
    await userEvent.type(await field(/Name/), '!');
    await press('Save User');
    expect(await screen.findByText(MESSAGES.lastAdminKept)).toBeInTheDocument();
    update.mockRejectedValue(new HttpError('Boom', 500));
    await press('Save User');
    expect(await screen.findByText(MESSAGES.userSaveFailed)).toBeInTheDocument();
  });
});
