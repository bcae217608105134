import { PAGE_LIMITS } from '../../contracts/pages/page-limits';
import type { Attributes } from './head-facts';
import { oneLine } from './text-flow';

/** Characters of an alternative text; Screaming Frog SEO Spider's default ("Spider > Preferences", version 22). */
const LONG_ALT = 100;
/** A style that keeps the room of a picture free, or takes it out of the flow of the page. */
const KEEPS_ROOM =
  /(?:^|[;\s])(?:height|aspect-ratio)\s*:|position\s*:\s*(?:absolute|fixed)|display\s*:\s*none/i;

/** The pictures of a page, as their elements tell of them. */
export class ImageCollector {
  count = 0;
  withoutAlt = 0;
  /** Those that tell no width or no height, by attribute or by a style of their own. */
  unsized = 0;
  longAlts = 0;
  readonly alts: string[] = [];

  add({ alt, width, height, style }: Attributes): void {
    this.count += 1;
    if (alt === undefined) this.withoutAlt += 1;
    if ((width === undefined || height === undefined) && !KEEPS_ROOM.test(style ?? '')) this.unsized += 1;
    const said = oneLine((alt ?? '').slice(0, PAGE_LIMITS.anchor));
    if (said.length > LONG_ALT) this.longAlts += 1;
    if (said && this.alts.length < PAGE_LIMITS.alts) this.alts.push(said);
  }
}
