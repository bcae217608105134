import type { DraftFields, DraftView } from '@contracts/drafts/drafts';
import { type JSONContent, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { counted } from '../../../shared/counted';
import { cleanPaste } from '../paste/cleanPaste';
import type { DraftHeadFields } from './draftNodes';
import { EXTENSIONS } from './extensions';

/**
 * The text of a draft in its editor, and what it is called and found by.
 * @param onChange told of each change, with the way to read all fields as they are then
 */
export function useDraftText(draft: DraftView, onChange: (read: () => DraftFields) => void) {
  const notify = useNotify();
  const [head, setHead] = useState<DraftHeadFields>(() => {
    const { title, slug, description, keyword } = draft;
    return { title, slug, description, keyword };
  });
  const latestHead = useRef(head);
  const latestContent = useRef(draft.content);
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
        if (lostPictures > 0) notify(lostText(lostPictures), { type: 'warning' });
        return html;
      },
    },
  });
  /** After the editor is gone, the last text. */
  const read = (): DraftFields => {
    if (!editor.isDestroyed) latestContent.current = JSON.stringify(editor.getJSON());
    return { ...latestHead.current, content: latestContent.current };
  };
  const changed = useEffectEvent(() => onChange(read));
  useEffect(() => {
    const tell = () => changed();
    editor.on('update', tell);
    return () => void editor.off('update', tell);
  }, [editor]);
  return {
    editor,
    head,
    read,
    changeHead: (part: Partial<DraftHeadFields>) => {
      const next = { ...head, ...part };
      latestHead.current = next;
      setHead(next);
      onChange(read);
    },
  };
}

function lostText(count: number): string {
  return `${counted(count, 'image')} could not be pasted: images are kept by their URL. Insert them with the image button.`;
}
