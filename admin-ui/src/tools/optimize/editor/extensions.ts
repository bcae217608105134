import { isDraftLink } from '@contracts/drafts/draft-nodes';
import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { TermMarks } from './termMarks';

/** The nodes and marks that drafts are made of: those of DRAFT_NODES and DRAFT_MARKS, and no others. */
export const EXTENSIONS = [
  StarterKit.configure({
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      isAllowedUri: (address) => isDraftLink(address),
    },
    dropcursor: { width: 2 },
  }),
  TableKit.configure({ table: { resizable: false } }),
  Image.configure({ allowBase64: false }),
  TermMarks,
];
