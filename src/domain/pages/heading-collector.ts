import { type PageHeading } from '../../contracts/pages/page-facts';
import { PAGE_LIMITS } from '../../contracts/pages/page-limits';
import { oneLine, type TextFlow } from './text-flow';

interface OpenHeading {
  heading: PageHeading;
  depth: number;
  position: number;
  pictures: string[];
}

/** The headings of a page in their order; one with a picture alone has its alternative text. */
export class HeadingCollector {
  readonly headings: PageHeading[] = [];
  private readonly open: OpenHeading[] = [];

  constructor(private readonly flow: TextFlow) {}

  /** Depth of the innermost open heading; 0 with none. */
  get openDepth(): number {
    return this.open.at(-1)?.depth ?? 0;
  }

  /** Level of the innermost open heading; 0 with none. */
  get openLevel(): PageHeading['level'] | 0 {
    return this.open.at(-1)?.heading.level ?? 0;
  }

  /** Place of the innermost open heading among all, from 1; 0 with none. */
  get openPlace(): number {
    const open = this.open.at(-1);
    return open ? this.headings.lastIndexOf(open.heading) + 1 : 0;
  }

  begin(
    level: PageHeading['level'],
    depth: number,
    marks: Pick<PageHeading, 'hidden' | 'byRole'> = {},
  ): void {
    if (this.headings.length >= PAGE_LIMITS.headings) return;
    const heading = { level, text: '', ...marks };
    this.headings.push(heading);
    this.open.push({ heading, depth, position: this.flow.position, pictures: [] });
  }

  end(): void {
    const open = this.open.pop();
    if (!open) return;
    const text = this.flow.since(open.position, PAGE_LIMITS.text);
    open.heading.text = text || oneLine(open.pictures.join(' ')).slice(0, PAGE_LIMITS.text);
  }

  picture(alternative: string): void {
    const open = this.open.at(-1);
    if (open && open.pictures.length < 20) open.pictures.push(alternative.slice(0, PAGE_LIMITS.text));
  }
}
