import type { PageElement } from '../pages/page-tree';

/** Lines of the longest list that is taken to rotate as a whole: related posts and products are some dozen at most. */
export const LIST_LINES = 40;
const LISTS: ReadonlySet<string> = new Set(['ul', 'ol', 'menu']);
/** Elements that lists are made of where they are none by name; paragraphs and rows are text. */
const ITEMS: ReadonlySet<string> = new Set(['article', 'section', 'div', 'a']);
const FEWEST = 2;

/** Whether an element is a list: by its name, or since it holds nothing but elements of one name and class. */
export function isListed({ name, children }: PageElement): boolean {
  if (LISTS.has(name)) return true;
  const items = children.filter((child) => 'attribs' in child);
  const [first] = items;
  if (!first || items.length < FEWEST || !ITEMS.has(first.name) || !first.attribs['class']) return false;
  return items.every((item) => item.name === first.name && item.attribs['class'] === first.attribs['class']);
}
