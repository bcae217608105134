import { fireEvent, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { encodedFile } from '../../testing/encodedFile';
import { ImportWordsDialog } from './ImportWordsDialog';

it('shows what the letters of a file of words are taken for, and lets it be changed', async () => {
  render(
    <AdminContext>
      <ImportWordsDialog open onClose={() => undefined} />
    </AdminContext>,
  );
  const file = encodedFile('type;label\nC;łóżko tapicerowane\nC;świeczki zapachowe\n', 'win1250');
  fireEvent.change(screen.getByLabelText('Select Your Words File'), { target: { files: [file] } });
  const field = await screen.findByLabelText('Encoding');
  expect(field).toHaveTextContent('Central European (Windows-1250)');
  expect(screen.getByText('łóżko tapicerowane')).toBeVisible();
  fireEvent.mouseDown(field);
  expect(screen.getByRole('option', { name: 'Western (Windows-1252)' })).toBeVisible();
});
