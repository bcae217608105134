import type { PageHeading } from '../../contracts/pages/page-facts';
import { ELEMENTS, HEADING } from './elements';
import type { Attributes } from './head-facts';
import type { HeadingCollector } from './heading-collector';

const HIDDEN_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
/** Characters of a style that are looked at. */
const MAX_STYLE = 500;
/** What `role=heading` without `aria-level` is (WAI-ARIA 1.2, "heading"). */
const USUAL_LEVEL = 2;
const LOWEST_LEVEL = 6;

/**
 * Begins the headings of a page as assistive programs list them: by elements and by roles, with the level that
 * `aria-level` gives, up to the sixth. Those that are hidden are marked.
 */
export class OutlineReader {
  /** Depth of the outermost element that hides what is in it; 0 with none. */
  private hiddenFrom = 0;

  constructor(private readonly headings: HeadingCollector) {}

  opened(name: string, attributes: Attributes, depth: number): void {
    if (this.hiddenFrom === 0 && isHidden(attributes)) this.hiddenFrom = depth;
    const isElement = ((ELEMENTS.get(name) ?? 0) & HEADING) !== 0;
    const role = attributes['role']?.trim().toLowerCase().split(/\s+/, 1)[0];
    if (role ? role !== 'heading' : !isElement) return;
    this.headings.begin(levelOf(isElement ? Number(name[1]) : USUAL_LEVEL, attributes), depth, {
      ...(this.hiddenFrom > 0 && { hidden: true as const }),
      ...(!isElement && { byRole: true as const }),
    });
  }

  closed(depth: number): void {
    if (depth === this.hiddenFrom) this.hiddenFrom = 0;
  }
}

/** Whether a template is a shadow root, which browsers show in place of its host's content. */
export function isShadowRoot(name: string, { shadowrootmode: mode = '' }: Attributes): boolean {
  return name === 'template' && /^(?:open|closed)$/i.test(mode);
}

function isHidden({ hidden, style, 'aria-hidden': fromAssistive }: Attributes): boolean {
  if (hidden !== undefined && hidden.toLowerCase() !== 'until-found') return true;
  if (fromAssistive?.toLowerCase() === 'true') return true;
  return style !== undefined && HIDDEN_STYLE.test(style.slice(0, MAX_STYLE));
}

function levelOf(own: number, { 'aria-level': set = '' }: Attributes): PageHeading['level'] {
  const level = /^\s*[1-9]\d{0,2}\s*$/.test(set) ? Number(set) : own;
  return Math.min(level, LOWEST_LEVEL) as PageHeading['level'];
}
