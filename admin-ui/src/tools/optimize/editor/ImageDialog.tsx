import { DRAFT_LIMITS, isDraftPicture } from '@contracts/drafts/draft-nodes';
import { DRAFT_MESSAGES } from '@contracts/drafts/draft-messages';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { AddressDialog } from './AddressDialog';

/** A picture by its address. */
export function ImageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const current = editor.getAttributes('image') as { src?: string; alt?: string };
  const [alt, setAlt] = useState(current.alt ?? '');
  return (
    <AddressDialog
      title="Image"
      label="Image URL"
      address={current.src ?? ''}
      action={current.src ? 'Change' : 'Insert'}
      faultOf={(address) => (isDraftPicture(address) ? undefined : DRAFT_MESSAGES.pictureByAddress)}
      onSubmit={(src) => {
        editor.chain().focus().setImage({ src, alt }).run();
        onClose();
      }}
      onClose={onClose}
    >
      <TextField
        label="Alternative text"
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        helperText="What the image shows, for those who do not see it."
        slotProps={{ htmlInput: { maxLength: DRAFT_LIMITS.alt, dir: 'auto' } }}
      />
    </AddressDialog>
  );
}
