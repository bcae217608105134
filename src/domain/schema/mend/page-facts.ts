import type { PageZones } from '../../../contracts/text/text-page';
import { parseUrl } from '../../../contracts/validation/parse-url';
import type { PageSignals } from '../markup/page-elements';
import { isIsoDate } from '../values/dates';

/** Something that the page says itself, and where. */
export interface PageFact {
  text: string;
  origin: string;
}

/** What the page says of what it is about, by the property that says the same. */
export function factsOf(
  { metas, canonical }: PageSignals,
  { title, headings }: PageZones,
  base: URL | undefined,
): ReadonlyMap<string, PageFact> {
  const facts = new Map<string, PageFact>();
  const offer = (property: string, text: string | null | undefined, origin: string) => {
    if (text?.trim() && !facts.has(property)) facts.set(property, { text: text.trim(), origin });
  };
  const main = headings.filter(({ level, text }) => level === 1 && text !== '');
  for (const property of ['headline', 'name', 'title']) {
    if (main.length === 1) offer(property, main[0]?.text, 'the main heading of the page');
    offer(property, metas.get('og:title'), 'og:title');
    offer(property, title, 'the title of the page');
  }
  offer('description', metas.get('description'), 'the description of the page');
  offer('description', metas.get('og:description'), 'og:description');
  offer('image', whole(metas.get('og:image'), base), 'og:image');
  offer('url', whole(canonical, base), 'the canonical URL');
  const dated = { datePublished: 'article:published_time', dateModified: 'article:modified_time' };
  for (const [property, meta] of Object.entries(dated)) {
    const date = metas.get(meta);
    if (date && isIsoDate(date)) offer(property, date, meta);
  }
  const author = metas.get('author');
  if (author && !/[:/@]/.test(author)) offer('author.name', author, 'the author in the head of the page');
  return facts;
}

function whole(address: string | undefined, base: URL | undefined): string | undefined {
  const url = address === undefined ? undefined : parseUrl(address, base);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
