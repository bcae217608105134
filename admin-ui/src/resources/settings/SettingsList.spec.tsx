import { DEFAULT_INSTANCE } from '@contracts/instance/instance';
import { TWO_FACTOR_MESSAGES } from '@contracts/auth/two-factor-messages';
import { INSTANCE_MESSAGES } from '@contracts/instance/instance-messages';
import { MESSAGES } from '@contracts/messages';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { instanceNow, showInstance } from '../../shared/instance';
import { fakeApi } from '../../testing/fakeApi';
import { ListHarness } from '../../testing/ListHarness';
import { SettingsList } from './SettingsList';

const INSTANCE = { ...DEFAULT_INSTANCE, contactEmail: 'hello@cohort.example' };
const PUT = 'PUT /api/instance';
const MODEL_OFF = {
  on: false,
  model: '',
  server: '',
  today: { tokensIn: 0, tokensOut: 0, requests: 0 },
  dailyTokens: 0,
  userDailyTokens: 0,
  lastError: null,
};

async function open(saved?: { status: number; body: unknown }) {
  const api = fakeApi({
    'GET /api/instance': { status: 200, body: INSTANCE },
    'GET /api/security': { status: 200, body: { adminsNeedTwoFactor: false } },
    'GET /api/model': { status: 200, body: MODEL_OFF },
    ...(saved && { [PUT]: saved }),
  });
  render(
    <ListHarness dataProvider={{}}>
      <SettingsList />
    </ListHarness>,
  );
  const name = await screen.findByLabelText(/^Name/);
  return { ...api, name, user: userEvent.setup() };
}

const save = () => screen.getByRole('button', { name: 'Save settings' });
const fill = async (user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.type(field, text);
};

afterEach(() => showInstance(DEFAULT_INSTANCE));

it('saves what is entered, and every page shows it at once', async () => {
  const saved = { ...INSTANCE, name: 'SEO Guild', accent: '#0f766e' };
  const { requests, name, user } = await open({ status: 200, body: saved });
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  await fill(user, name, ' SEO Guild ');
  await fill(user, screen.getByLabelText('Accent color'), '#0F766E');
  await user.click(save());
  expect(await screen.findByText(INSTANCE_MESSAGES.saved)).toBeVisible();
  expect(requests.at(-1)).toEqual({
    route: PUT,
    body: {
      name: 'SEO Guild',
      accent: '#0f766e',
      logo: '',
      contactEmail: 'hello@cohort.example',
      upgradeUrl: '',
    },
  });
  expect(instanceNow()).toEqual(saved);
  await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
});

it('says of a color that it is too light before it is sent', async () => {
  const { user } = await open();
  const accent = screen.getByLabelText('Accent color');
  await fill(user, accent, '#facc15');
  expect(await screen.findByText(INSTANCE_MESSAGES.accentTooLight)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(accent).toHaveValue('');
  expect(screen.queryByText(INSTANCE_MESSAGES.accentTooLight)).not.toBeInTheDocument();
});

it('keeps from being sent what breaks a rule', async () => {
  const { requests, name, user } = await open();
  await user.clear(name);
  await fill(user, screen.getByLabelText('Contact email'), 'nobody');
  await fill(user, screen.getByLabelText('Upgrade URL'), 'plans');
  await user.click(save());
  expect(await screen.findByText(INSTANCE_MESSAGES.nameRequired)).toBeVisible();
  expect(screen.getByText(MESSAGES.emailInvalid)).toBeVisible();
  expect(screen.getByText(INSTANCE_MESSAGES.upgradeUrlInvalid)).toBeVisible();
  await waitFor(() => expect(name).toHaveFocus());
  expect(requests.map(({ route }) => route)).not.toContain(PUT);
});

it('takes a logo from a file and leaves one that is too large', async () => {
  const { user } = await open();
  const logo = screen.getByLabelText('Logo');
  await user.upload(logo, new File([new Uint8Array(600_000)], 'large.png', { type: 'image/png' }));
  expect(await screen.findByText(INSTANCE_MESSAGES.logoTooLarge)).toBeVisible();
  await user.upload(logo, new File(['png'], 'logo.png', { type: 'image/png' }));
  await waitFor(() =>
    expect(screen.getByAltText('The logo')).toHaveAttribute('src', 'data:image/png;base64,cG5n'),
  );
  expect(screen.queryByText(INSTANCE_MESSAGES.logoTooLarge)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove logo' }));
  expect(screen.getByAltText('The logo')).toHaveAttribute('src', '/favicon.svg');
});

it('puts what the server refuses on its field', async () => {
  const errors = { logo: INSTANCE_MESSAGES.logoInvalid };
  const refusal = { status: 422, body: { message: MESSAGES.validationFailed, errors } };
  const { name, user } = await open(refusal);
  await fill(user, name, 'SEO Guild');
  await user.click(save());
  expect(await screen.findByText(INSTANCE_MESSAGES.logoInvalid)).toBeVisible();
  const button = screen.getByRole('button', { name: 'Choose logo' });
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).toHaveAccessibleDescription(INSTANCE_MESSAGES.logoInvalid);
  expect(screen.queryByText(MESSAGES.validationFailed)).not.toBeInTheDocument();
});

it('keeps the focus on its button while it saves, and after', async () => {
  const { name, user } = await open({ status: 200, body: INSTANCE });
  await fill(user, name, 'SEO Guild');
  await user.click(save());
  expect(await screen.findByText(INSTANCE_MESSAGES.saved)).toBeVisible();
  expect(save()).toHaveFocus();
});

it('goes on asking before it is left while the server has not saved it', async () => {
  const { name, user } = await open({ status: 500, body: { message: MESSAGES.unavailable } });
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await fill(user, name, 'SEO Guild');
  await user.click(save());
  expect(await screen.findByText(MESSAGES.unavailable)).toBeVisible();
  expect(isAsked()).toBe(true);
});

it('says why two-factor login cannot be required, and leaves the switch as it was', async () => {
  const { answers, user } = await open();
  answers['PUT /api/security'] = { status: 409, body: { message: TWO_FACTOR_MESSAGES.ownFirst } };
  const required = await screen.findByRole('switch', { name: 'Admins must use two-factor login' });
  await user.click(required);
  expect(await screen.findByText(TWO_FACTOR_MESSAGES.ownFirst)).toBeVisible();
  expect(required).not.toBeChecked();
});
