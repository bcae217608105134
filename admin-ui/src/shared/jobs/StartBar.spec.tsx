import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FileDrop } from '../file/FileDrop';
import { keywordCsvRules } from '../file/fileRules';
import { StepCard } from '../StepCard';
import { StartBar } from './StartBar';

const RULES = keywordCsvRules(1_000, 'Too large');

function Step({ lacks }: { lacks: 'keyword' | 'file' | undefined }) {
  const [refused, setRefused] = useState<string>();
  return (
    <StepCard step={1} title="Choose a topic" text="Any.">
      <div hidden>
        <input aria-label="Of another tab" aria-invalid />
      </div>
      <input aria-label="Keyword" aria-invalid={refused === 'keyword'} />
      <FileDrop
        label="Select a file"
        rules={RULES}
        problem={refused === 'file' ? 'Choose a file' : undefined}
        disabled={false}
        onChoose={() => undefined}
      />
      <StartBar label="Start" hint="" inactive={false} onStart={() => setRefused(lacks)} buttonRef={null} />
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
  expect(target()).toHaveFocus();
});
