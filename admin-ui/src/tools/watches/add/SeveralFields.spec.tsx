import { fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { encodedFile } from '../../../testing/encodedFile';
import { QueryHarness } from '../../../testing/QueryHarness';
import { signIn } from '../../../testing/signIn';
import { aStudent } from '../../../testing/users';
import { SeveralFields } from './SeveralFields';
import { newValues, type WatchValues } from './watchValues';

function Form() {
  const form = useForm<WatchValues>({ defaultValues: newValues([60]) });
  return (
    <FormProvider {...form}>
      <SeveralFields />
    </FormProvider>
  );
}

it('shows what the letters of a file of pages are taken for, and lets it be changed', async () => {
  await signIn(aStudent());
  render(
    <QueryHarness>
      <Form />
    </QueryHarness>,
  );
  const file = encodedFile('url;name\nhttps://a.example/;łóżko\nhttps://b.example/;świeczki\n', 'win1250');
  fireEvent.change(screen.getByLabelText('Select a CSV'), { target: { files: [file] } });
  const field = await screen.findByLabelText('Encoding');
  expect(field).toHaveTextContent('Central European (Windows-1250)');
  const lines = screen.getByRole('textbox', { name: 'URLs, one per line' });
  expect(lines).toHaveValue('url;name\nhttps://a.example/;łóżko\nhttps://b.example/;świeczki\n');
  fireEvent.mouseDown(field);
  expect(screen.getByRole('option', { name: 'Western (Windows-1252)' })).toBeVisible();
});
