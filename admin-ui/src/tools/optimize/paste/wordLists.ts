/** Under which name styles are read. */
export const STYLE = 'data-style';

const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
const IGNORED = /mso-list:\s*Ignore/i;
/** `1.`, `a)`, `iv.`: of a numbered list. */
const NUMBER = /^\(?(?:\d{1,3}|[a-z]|[ivxlc]{1,6})[.)]/i;

/** Word writes items as paragraphs, of which a style tells the level and a hidden span the mark: here they become lists. */
export function wordListsAsLists(body: HTMLElement): void {
  const items = [...body.querySelectorAll<HTMLElement>(`[${STYLE}*="mso-list"]`)].filter(
    (element) => levelOf(element) > 0 && !element.closest('li'),
  );
  let open: { level: number; list: HTMLElement }[] = [];
  let last: Element | null = null;
  for (const item of items) {
    const level = levelOf(item);
    const tag = takeMark(item) ? 'ol' : 'ul';
    if (item.previousElementSibling !== last || last === null) open = [];
    open = open.filter((each) => each.level <= level);
    const current = open.at(-1);
    if (current?.level !== level || current.list.localName !== tag) {
      const list = item.ownerDocument.createElement(tag);
      if (current?.level === level) open.pop();
      const parent = open.at(-1);
      if (parent) (parent.list.lastElementChild ?? parent.list).append(list);
      else item.before(list);
      open.push({ level, list });
    }
    const entry = item.ownerDocument.createElement('li');
    const line = item.ownerDocument.createElement('p');
    line.append(...item.childNodes);
    entry.append(line);
    open.at(-1)?.list.append(entry);
    item.remove();
    last = open[0]?.list ?? null;
  }
}

function levelOf(element: Element): number {
  return Number(LEVEL.exec(element.getAttribute(STYLE) ?? '')?.[1] ?? 0);
}

/** Removes what stands for the item's mark; whether it was a number. */
function takeMark(item: HTMLElement): boolean {
  const mark = [...item.querySelectorAll(`[${STYLE}]`)].find((span) =>
    IGNORED.test(span.getAttribute(STYLE) ?? ''),
  );
  const isNumber = NUMBER.test(mark?.textContent.trim() ?? '');
  mark?.remove();
  return isNumber;
}
