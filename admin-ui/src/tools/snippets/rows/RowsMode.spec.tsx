import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { encodedFile } from '../../../testing/encodedFile';
import { RowsMode } from './RowsMode';

it('shows what the letters of a file of titles are taken for, and lets it be changed', async () => {
  const startWorker = () => ({ postMessage: vi.fn(), terminate: vi.fn() }) as unknown as Worker;
  render(
    <MemoryRouter>
      <RowsMode onUse={() => undefined} startWorker={startWorker} />
    </MemoryRouter>,
  );
  const file = encodedFile('Title;URL\nłóżko tapicerowane;a\nświeczki zapachowe;b\n', 'win1250');
  fireEvent.change(screen.getByLabelText('Select a CSV'), { target: { files: [file] } });
  const field = await screen.findByLabelText('Encoding');
  expect(field).toHaveTextContent('Central European (Windows-1250)');
  expect(screen.getByText('łóżko tapicerowane')).toBeVisible();
  fireEvent.mouseDown(field);
  expect(screen.getByRole('option', { name: 'Western (Windows-1252)' })).toBeVisible();
});
