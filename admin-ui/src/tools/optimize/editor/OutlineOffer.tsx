import type { BriefOutline } from '@contracts/briefs/briefs';
import { OUTLINE_NAMES } from '@contracts/briefs/brief-messages';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type Editor, useEditorState } from '@tiptap/react';
import { insertOutline } from './steps';

interface OutlineOfferProps {
  editor: Editor;
  /** Those of the brief that the draft was begun with. */
  outlines: readonly BriefOutline[];
}

/** What came with a draft, to be put into it while it is empty. */
export function OutlineOffer({ editor, outlines }: OutlineOfferProps) {
  const isEmpty = useEditorState({ editor, selector: ({ editor: now }) => now.isEmpty });
  if (!isEmpty || outlines.length === 0) return null;
  return (
    <Alert
      severity="info"
      action={outlines.map((outline) => (
        <Button
          key={outline.kind}
          color="inherit"
          size="small"
          onClick={() => insertOutline(editor, outline)}
        >
          Place {OUTLINE_NAMES[outline.kind]}
        </Button>
      ))}
    >
      This draft came with {outlines.length === 1 ? 'an outline' : 'outlines'}.
    </Alert>
  );
}
