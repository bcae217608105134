import { OPTIMIZE_MESSAGES } from '@contracts/optimize/optimize-messages';
import { MAX_REWRITTEN_BYTES, MAX_REWRITTEN_PARAGRAPHS } from '@contracts/optimize/rewrite';
import type { Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';

/** The selected part of a paragraph, heading or item, without white space around it. */
export interface PassageBlock {
  from: number;
  to: number;
  /** A character for each place of the document. */
  text: string;
}

/** What cannot be put in other words, or would be lost. */
const NOT_PLAIN = new Set(['table', 'image', 'codeBlock', 'horizontalRule']);

/** What is selected, block by block; or a sentence that says why it cannot be rewritten. */
export function passageOf({ doc, selection }: EditorState): PassageBlock[] | string {
  const { from, to, empty } = selection;
  if (empty) return OPTIMIZE_MESSAGES.rewriteEmpty;
  const blocks: PassageBlock[] = [];
  const others = new Set<string>();
  doc.nodesBetween(from, to, (node, position) => {
    if (NOT_PLAIN.has(node.type.name)) others.add(node.type.name);
    if (!node.isTextblock) return true;
    const start = Math.max(from, position + 1);
    const end = Math.min(to, position + 1 + node.content.size);
    if (end > start) blocks.push(trimmed(doc, start, end));
    return false;
  });
  const written = blocks.filter(({ text }) => text !== '');
  if (others.size > 0) return OPTIMIZE_MESSAGES.rewriteNotPlain;
  if (written.length === 0) return OPTIMIZE_MESSAGES.rewriteEmpty;
  if (written.length > MAX_REWRITTEN_PARAGRAPHS) return OPTIMIZE_MESSAGES.rewriteTooMany;
  const bytes = new TextEncoder().encode(written.map(({ text }) => text).join('')).length;
  return bytes > MAX_REWRITTEN_BYTES ? OPTIMIZE_MESSAGES.rewriteTooLong : written;
}

export function textIn(doc: Node, from: number, to: number): string {
  return doc.textBetween(from, to, undefined, '\n');
}

function trimmed(doc: Node, from: number, to: number): PassageBlock {
  const whole = textIn(doc, from, to);
  const text = whole.trim();
  const start = from + (whole.length - whole.trimStart().length);
  return { from: start, to: start + text.length, text };
}
