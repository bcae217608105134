import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as downloads from '../saveBlob';
import { RefusedDownload } from './RefusedDownload';

const saveBlob = vi.spyOn(downloads, 'saveBlob').mockReturnValue();

it('downloads refused rows with the columns and the delimiter of the file', async () => {
  const refused = {
    columns: ['E-Mail', 'Name', 'Name', 'Reason'],
    rows: [['a@', 'Żółć', 'x', 'Enter correct email']],
    delimiter: 'semicolon' as const,
  };
  render(<RefusedDownload refused={refused} fileName="users-to-fix.csv" />);
  fireEvent.click(screen.getByRole('button', { name: 'Download these rows' }));
  await waitFor(() => expect(saveBlob).toHaveBeenCalledWith(expect.any(Blob), 'users-to-fix.csv'));
  const [blob] = saveBlob.mock.lastCall ?? [];
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob as Blob);
  });
  expect(text.replace('\ufeff', '')).toBe('E-Mail;Name;Name;Reason\r\na@;Żółć;x;Enter correct email\r\n');
});

it('is not there where no row was refused', () => {
  render(
    <RefusedDownload
      refused={{ columns: ['Name', 'Reason'], rows: [], delimiter: 'comma' }}
      fileName="products-to-fix.csv"
    />,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
