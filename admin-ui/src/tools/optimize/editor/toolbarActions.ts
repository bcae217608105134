import CodeIcon from '@mui/icons-material/CodeOutlined';
import CodeBlockIcon from '@mui/icons-material/DataObjectOutlined';
import BoldIcon from '@mui/icons-material/FormatBoldOutlined';
import ClearIcon from '@mui/icons-material/FormatClearOutlined';
import ItalicIcon from '@mui/icons-material/FormatItalicOutlined';
import BulletsIcon from '@mui/icons-material/FormatListBulletedOutlined';
import NumbersIcon from '@mui/icons-material/FormatListNumberedOutlined';
import QuoteIcon from '@mui/icons-material/FormatQuoteOutlined';
import UnderlineIcon from '@mui/icons-material/FormatUnderlinedOutlined';
import RuleIcon from '@mui/icons-material/HorizontalRuleOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import RedoIcon from '@mui/icons-material/RedoOutlined';
import StrikeIcon from '@mui/icons-material/StrikethroughSOutlined';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { Editor } from '@tiptap/react';

export type Asks = 'link' | 'image';

interface ToolbarAction {
  name: string;
  keys?: string;
  icon: typeof SvgIcon;
  run?: (editor: Editor) => void;
  /** What is asked for first. */
  asks?: Asks;
  isActive?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

const MOD = typeof navigator !== 'undefined' && navigator.userAgent.includes('Mac') ? '⌘' : 'Ctrl+';

export const ACTIONS: readonly ToolbarAction[] = [
  {
    name: 'Bold',
    keys: `${MOD}B`,
    icon: BoldIcon,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isActive: (editor) => editor.isActive('bold'),
  },
  {
    name: 'Italic',
    keys: `${MOD}I`,
    icon: ItalicIcon,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isActive: (editor) => editor.isActive('italic'),
  },
  {
    name: 'Underline',
    keys: `${MOD}U`,
    icon: UnderlineIcon,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
    isActive: (editor) => editor.isActive('underline'),
  },
  {
    name: 'Strike through',
    keys: `${MOD}Shift+S`,
    icon: StrikeIcon,
    run: (editor) => editor.chain().focus().toggleStrike().run(),
    isActive: (editor) => editor.isActive('strike'),
  },
  {
    name: 'Code',
    keys: `${MOD}E`,
    icon: CodeIcon,
    run: (editor) => editor.chain().focus().toggleCode().run(),
    isActive: (editor) => editor.isActive('code'),
  },
  { name: 'Link', icon: LinkIcon, asks: 'link', isActive: (editor) => editor.isActive('link') },
  {
    name: 'Bulleted list',
    keys: `${MOD}Shift+8`,
    icon: BulletsIcon,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'Numbered list',
    keys: `${MOD}Shift+7`,
    icon: NumbersIcon,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'Quote',
    keys: `${MOD}Shift+B`,
    icon: QuoteIcon,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
  {
    name: 'Code block',
    icon: CodeBlockIcon,
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
    isActive: (editor) => editor.isActive('codeBlock'),
  },
  {
    name: 'Table',
    icon: TableIcon,
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    isPossible: (editor) => !editor.isActive('table'),
  },
  { name: 'Image', icon: ImageIcon, asks: 'image' },
  {
    name: 'Rule',
    icon: RuleIcon,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
  {
    name: 'Clear formatting',
    icon: ClearIcon,
    run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
  {
    name: 'Undo',
    keys: `${MOD}Z`,
    icon: UndoIcon,
    run: (editor) => editor.chain().focus().undo().run(),
    isPossible: (editor) => editor.can().undo(),
  },
  {
    name: 'Redo',
    keys: `${MOD}Shift+Z`,
    icon: RedoIcon,
    run: (editor) => editor.chain().focus().redo().run(),
    isPossible: (editor) => editor.can().redo(),
  },
];

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

export const BLOCK_STYLES = [
  { value: 'paragraph', label: 'Paragraph' },
  ...LEVELS.map((level) => ({ value: `h${level}`, label: `Heading ${level}` })),
];

export function blockStyleOf(editor: Editor): string {
  const level = LEVELS.find((each) => editor.isActive('heading', { level: each }));
  return level === undefined ? 'paragraph' : `h${level}`;
}

export function setBlockStyle(editor: Editor, style: string): void {
  const level = LEVELS.find((each) => style === `h${each}`);
  if (level === undefined) editor.chain().focus().setParagraph().run();
  else editor.chain().focus().setHeading({ level }).run();
}
