import type { ReadingBlock, ReadingPageDetail, ReadingText } from '../../contracts/readings/readings';
import { mainHeading } from '../pages/headings';
import { NO_STEM, WordIds } from './word-ids';

/** Blocks whose sentences may carry a link. */
const PROSE: ReadonlySet<ReadingBlock['kind']> = new Set(['text', 'item']);
const FIRST_ROOM = 4_096;
/** How much a heading's words count beside those of the body (text-tools.md, 7). */
const HEADING_WEIGHT = 2;

/** A page of a language: what it says, in numbers of stems. */
export interface TextPage {
  url: string;
  title: string;
  h1: string;
  keywords: readonly string[];
  /** Its prose, each block with its place among the blocks of the page. */
  blocks: { place: number; block: ReadingBlock }[];
  /** Where its prose begins among the words of the language, and by block where it ends there. */
  first: number;
  ends: number[];
  /** The different stems of its text without the title, and how often each counts. */
  terms: Uint32Array;
  counts: Float32Array;
}

/** The words of all prose of a language, one after the other: their stems, and where they stand in their blocks. */
export interface ProseWords {
  stems: Uint32Array;
  starts: Uint32Array;
  stops: Uint32Array;
}

/** The texts of a site's pages in one language. */
export class LanguageTexts {
  readonly words: WordIds;
  readonly pages: TextPage[] = [];
  private counts = new Float32Array(FIRST_ROOM);
  // Arrays of each page's own would be thousands, which cost the garbage collector more than all else here.
  readonly prose: ProseWords = {
    stems: new Uint32Array(FIRST_ROOM),
    starts: new Uint32Array(FIRST_ROOM),
    stops: new Uint32Array(FIRST_ROOM),
  };
  private length = 0;
  private readonly touched: number[] = [];

  /** @param language ISO 639-1; empty where it is not known */
  constructor(readonly language: string) {
    this.words = new WordIds(language);
  }

  add({ url, title, h1 }: ReadingPageDetail, text: ReadingText, keywords: readonly string[]): void {
    const blocks: TextPage['blocks'] = [];
    const ends: number[] = [];
    const first = this.length;
    text.blocks.forEach((block, place) => {
      // What stands behind a link of its own is said of the page that it leads to.
      const before = text.blocks[place - 1];
      const isTeaser = before !== undefined && isLinks(before);
      if (PROSE.has(block.kind) && !isTeaser) {
        this.words.eachStem(block.text, (stem, start, end) => this.keep(stem, start, end));
        blocks.push({ place, block });
        ends.push(this.length);
      } else this.count(block.text, block.kind === 'heading' ? HEADING_WEIGHT : 1);
    });
    const heading = h1 ?? mainHeading(text.headings) ?? '';
    if (!text.blocks.some(({ kind, text: said }) => kind === 'heading' && said === heading))
      this.count(heading, HEADING_WEIGHT);
    this.pages.push({
      ...{ url, keywords, blocks, ends, h1: heading, title: title ?? heading },
      first,
      ...this.takeCounts(),
    });
  }

  private keep(stem: number, start: number, end: number): void {
    const { prose, length } = this;
    if (length === prose.stems.length) {
      prose.stems = doubled(prose.stems);
      prose.starts = doubled(prose.starts);
      prose.stops = doubled(prose.stops);
    }
    prose.stems[length] = stem;
    prose.starts[length] = start;
    prose.stops[length] = end;
    this.length += 1;
    this.increase(stem, 1);
  }

  private count(text: string, weight: number): void {
    this.words.eachStem(text, (stem) => this.increase(stem, weight));
  }

  private increase(stem: number, by: number): void {
    if (stem === NO_STEM) return;
    if (stem >= this.counts.length) {
      const larger = new Float32Array(Math.max(stem + 1, this.counts.length * 2));
      larger.set(this.counts);
      this.counts = larger;
    }
    const count = this.counts[stem] ?? 0;
    if (count === 0) this.touched.push(stem);
    this.counts[stem] = count + by;
  }

  private takeCounts(): Pick<TextPage, 'terms' | 'counts'> {
    const terms = new Uint32Array(this.touched);
    const counts = new Float32Array(terms.length);
    for (let at = 0; at < terms.length; at += 1) {
      const term = terms[at] as number;
      counts[at] = this.counts[term] as number;
      this.counts[term] = 0;
    }
    this.touched.length = 0;
    return { terms, counts };
  }
}

const WORD = /[\p{L}\p{N}]/u;

/** Whether a block is links and nothing else: related posts, the pages before and behind. */
export function isLinks({ text, links, kind }: ReadingBlock): boolean {
  if (kind === 'heading' || links.length === 0) return false;
  let from = 0;
  for (const { start, end } of links) {
    if (WORD.test(text.slice(from, start))) return false;
    from = Math.max(from, end);
  }
  return !WORD.test(text.slice(from));
}

function doubled(numbers: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}
