import type { PageFacts } from '../../../src/contracts/pages/page-facts';
import {
  type ReadingLink,
  type ReadingPageDetail,
  READING_TEXT_LIMITS,
} from '../../../src/contracts/readings/readings';
import { normaliseAddress, siteOf } from '../../../src/domain/scraper/address';
import { indexabilityOf } from '../../../src/domain/scraper/indexability';
import { PageReader } from '../../../src/domain/pages/page-reader';
import {
  mainBlocks,
  mostKeys,
  type PackedPage,
  pageKeys,
  readingText,
} from '../../../src/domain/readings/packed-page';
import { TemplateCandidates, TemplateCount } from '../../../src/domain/readings/template-blocks';
import { ORIGIN } from './site-pages';

/** What a server answers with. */
export interface Answer {
  path: string;
  status: number;
  html: string;
  /** Of a redirect. */
  movedTo?: string;
}

const MOST_LINKS = 1_000;

/** The pages of a reading of these answers: by the product's own reader, without what repeats on them. */
export function readAnswers(answers: readonly Answer[]): ReadingPageDetail[] {
  const isOfSite = siteOf(ORIGIN, false);
  const read = answers.map((answer) => ({ answer, ...pageOf(answer, isOfSite) }));
  const candidates = new TemplateCandidates(mostKeys(MOST_LINKS));
  for (const { page } of read) if (page) candidates.add(pageKeys(page));
  const count = new TemplateCount(candidates.keys());
  for (const { page } of read) if (page) count.add(pageKeys(page));
  const template = count.template();
  return read.map(({ answer, facts, page }) => ({
    ...rowOf(answer, facts),
    text: page && readingText(page, template),
  }));
}

function pageOf({ path, status, html, movedTo }: Answer, isOfSite: (url: URL) => boolean) {
  if (movedTo !== undefined) return { facts: null, page: null };
  const reader = new PageReader(
    { url: `${ORIGIN}${path}` },
    { withBlocks: true, mostBlocks: READING_TEXT_LIMITS.blocks },
  );
  reader.write(html);
  const facts = reader.end();
  if (status >= 400) return { facts, page: null };
  const links = facts.links.map(({ url, href, anchor, rel, place }): ReadingLink => {
    const whole = url === null ? null : normaliseAddress(url);
    return {
      url: whole ?? href,
      anchor,
      rel,
      place,
      internal: whole === null ? null : isOfSite(new URL(whole)),
    };
  });
  const page: PackedPage = {
    headings: facts.headings,
    links,
    ...mainBlocks(reader.markedBlocks(), links.length),
  };
  return { facts, page };
}

function rowOf({ path, status, movedTo }: Answer, facts: PageFacts | null): Omit<ReadingPageDetail, 'text'> {
  const url = normaliseAddress(`${ORIGIN}${path}`) ?? '';
  const judged = indexabilityOf({
    ...{ url, status, failure: null, contentType: 'text/html' },
    ...{ noindex: facts?.robots.noindex ?? false, canonical: facts?.canonical ?? null },
    refreshTo: facts?.refresh?.url ?? null,
  });
  return {
    ...{
      _id: url,
      id: url,
      url,
      depth: path === '/' ? 0 : 1,
      source: path === '/' ? 'start' : 'link',
      inSitemap: false,
    },
    finalUrl: movedTo === undefined ? url : (normaliseAddress(`${ORIGIN}${movedTo}`) ?? ''),
    ...{ status, failure: null, contentType: 'text/html', skipped: null },
    ...{ indexable: judged.indexable, indexabilityReason: judged.reason },
    ...{ title: facts?.title ?? null, description: facts?.description ?? null },
    h1: facts?.headings.find(({ level }) => level === 1)?.text ?? null,
    ...{ canonical: facts?.canonical ?? null, robots: facts?.robots.directives ?? '' },
    ...{ noindex: facts?.robots.noindex ?? false, nofollow: facts?.robots.nofollow ?? false },
    lang: facts?.lang ?? null,
    read: facts !== null && status < 400,
    ...{ words: 0, contentHash: null },
  };
}
