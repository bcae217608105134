import type { MarketHreflangFinding } from '../../contracts/markets/markets';
import type { PageHreflang } from '../../contracts/pages/page-facts';
import { normaliseAddress } from '../scraper/address';
import { domainFacts } from './domain-facts';
import { readHreflang } from './hreflang-code';

/** A page of a run, as far as its annotations are concerned. */
export interface AnnotatedPage {
  /** All addresses that lead to it, the final one last. */
  addresses: readonly string[];
  hreflangs: readonly PageHreflang[];
}

type Finding = Partial<MarketHreflangFinding> & Pick<MarketHreflangFinding, 'fault'>;

/** What is wrong with the annotations of each page of a run; pages outside the run are not judged. */
export function checkHreflangs(pages: readonly AnnotatedPage[]): MarketHreflangFinding[][] {
  const byAddress = new Map(
    pages.flatMap((page) => page.addresses.map((url): [string, AnnotatedPage] => [normal(url), page])),
  );
  return pages.map((page) => (page.hreflangs.length === 0 ? [] : findingsOf(page, byAddress)));
}

function findingsOf(
  page: AnnotatedPage,
  byAddress: ReadonlyMap<string, AnnotatedPage>,
): MarketHreflangFinding[] {
  const found: MarketHreflangFinding[] = [];
  const tell = ({ fault, code = null, target = null, suggestion = null }: Finding) =>
    found.push({ fault, code, target, suggestion });
  const targets = new Map<string, string | null>();
  let refersToItself = false;
  for (const { lang, url } of page.hreflangs) {
    const target = url === null ? null : normaliseAddress(url);
    const code = lang.trim().toLowerCase();
    const read = readHreflang(code);
    const named = { code: lang, target: url };
    const isOwn = target !== null && byAddress.get(target) === page;
    refersToItself ||= isOwn;
    if (!read.valid) tell({ ...named, fault: 'invalid-code', suggestion: read.suggestion });
    if (code === 'uk' && target !== null && countryOf(target) === 'GB') {
      tell({ ...named, fault: 'uk-for-gb', suggestion: 'en-GB' });
    }
    if (targets.has(code)) tell({ ...named, fault: targets.get(code) === target ? 'duplicate' : 'conflict' });
    else targets.set(code, target);
    const other = target === null || isOwn ? undefined : byAddress.get(target);
    if (other && !refersTo(other, page, byAddress)) tell({ ...named, fault: 'no-return-link' });
  }
  if (!refersToItself) tell({ fault: 'no-self' });
  if (!targets.has('x-default')) tell({ fault: 'no-x-default' });
  return found;
}

function refersTo(
  { hreflangs }: AnnotatedPage,
  page: AnnotatedPage,
  byAddress: ReadonlyMap<string, AnnotatedPage>,
): boolean {
  return hreflangs.some(({ url }) => url !== null && byAddress.get(normal(url)) === page);
}

function countryOf(url: string): string | null {
  const facts = domainFacts(new URL(url).hostname);
  return facts && facts !== 'suffix' ? facts.country : null;
}

/** Addresses that are none are themselves, and nobody's. */
function normal(url: string): string {
  return normaliseAddress(url) ?? url;
}
