import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { FileStep, type FileStepProps } from './FileStep';

function step(props: Partial<FileStepProps> = {}) {
  return (
    <FileStep
      file={new File(['keyword'], 'keywords.csv')}
      hasWords={false}
      busy={false}
      submitRef={createRef()}
      onChoose={vi.fn()}
      onSubmit={vi.fn()}
      {...props}
    />
  );
}

describe('FileStep', () => {
  it('warns that no word is chosen, until the refusal says so', () => {
    const { rerender } = render(step());
    expect(screen.getByRole('alert')).toHaveTextContent('No intent words are chosen yet.');
    rerender(step({ message: 'Select at least one intent word.' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Select at least one intent word.');
  });

  it('keeps the focus on Submit while it cannot be pressed', async () => {
    const onSubmit = vi.fn();
    const user = userEvent.setup();
    const { rerender } = render(step({ onSubmit }));
    const submit = screen.getByRole('button', { name: 'Submit' });
    await user.click(submit);
    rerender(step({ onSubmit, busy: true }));
    expect(submit).toHaveFocus();
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
