import { TWO_FACTOR_HASH } from '@contracts/auth/two-factor';
import type { NoteView } from '@contracts/notes/notes';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { apiJson } from '../../providers/apiClient';
import { useActing } from '../../session/useSession';
import { lazyNamed } from '../../shared/lazyNamed';
import { PROFILE_HASH } from '../user/profile/profileAddress';
import { useKeepNote, useNote } from './useNote';
import { Deferred } from '../../shared/Deferred';

const DIALOGS = [PROFILE_HASH, TWO_FACTOR_HASH];

const NoteDialog = lazyNamed(() => import('./NoteDialog'), 'NoteDialog');

/** Shows the company-wide note to whoever has not closed this version of it before, but not to an admin who acts as a student. */
export function ImportantNote() {
  return useActing() ? null : <OwnersNote />;
}

function OwnersNote() {
  const { data: note } = useNote();
  const keep = useKeepNote();
  const [shown, setShown] = useState<NoteView>();
  // One dialog at a time: it waits for that of the address.
  const hasDialog = DIALOGS.includes(useLocation().hash);
  if (note && !note.seen && note.version !== shown?.version) setShown(note);
  if (!note || !shown) return null;
  const close = () => {
    keep({ ...note, seen: true });
    // Where it cannot be told, the note comes once more with the next page.
    apiJson('/auth/seenNote', { method: 'POST', json: { version: shown.version }, quiet: true }).catch(
      () => undefined,
    );
  };
  return (
    <Deferred>
      <NoteDialog note={shown} open={!note.seen && !hasDialog} onClose={close} />
    </Deferred>
  );
}
