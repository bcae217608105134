import { PAGE_LIMITS } from '../../../contracts/pages/page-limits';
import type { Attributes } from '../../pages/head-facts';
import type { PageSignals } from './page-elements';

const BREADCRUMBS = /\bbread-?crumbs?\b/i;
const VIDEO_FRAME =
  /^(?:https?:)?\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com|fast\.wistia\.)/i;

const LABELS = ['aria-label', 'title', 'alt'] as const;
/** Characters of all labels together. */
const MAX_LABELS = 100_000;

/** Gathers what elements say about what a page is. */
export class SignalCollector {
  private readonly metas = new Map<string, string>();
  private readonly labels: string[] = [];
  private labelled = 0;
  private readonly found = {
    canonical: undefined as string | undefined,
    time: undefined as string | undefined,
    ...{ hasBreadcrumbs: false, hasArticle: false, hasVideo: false, hasAddress: false },
  };

  opened(name: string, attributes: Attributes, isSeen: boolean): void {
    const { found } = this;
    if (isSeen) for (const label of LABELS) this.label(attributes[label]);
    if (name === 'meta') this.meta(attributes);
    else if (name === 'link' && attributes['rel']?.toLowerCase() === 'canonical')
      found.canonical ??= attributes['href'];
    else if (name === 'time') found.time ??= attributes['datetime'];
    else if (name === 'article') found.hasArticle = true;
    else if (name === 'video') found.hasVideo = true;
    else if (name === 'iframe') found.hasVideo ||= VIDEO_FRAME.test(attributes['src'] ?? '');
    else if (name === 'address') found.hasAddress = true;
    if (!found.hasBreadcrumbs) {
      const { class: classes = '', id = '', 'aria-label': label = '' } = attributes;
      found.hasBreadcrumbs = [classes, id, label].some((text) =>
        BREADCRUMBS.test(text.slice(0, PAGE_LIMITS.text)),
      );
    }
  }

  signals(): Omit<PageSignals, 'hidden'> {
    return { ...this.found, metas: this.metas, labels: this.labels };
  }

  private label(text: string | undefined): void {
    if (!text?.trim() || this.labelled + text.length > MAX_LABELS) return;
    this.labelled += text.length;
    this.labels.push(text);
  }

  private meta({ name, property, content }: Attributes): void {
    const key = (property ?? name)?.trim().toLowerCase();
    if (!key || !content?.trim() || this.metas.has(key) || this.metas.size >= PAGE_LIMITS.openGraph) return;
    this.metas.set(key, content.trim().slice(0, PAGE_LIMITS.text));
  }
}
