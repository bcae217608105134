import { DEFAULT_INSTANCE } from '@contracts/instance/instance';
import { MODEL_TEXTS_SAY, NOT_ASKED } from '@contracts/model/model-texts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../testing/answerApi';
import { QueryHarness } from '../../testing/QueryHarness';
import { showInstance } from '../instance';
import { AiLabel } from './AiLabel';
import { AskAi } from './AskAi';
import { useModelTexts } from './useModelTexts';

const PATH = '/jobs/1/ai';
const NOTHING_KEPT = { value: null, reason: null, says: NOT_ASKED.nothingKept };
const textsOf = (text: string) => ({ value: { text }, reason: null, says: '' });
const FINE = textsOf('Fine.');
const FAILED = { value: null, reason: 'paused', says: MODEL_TEXTS_SAY.paused };

beforeEach(() => showInstance({ ...DEFAULT_INSTANCE, ai: true }));
afterEach(() => showInstance(DEFAULT_INSTANCE));

function Texts({ size = 'broad' }: { size?: string }) {
  const state = useModelTexts<{ text: string }>(PATH, { size });
  return (
    <>
      {state.texts ? (
        <p>
          {state.texts.text} <AiLabel />
        </p>
      ) : null}
      <AskAi state={state} label="Write it" sends="The figures are sent to an AI." />
    </>
  );
}

const show = (size?: string) =>
  render(
    <QueryHarness>
      <Texts size={size} />
    </QueryHarness>,
  );
const button = () => screen.getByRole('button', { name: 'Write it' });

it('asks by a click alone, and labels what it gets', async () => {
  const seen = answerApi({
    [`POST ${PATH}`]: () => (isKept(seen.at(-1)) ? NOTHING_KEPT : FINE),
  });
  show();
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.body).toEqual({ size: 'broad', keptOnly: true });
  expect(screen.getByText('The figures are sent to an AI.')).toBeVisible();
  expect(screen.queryByText(NOT_ASKED.nothingKept)).toBeNull();
  await userEvent.click(button());
  expect(await screen.findByText('Fine.')).toContainElement(
    screen.getByRole('img', { name: 'Written by AI' }),
  );
  expect(seen.map(({ body }) => body)).toEqual([{ size: 'broad', keptOnly: true }, { size: 'broad' }]);
});

it('shows what was kept without a click', async () => {
  answerApi({ [`POST ${PATH}`]: () => textsOf('Kept.') });
  show();
  expect(await screen.findByText('Kept.')).toBeVisible();
});

it('says why nothing came of it, and may be asked again', async () => {
  let answer: object = FAILED;
  const seen = answerApi({ [`POST ${PATH}`]: () => (isKept(seen.at(-1)) ? NOTHING_KEPT : answer) });
  show();
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(MODEL_TEXTS_SAY.paused);
  answer = FINE;
  await userEvent.click(button());
  expect(await screen.findByText('Fine.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is given up by Cancel, which ends the request', async () => {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_: string, { signal, body }: { signal?: AbortSignal; body: string }) => {
    if (body.includes('keptOnly')) {
      return Promise.resolve({ ok: true, headers: new Map(), json: () => Promise.resolve(NOTHING_KEPT) });
    }
    if (signal) signals.push(signal);
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  });
  show();
  fireEvent.click(button());
  fireEvent.click(button());
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(signals.map((signal) => signal.aborted)).toEqual([true]);
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps the texts of one thing apart from those of another', async () => {
  const seen = answerApi({
    [`POST ${PATH}`]: () => (isBroad(seen.at(-1)) ? textsOf('Broad.') : NOTHING_KEPT),
  });
  const { rerender } = show();
  expect(await screen.findByText('Broad.')).toBeVisible();
  rerender(
    <QueryHarness>
      <Texts size="tight" />
    </QueryHarness>,
  );
  await waitFor(() => expect(screen.queryByText('Broad.')).toBeNull());
});

it('does not show, and asks nothing, where there is no model', () => {
  showInstance(DEFAULT_INSTANCE);
  const seen = answerApi({});
  show();
  expect(screen.queryByRole('button')).toBeNull();
  expect(seen).toEqual([]);
});

const isKept = (request?: { body?: unknown }) =>
  (request?.body as { keptOnly?: boolean } | undefined)?.keptOnly === true;
const isBroad = (request?: { body?: unknown }) =>
  (request?.body as { size?: string } | undefined)?.size === 'broad';
