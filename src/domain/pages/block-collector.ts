import type { LinkPlace } from '../../contracts/pages/page-facts';
import type { PageZones, TextBlock } from '../../contracts/text/text-page';
import { BLOCK, ELEMENTS } from './elements';
import type { Landmarks } from './landmarks';
import { oneLine } from './text-flow';

export const LISTS: ReadonlySet<string> = new Set(['ul', 'ol', 'menu']);
const CELLS: ReadonlySet<string> = new Set(['td', 'th']);

export interface OpenBlock extends Omit<TextBlock, 'start'> {
  /** The item that it is in, or null. */
  item: OpenItem | null;
}

interface OpenItem {
  depth: number;
  texts: OpenBlock[];
}

/** The blocks of a page in their order, and the items of its lists. */
export class BlockCollector {
  protected readonly all: OpenBlock[] = [];
  private readonly lists: OpenBlock[][][] = [];
  private readonly openLists: { depth: number; list: OpenBlock[][] }[] = [];
  private readonly openItems: OpenItem[] = [];
  private block: OpenBlock | null = null;

  constructor(protected readonly landmarks: Landmarks) {}

  opened(name: string, depth: number): void {
    this.boundary(name);
    if (LISTS.has(name)) this.openList(depth);
    else if (name === 'li') this.openItem(depth);
  }

  closed(name: string, depth: number): void {
    this.boundary(name);
    if (this.openLists.at(-1)?.depth === depth) this.openLists.pop();
    if (this.openItems.at(-1)?.depth === depth) this.openItems.pop();
  }

  add(text: string, isHeading: boolean): void {
    const { place, where } = this.landmarks;
    const { block } = this;
    const item = this.openItems.at(-1) ?? null;
    if (block && block.place === place && block.part === where && block.item === item) block.text += text;
    else if (text.trim() !== '') this.begin(text, isHeading, { place, part: where, item });
  }

  zones(): Pick<PageZones, 'blocks' | 'lists'> {
    let start = 0;
    const blocks: TextBlock[] = [];
    for (const { text, kind, place, part } of this.all) {
      const line = oneLine(text);
      blocks.push({ text: line, start, kind, place, part });
      start += line.length + 1;
    }
    const lists = this.lists
      .map((items) => items.map((texts) => oneLine(texts.map(({ text }) => text).join(' '))).filter(Boolean))
      .filter((items) => items.length > 0);
    return { blocks, lists };
  }

  private begin(
    text: string,
    isHeading: boolean,
    around: { place: LinkPlace; part: TextBlock['part']; item: OpenItem | null },
  ): void {
    const kind = isHeading ? 'heading' : around.item ? 'item' : 'text';
    this.block = { text, kind, ...around };
    this.all.push(this.block);
    if (around.part !== 'around') around.item?.texts.push(this.block);
  }

  /** Cells of a row stand side by side. */
  private boundary(name: string): void {
    if (CELLS.has(name)) {
      if (this.block) this.block.text += ' ';
    } else if ((ELEMENTS.get(name) ?? 0) & BLOCK) this.block = null;
  }

  private openList(depth: number): void {
    const list: OpenBlock[][] = [];
    this.lists.push(list);
    this.openLists.push({ depth, list });
  }

  private openItem(depth: number): void {
    const texts: OpenBlock[] = [];
    this.openLists.at(-1)?.list.push(texts);
    this.openItems.push({ depth, texts });
  }
}
