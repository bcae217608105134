import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import * as downloads from '../../../shared/saveBlob';
import { encodedFile } from '../../../testing/encodedFile';
import { checkedFile } from './checkedFile';
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

it('exports rows with the delimiter of their file', async () => {
  const saveBlob = vi.spyOn(downloads, 'saveBlob').mockReturnValue();
  const startWorker = () => {
    const worker = {
      postMessage: (content: ArrayBuffer) =>
        queueMicrotask(() => worker.onmessage({ data: checkedFile(content) })),
      terminate: vi.fn(),
      onmessage: (_answer: { data: ReturnType<typeof checkedFile> }) => undefined,
    };
    return worker as unknown as Worker;
  };
  render(
    <MemoryRouter>
      <RowsMode onUse={() => undefined} startWorker={startWorker} />
    </MemoryRouter>,
  );
  const file = encodedFile('Title;URL\nLisbon in three days;https://a.example/\n');
  fireEvent.change(screen.getByLabelText('Select a CSV'), { target: { files: [file] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Rows as CSV' }));
  await waitFor(() => expect(saveBlob).toHaveBeenCalledWith(expect.any(Blob), 'snippets.csv'));
  const [blob] = saveBlob.mock.lastCall ?? [];
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob as Blob);
  });
  expect(text.split('\r\n')[1]).toMatch(/^https:\/\/a\.example\/;Lisbon in three days;/);
});
