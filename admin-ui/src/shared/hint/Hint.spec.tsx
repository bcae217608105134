import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Hint } from './Hint';

it('names what has no name of its own', () => {
  render(
    <>
      <Hint title="Copy">
        <button>C</button>
      </Hint>
      <Hint title="Delete">
        <button aria-label="Delete the file">D</button>
      </Hint>
      <Hint title="">
        <button>Plain</button>
      </Hint>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Copy' })).toHaveTextContent('C');
  expect(screen.getByRole('button', { name: 'Delete the file' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Plain' })).not.toHaveAttribute('aria-label');
});

it('shows beside what the pointer is on, which hears of the pointer as well', async () => {
  const onPointerEnter = vi.fn();
  render(
    <Hint title="Copy">
      <button onPointerEnter={onPointerEnter}>C</button>
    </Hint>,
  );
  await userEvent.hover(screen.getByRole('button'));
  expect(onPointerEnter).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy');
});
