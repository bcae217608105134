import { isDraftLink } from '@contracts/drafts/draft-nodes';
import { DRAFT_MESSAGES } from '@contracts/drafts/draft-messages';
import Button from '@mui/material/Button';
import type { Editor } from '@tiptap/react';
import { AddressDialog } from './AddressDialog';

const HOST = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/;

/** Where the selected text leads; without a selection the address becomes the text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const current = editor.getAttributes('link')['href'] as string | undefined;
  const set = (typed: string) => {
    const href = HOST.test(typed) ? `https://${typed}` : typed;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <AddressDialog
      title="Link"
      label="URL"
      address={current ?? ''}
      action={current ? 'Change' : 'Insert'}
      faultOf={(address) => (isDraftLink(address) ? undefined : DRAFT_MESSAGES.unsafeLink)}
      others={current ? <Button onClick={remove}>Remove link</Button> : null}
      onSubmit={set}
      onClose={onClose}
    />
  );
}
