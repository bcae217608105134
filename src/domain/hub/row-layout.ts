import { childrenOf, type DrawnPage } from './radial-layout';

/** Of titles, in pixels of the screen: the height of their letters, and of a line of them. */
export const ROW_TEXT = { size: 13, line: 17 } as const;
/** Letters of a line: longer titles go on below. */
const LINE_LETTERS = 30;
/** A letter's mean share of its height, with room to spare; of East Asian letters the whole. */
const LETTER = 0.58;
const WIDE_LETTER = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/u;
/** Pixels between a mark and its title, between two columns, between two titles above each other, and around all. */
const [MARK, COLUMN, GAP, MARGIN] = [14, 44, 10, 16];

/** Where a page is drawn, in pixels from the top left. */
export interface RowPlaced<Page> {
  page: Page;
  x: number;
  y: number;
  depth: number;
  /** Its title, whole. */
  lines: string[];
  /** Where its title ends. */
  end: number;
  parent: RowPlaced<Page> | null;
}

export interface RowDrawing<Page> {
  places: RowPlaced<Page>[];
  width: number;
  height: number;
}

/**
 * A tree from left to right, a column for each level: below a page stand its children, the first beside it at the height of
 * the middle of them all. Titles are whole, on as many lines as they need.
 * @param pages parents before children; without a parent among them a page is left out, but for the first
 * @param titleOf the title as it is drawn
 */
export function rowLayout<Page extends DrawnPage>(
  pages: readonly Page[],
  titleOf: (page: Page) => string,
): RowDrawing<Page> {
  const [root] = pages;
  if (!root) return { places: [], width: 0, height: 0 };
  const children = childrenOf(root, pages);
  const places: RowPlaced<Page>[] = [];
  let bottom = MARGIN;
  const place = (page: Page, depth: number, parent: RowPlaced<Page> | null): RowPlaced<Page> => {
    const lines = titleLines(titleOf(page));
    const height = lines.length * ROW_TEXT.line + GAP;
    const placed: RowPlaced<Page> = { page, x: 0, y: 0, depth, lines, end: 0, parent };
    places.push(placed);
    const top = bottom;
    const own = (children.get(page.id) ?? []).map((child) => place(child, depth + 1, placed));
    const [first, last] = [own[0], own.at(-1)];
    // Who has more lines than children pushes the next one down.
    bottom = Math.max(bottom, top + height);
    placed.y = first && last ? Math.max((first.y + last.y) / 2, top + height / 2) : top + height / 2;
    return placed;
  };
  place(root, 0, null);
  setColumns(places);
  const right = places.reduce((most, { end }) => Math.max(most, end), 0);
  return { places, width: right + MARGIN, height: bottom + MARGIN };
}

/** Each column begins where the longest title of the one before it ends. */
function setColumns<Page>(places: readonly RowPlaced<Page>[]): void {
  const widths: number[] = [];
  for (const { depth, lines } of places) widths[depth] = Math.max(widths[depth] ?? 0, widthOf(lines));
  const starts = [MARGIN];
  for (const [depth, width] of widths.entries())
    starts[depth + 1] = (starts[depth] ?? 0) + MARK + width + COLUMN;
  for (const placed of places) {
    placed.x = starts[placed.depth] ?? 0;
    placed.end = placed.x + MARK + widthOf(placed.lines);
  }
}

function widthOf(lines: readonly string[]): number {
  return ROW_TEXT.size * Math.max(...lines.map(lettersOf)) * LETTER;
}

/** How many common letters are as wide as a text. */
function lettersOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (WIDE_LETTER.test(letter) ? 1 / LETTER : 1), 0);
}

/** A title in lines, cut between words; a word longer than a line is cut within. */
export function titleLines(title: string): string[] {
  const lines: string[] = [];
  let line = '';
  const add = (part: string, space: string) => {
    if (line !== '' && lettersOf(`${line}${space}${part}`) > LINE_LETTERS) {
      lines.push(line);
      line = part;
    } else line = line === '' ? part : `${line}${space}${part}`;
  };
  for (const word of title.split(' ')) {
    if (lettersOf(word) <= LINE_LETTERS) add(word, ' ');
    else for (const [place, letter] of Array.from(word).entries()) add(letter, place === 0 ? ' ' : '');
  }
  return [...lines, line];
}

/** The curve from the end of a page's parent to its mark, as an SVG path. */
export function rowBranch({ parent, x, y }: RowPlaced<unknown>): string {
  if (!parent) return '';
  const [from, middle] = [parent.end + 4, (parent.end + x) / 2];
  return `M${from} ${parent.y}C${middle} ${parent.y} ${middle} ${y} ${x} ${y}`;
}
