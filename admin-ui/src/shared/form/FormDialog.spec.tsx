import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm, useFormContext } from 'react-hook-form';
import { FormBody } from './FormBody';
import { FormDialog } from './FormDialog';

interface Values {
  name: string;
}

function NameField() {
  return <input aria-label="Name" {...useFormContext<Values>().register('name')} />;
}

/** A form whose save ends with a note in its place, or is refused. */
function Named({ onDirty, onClose }: { onDirty: (dirty: boolean) => void; onClose: () => void }) {
  const form = useForm<Values>({ defaultValues: { name: '' } });
  const [saved, setSaved] = useState(false);
  const save = ({ name }: Values) => {
    if (name === 'refused') form.setError('root', { message: 'Not this one' });
    else setSaved(true);
    return Promise.resolve();
  };
  if (saved) return <button onClick={onClose}>Done</button>;
  return (
    <FormBody form={form} gap={2} saveLabel="Save" onSave={save} onDirty={onDirty} onClose={onClose}>
      <NameField />
    </FormBody>
  );
}

function show() {
  const onClose = vi.fn();
  render(
    <ThemeProvider theme={createTheme()}>
      <FormDialog onClose={onClose} lost="The name is lost.">
        {({ titleId, onDirty, close }) => (
          <>
            <h2 id={titleId}>Name it</h2>
            <Named onDirty={onDirty} onClose={close} />
          </>
        )}
      </FormDialog>
    </ThemeProvider>,
  );
  return onClose;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('closes at once while nothing is entered', async () => {
  const onClose = show();
  expect(screen.getByRole('dialog', { name: 'Name it' })).toBeVisible();
  await press('Close');
  expect(onClose).toHaveBeenCalledOnce();
});

it('asks before what is entered is lost', async () => {
  const onClose = show();
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  await press('Close');
  expect(screen.getByText('The name is lost.')).toBeVisible();
  await press('Keep editing');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await press('Discard changes');
  expect(onClose).toHaveBeenCalledOnce();
});

it('no longer asks once something else stands in place of the form', async () => {
  const onClose = show();
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  await press('Save');
  await press('Done');
  expect(onClose).toHaveBeenCalledOnce();
});

it('says what is refused of the whole form', async () => {
  show();
  await userEvent.type(screen.getByLabelText('Name'), 'refused');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not this one');
});
