import type { LinkPlace, PageHeading } from '../../contracts/pages/page-facts';
import type { PageZones, TextBlock } from '../../contracts/text/text-page';
import { type BlockMark, BlockMarks } from './block-marks';
import { BLOCK, ELEMENTS } from './elements';
import type { Landmarks } from './landmarks';
import { oneLineWithSpans, type TextSpan } from './marked-text';
import { oneLine } from './text-flow';

export const LISTS: ReadonlySet<string> = new Set(['ul', 'ol', 'menu']);
const CELLS: ReadonlySet<string> = new Set(['td', 'th']);

/** A range of a block that is a link, with its number among the links of the page. */
export interface LinkSpan extends TextSpan {
  link: number;
}

/** A block with what a reader of it must know: what it is, and which ranges of its text are links and code. */
export interface MarkedBlock extends Pick<TextBlock, 'text' | 'place' | 'part'> {
  /** The heading first, then what stands in a form, `pre`, `blockquote` or a list; `control` is the text of a button or field. */
  kind: 'heading' | BlockMark | 'item' | 'text';
  /** Of a heading; else 0. */
  level: PageHeading['level'] | 0;
  links: LinkSpan[];
  code: TextSpan[];
}

export interface OpenBlock extends Omit<TextBlock, 'start'> {
  /** The item that it is in, or null. */
  item: OpenItem | null;
  level: MarkedBlock['level'];
  mark: BlockMark | undefined;
  /** Ranges of its text as it came; none for most blocks. */
  links?: LinkSpan[];
  code?: TextSpan[];
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
  private readonly marks = new BlockMarks();
  private block: OpenBlock | null = null;

  /** `most`: blocks after which no further one begins. */
  constructor(
    protected readonly landmarks: Landmarks,
    private readonly most = Infinity,
  ) {}

  opened(name: string, depth: number): void {
    this.boundary(name);
    this.marks.opened(name, depth);
    if (LISTS.has(name)) this.openList(depth);
    else if (name === 'li') this.openItem(depth);
  }

  closed(name: string, depth: number): void {
    this.boundary(name);
    this.marks.closed(depth);
    if (this.openLists.at(-1)?.depth === depth) this.openLists.pop();
    if (this.openItems.at(-1)?.depth === depth) this.openItems.pop();
  }

  /** `level`: of the heading that it is in, or 0; `link`: the number of the link that it is in, or null. */
  add(text: string, level: MarkedBlock['level'], link: number | null): void {
    const { place, where } = this.landmarks;
    const item = this.openItems.at(-1) ?? null;
    const { block } = this;
    const goesOn = block?.place === place && block.part === where && block.item === item;
    if (!goesOn && (text.trim() === '' || this.all.length >= this.most)) return;
    const open = goesOn ? block : this.begin(level, { place, part: where, item });
    const start = open.text.length;
    open.text += text;
    const end = open.text.length;
    if (link !== null) linkIn((open.links ??= []), { start, end, link });
    if (this.marks.isInlineCode) (open.code ??= []).push({ start, end });
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

  /** The blocks with their marks, in the order of the page. */
  marked(): MarkedBlock[] {
    return this.all.map((block) => {
      const { place, part, kind, mark, level, links = [], code = [] } = block;
      const { text, spans } = oneLineWithSpans(block.text, [...links, ...code]);
      return {
        ...{ text, place, part, level },
        kind: kind === 'heading' ? kind : (mark ?? kind),
        links: links.flatMap(({ link }, at) => (spans[at] ? [{ ...spans[at], link }] : [])),
        code: spans.slice(links.length).filter((span) => span !== null),
      };
    });
  }

  private begin(
    level: MarkedBlock['level'],
    around: { place: LinkPlace; part: TextBlock['part']; item: OpenItem | null },
  ): OpenBlock {
    const kind = level > 0 ? 'heading' : around.item ? 'item' : 'text';
    const block = { text: '', kind, level, mark: this.marks.current, ...around } satisfies OpenBlock;
    this.block = block;
    this.all.push(block);
    if (around.part !== 'around') around.item?.texts.push(block);
    return block;
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

/** Pieces of one link that follow each other are one range. */
function linkIn(links: LinkSpan[], piece: LinkSpan): void {
  const last = links.at(-1);
  if (last?.link === piece.link && last.end === piece.start) last.end = piece.end;
  else links.push(piece);
}
