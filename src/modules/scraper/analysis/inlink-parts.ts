import type { Types } from 'mongoose';
import type { CrawlReportsRepository } from '../crawl-reports.repository';

const NAME = 'inlinks';
/** Pages in a part, and links that are kept of each: a page that is linked from everywhere must not burst its part. */
const PART_PAGES = 50;
const KEPT_LINKS = 10_000;

/** A link by where it stands: the page's place in the table, and its own among the page's links. */
export interface LinkPlaceIn {
  from: number;
  at: number;
}

/** The links to pages: of page `i` those from `begins[i]` on, up to `begins[i + 1]`. */
export interface Inlinks {
  begins: Uint32Array;
  froms: Uint16Array;
  ats: Uint16Array;
}

/** By page, which links lead to it. */
export class InlinkParts {
  constructor(
    private readonly reports: CrawlReportsRepository,
    private readonly crawl: Types.ObjectId,
  ) {}

  async of(page: number): Promise<LinkPlaceIn[]> {
    const data = await this.reports.part(this.crawl, NAME, Math.floor(page / PART_PAGES));
    if (!data) return [];
    const numbers = new Int32Array(new Uint8Array(data).buffer);
    const first = page % PART_PAGES;
    const [begin = 0, end = 0] = [numbers[first], numbers[first + 1]];
    return Array.from({ length: end - begin }, (_, i) => {
      const place = PART_PAGES + 1 + (begin + i) * 2;
      return { from: numbers[place] ?? 0, at: numbers[place + 1] ?? 0 };
    });
  }

  async put({ begins, froms, ats }: Inlinks): Promise<void> {
    const pages = begins.length - 1;
    for (let first = 0; first < pages; first += PART_PAGES) {
      const header = new Int32Array(PART_PAGES + 1);
      const places: number[] = [];
      for (let i = 0; i < PART_PAGES && first + i < pages; i++) {
        const begin = begins[first + i] as number;
        const end = Math.min(begins[first + i + 1] as number, begin + KEPT_LINKS);
        for (let link = begin; link < end; link++) places.push(froms[link] as number, ats[link] as number);
        header[i + 1] = places.length / 2;
      }
      header.fill(places.length / 2, Math.min(PART_PAGES, pages - first));
      const numbers = new Int32Array(header.length + places.length);
      numbers.set(header);
      numbers.set(places, header.length);
      await this.reports.put(this.crawl, NAME, first / PART_PAGES, new Uint8Array(numbers.buffer));
    }
  }
}
