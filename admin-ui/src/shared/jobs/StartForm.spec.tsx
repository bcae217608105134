import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { FileDrop } from '../file/FileDrop';
import { keywordCsvRules } from '../file/fileRules';
import { StepCard } from '../StepCard';
import { StartForm } from './StartForm';

const RULES = keywordCsvRules(1_000, 'Too large');

interface StepProps {
  lacks?: 'keyword' | 'file';
  inactive?: boolean;
  onStart?: () => void;
}

function Step({ lacks, inactive = false, onStart }: StepProps) {
  const [refused, setRefused] = useState<string>();
  // What the rules of the server say is known a moment later.
  const start = async () => {
    onStart?.();
    await Promise.resolve();
    setRefused(lacks);
  };
  return (
    <StepCard step={1} title="Choose a topic" text="Any.">
      <div hidden>
        <input aria-label="Of another tab" aria-invalid />
      </div>
      <StartForm label="Start" hint="" inactive={inactive} onStart={start} buttonRef={null}>
        <input aria-label="Keyword" aria-invalid={refused === 'keyword'} />
        <textarea aria-label="Keywords" />
        <FileDrop
          label="Select a file"
          rules={RULES}
          problem={refused === 'file' ? 'Choose a file' : undefined}
          disabled={false}
          onChoose={() => undefined}
        />
        {createPortal(
          <form>
            <input aria-label="In a dialog" />
          </form>,
          document.body,
        )}
      </StartForm>
    </StepCard>
  );
}

it.each([
  ['a field', 'keyword', () => screen.getByRole('textbox', { name: 'Keyword' })],
  ['a file', 'file', () => screen.getByRole('button', { name: 'Select a file' })],
  ['nothing', undefined, () => screen.getByRole('button', { name: 'Start' })],
] as const)('leads to what is refused: %s', async (_, lacks, target) => {
  render(<Step lacks={lacks} />);
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(target()).toHaveFocus());
});

it.each([
  ['in a single line', 'Keyword', {}, 1],
  ['in several lines', 'Keywords', {}, 0],
  ['in a form over it', 'In a dialog', {}, 0],
  ['while it cannot start', 'Keyword', { inactive: true }, 0],
])('starts with Enter as with its button: %s', async (_, field, props, starts) => {
  const onStart = vi.fn();
  render(<Step {...props} onStart={onStart} />);
  await userEvent.type(screen.getByRole('textbox', { name: field }), 'kettle{Enter}');
  expect(onStart).toHaveBeenCalledTimes(starts);
});

it('leads to what is refused after Enter', async () => {
  render(<Step lacks="file" />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Keyword' }), '{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Select a file' })).toHaveFocus());
});
