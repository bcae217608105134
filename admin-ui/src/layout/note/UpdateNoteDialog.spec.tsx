import { NOTE_MESSAGES } from '@contracts/notes/note-messages';
import type { NoteView } from '@contracts/notes/notes';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { openPages } from '../../testing/openPages';
import { signIn } from '../../testing/signIn';
import { anAdmin } from '../../testing/users';
import { UpdateNoteDialog } from './UpdateNoteDialog';

const NOTE: NoteView = { msg: 'Webinar', version: 1, updatedAt: '2026-11-22T09:00:00.000Z', seen: true };
const SET = 'POST /api/auth/setNote';

function Editing() {
  const [open, setOpen] = useState(true);
  return <UpdateNoteDialog open={open} onClose={() => setOpen(false)} />;
}

async function open() {
  const api = await signIn(anAdmin(), {
    'GET /api/auth/getNote': { status: 200, body: NOTE },
    [SET]: { status: 200, body: { ...NOTE, msg: 'Webinar on Friday', version: 2 } },
  });
  openPages({ '*': <Editing /> }, '/');
  const field = await screen.findByLabelText('Note');
  await waitFor(() => expect(field).toHaveValue('Webinar'));
  return { ...api, field };
}
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const dialog = () => screen.queryByRole('dialog', { name: 'Update Important Note' });
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));

it('shows the note as it is, saves it and closes', async () => {
  const { requests, field } = await open();
  write(field, 'Webinar on Friday');
  press('Save');
  expect(await screen.findByText(NOTE_MESSAGES.updated)).toBeInTheDocument();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(requests.at(-1)).toEqual({ route: SET, body: { msg: 'Webinar on Friday' } });
});

it('asks before what was written is lost by Escape', async () => {
  const { field } = await open();
  write(field, 'Webinar on Friday');
  fireEvent.keyDown(field, { key: 'Escape' });
  fireEvent.click(await screen.findByText('Keep editing'));
  await waitFor(() => expect(screen.queryByText('Keep editing')).toBeNull());
  expect(dialog()).toBeInTheDocument();
  expect(field).toHaveValue('Webinar on Friday');
});

it('stays open where the server refuses, and says so', async () => {
  const { answers, field } = await open();
  answers[SET] = { status: 422, body: { message: 'No.', errors: { msg: 'It is too long' } } };
  write(field, 'Webinar on Friday');
  press('Save');
  expect(await screen.findByText('It is too long')).toBeInTheDocument();
  expect(await screen.findByText(NOTE_MESSAGES.updateFailed)).toBeInTheDocument();
  expect(dialog()).toBeInTheDocument();
});
