import { ElementType, type parseDocument } from 'htmlparser2';
import { BLOCK, ELEMENTS, SKIPPED } from '../pages/elements';

type Document = ReturnType<typeof parseDocument>;
type AnyNode = Document | Document['children'][number];
/** What is still to be read, the next one last; null where a block ends. */
type Ahead = (AnyNode | null)[];

/**
 * The text of an element as somebody reads it: blocks stand apart, and scripts, styles and what is hidden are left out,
 * unless the element itself is such a one. It may stop when there are so many characters.
 */
export function readableText(element: AnyNode, maxLength: number): string {
  let text = '';
  const ahead: Ahead = [];
  addChildren(ahead, element);
  for (let node = ahead.pop(); node !== undefined && text.length < maxLength; node = ahead.pop()) {
    if (node === null) text += ' ';
    else if ('attribs' in node) {
      const kind = ELEMENTS.get(node.name) ?? 0;
      if ((kind & SKIPPED) !== 0 || node.attribs.hidden !== undefined) continue;
      if ((kind & BLOCK) !== 0) {
        text += ' ';
        ahead.push(null);
      }
      addChildren(ahead, node);
    } else if (node.type === ElementType.Text) text += node.data;
  }
  return text;
}

function addChildren(ahead: Ahead, node: AnyNode): void {
  if (!('children' in node)) return;
  for (let at = node.children.length - 1; at >= 0; at--) ahead.push(node.children[at] ?? null);
}
