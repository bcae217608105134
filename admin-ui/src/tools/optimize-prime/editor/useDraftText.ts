import type { DraftView } from '@contracts/drafts/drafts';
import { type JSONContent, useEditor } from '@tiptap/react';
import { useEffectEvent, useRef } from 'react';
import { useNotify } from 'react-admin';
import { counted } from '../../../shared/counted';
import { cleanPaste } from '../paste/cleanPaste';
import type { DraftHeadFields } from './draftNodes';
import { EXTENSIONS } from './extensions';

/** The editor of a draft's text. What is called by name is kept beside it, for whoever saves both. */
export function useDraftText(draft: DraftView, onChange: () => void) {
  const notify = useNotify();
  const { title, slug, description, keyword } = draft;
  const head = useRef<DraftHeadFields>({ title, slug, description, keyword });
  const lastContent = useRef(draft.content);
  const changed = useEffectEvent(onChange);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: JSON.parse(draft.content) as JSONContent,
    // Styles in the page would break its policy.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Text of the draft',
        dir: 'auto',
      },
      transformPastedHTML: (pasted) => {
        const { html, lostPictures } = cleanPaste(pasted);
        if (lostPictures > 0) {
          notify(
            `${counted(lostPictures, 'picture')} could not be pasted: pictures are kept by their address. Insert them with the picture button.`,
            { type: 'warning' },
          );
        }
        return html;
      },
    },
    onUpdate: () => changed(),
  });
  return {
    editor,
    head,
    /** As JSON; after the editor is gone, the last one. */
    content: () => {
      if (editor && !editor.isDestroyed) lastContent.current = JSON.stringify(editor.getJSON());
      return lastContent.current;
    },
  };
}
