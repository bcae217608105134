import type { HreflangProblem } from '../../contracts/scraper/crawl-reports';
import type { CrawledPage } from '../../contracts/scraper/crawls';
import { isHreflangCode } from '../markets/hreflang-code';
import { normaliseAddress } from './address';
import { EdgeList } from './edge-list';
import type { PageIndex } from './page-index';

/** Annotations of one page that are looked at; Google names no limit, and no real site has so many languages. */
export const MAX_ANNOTATIONS = 200;

/** What is wrong with one page's annotation; `lang` and `target` are null where one is missing. */
export interface PageHreflangFinding {
  problem: HreflangProblem;
  lang: string | null;
  target: string | null;
}

/**
 * Checks the annotations of a crawl in two passes over its pages: `note` for each first, which keeps four bytes for each
 * annotation, then `findingsOf`.
 */
export class HreflangCheck {
  private readonly targets: EdgeList;

  constructor(private readonly index: PageIndex) {
    this.targets = new EdgeList(index.pages.length);
  }

  note(page: Pick<CrawledPage, 'url' | 'hreflangs'>): void {
    const from = this.index.numberOf(page.url);
    if (from === undefined) return;
    for (const { url } of page.hreflangs.slice(0, MAX_ANNOTATIONS)) {
      const to = this.numberOf(url, page.url);
      if (to !== undefined) this.targets.add(from, to);
    }
  }

  /** All that is wrong with a page's annotations; none where it has none. What was not visited is not judged. */
  findingsOf(page: Pick<CrawledPage, 'url' | 'hreflangs'>): PageHreflangFinding[] {
    if (page.hreflangs.length === 0) return [];
    this.targets.settle();
    const found: PageHreflangFinding[] = [];
    const byCode = new Map<string, string | null>();
    let self = false;
    for (const { lang, url } of page.hreflangs.slice(0, MAX_ANNOTATIONS)) {
      const target = url === null ? null : normaliseAddress(url, page.url);
      const code = lang.trim().toLowerCase();
      self ||= target === page.url;
      const tell = (problem: HreflangProblem) => found.push({ problem, lang, target: target ?? url });
      if (!isHreflangCode(code)) tell('invalid-code');
      else if (byCode.has(code) && byCode.get(code) !== target) tell('conflict');
      else byCode.set(code, target);
      const problem = target === page.url ? null : this.problemOf(page.url, target);
      if (problem) tell(problem);
    }
    if (!self) found.push({ problem: 'no-self', lang: null, target: null });
    if (!byCode.has('x-default')) found.push({ problem: 'no-x-default', lang: null, target: null });
    return found;
  }

  private problemOf(from: string, target: string | null): HreflangProblem | null {
    if (target === null) return 'not-ok';
    const page = this.index.get(target);
    if (page?.blocked) return 'not-indexable';
    if (!page || (page.status === null && !page.failed)) return null;
    if (page.redirectTo !== null || page.status !== 200) return 'not-ok';
    if (page.canonical !== null) return 'not-canonical';
    if (page.noindex) return 'not-indexable';
    const [source, number] = [this.index.numberOf(from), this.index.numberOf(target)];
    if (source === undefined || number === undefined) return null;
    return this.targets.hasPair(number, source) ? null : 'no-return-link';
  }

  private numberOf(url: string | null, base: string): number | undefined {
    const target = url === null ? null : normaliseAddress(url, base);
    return target === null ? undefined : this.index.numberOf(target);
  }
}
