import type {
  ActionKind,
  Advice,
  DemandBasis,
  Evidence,
  NextAction,
  PageFault,
  ScorePart,
  ScorePartId,
} from './strategy';
import type { PageKind } from '../pages/page-kinds';
import type { Coverage } from '../keywords/coverage';

/** How page and documents speak of an evaluation. */
export const PART_NAMES: Record<ScorePartId, string> = {
  coverage: 'Coverage',
  cannibalisation: 'No cannibalisation',
  intent: 'Intent fit',
  depth: 'Depth of text',
  structure: 'Structure',
  duplicates: 'No duplicates',
};

export const COVERAGE_NAMES: Record<Coverage, string> = {
  covered: 'Covered',
  partial: 'Partial',
  gap: 'Gap',
};

/** What tells that a page is on a group of keywords. */
export const EVIDENCE_NAMES: Record<Evidence, string> = {
  ranks: 'Ranks',
  named: 'Named so',
  passage: 'A passage',
};

export const PAGE_KIND_NAMES: Record<PageKind, string> = {
  text: 'Text',
  product: 'Product',
  list: 'List',
  archive: 'Tag or archive',
  start: 'Start page',
  contact: 'Contact or about',
  legal: 'Legal',
  service: 'Service page',
};

export const ADVICE_NAMES: Record<Advice, string> = {
  merge: 'Merge',
  retarget: 'Retarget',
  link: 'Link',
  watch: 'Watch',
};
export const ADVICE_TEXTS: Record<Advice, string> = {
  merge: 'Put the best of these pages into the first one and redirect the others to it.',
  retarget: 'Give each page a subject of its own: another title, heading and text.',
  link: 'Link from the other pages to the first one, with the query as the link’s text.',
  watch: 'The first page has more than 80% of the clicks. Leave it as it is and look again later.',
};

export const FAULT_NAMES: Record<PageFault, string> = {
  thin: 'Thin',
  orphan: 'Orphan',
  deep: 'Deep',
  duplicate: 'Duplicate',
  'near-duplicate': 'Near duplicate',
};

/** What the demand is called: a column’s name, and as a part of a sentence. */
export const DEMAND_NAMES: Record<DemandBasis, { column: string; noun: string }> = {
  volume: { column: 'Volume', noun: 'searches a month' },
  impressions: { column: 'Impressions', noun: 'impressions' },
  keywords: { column: 'Keywords', noun: 'keywords' },
};

const number = (value: number) => Math.round(value).toLocaleString('en');
const pages = (count: number) => (count === 1 ? '1 page' : `${number(count)} pages`);

/** What an action asks for, as one sentence. */
export function actionText({ kind, subject, count, pages: [first] }: NextAction): string {
  const texts: Record<ActionKind, string> = {
    write: `Write a page about “${subject}”.`,
    improve: `Extend ${first ?? 'the page'} so that it answers “${subject}”.`,
    push: first
      ? `Improve ${first}: “${subject}” ranks beyond the first ten results.`
      : `Improve the page on “${subject}”: it ranks beyond the first ten results.`,
    merge: `Merge ${pages(count)} that compete for “${subject}” into ${first ?? 'the strongest one'}.`,
    retarget: `Give the ${pages(count)} that compete for “${subject}” subjects of their own.`,
    'link-pages': `Link from the other pages on “${subject}” to ${first ?? 'the strongest one'}.`,
    'link-orphans': `Link to ${pages(count)} that no other page’s text links to.`,
    raise: `Bring ${pages(count)} closer to the start.`,
    extend: `Write more on ${pages(count)} that ${count === 1 ? 'is' : 'are'} thin.`,
    deduplicate: `Make ${pages(count)} different from ${count === 1 ? 'its twin' : 'their twins'}, or redirect ${count === 1 ? 'it' : 'them'}.`,
  };
  return texts[kind];
}

/** What a part of the score was judged by, with its sum. */
export function partText({ id, good, judged, points }: ScorePart, basis: DemandBasis): string {
  if (points === null) return WITHOUT_DATA[id];
  const of = `${number(good)} of ${number(judged)}`;
  const { noun } = DEMAND_NAMES[basis];
  const texts: Record<ScorePartId, string> = {
    coverage: `${of} ${noun} have a page; what is covered in part counts half.`,
    cannibalisation: `${of} ${basis === 'keywords' ? noun : 'searches'} are not competed for by pages of your own.`,
    intent: `${of} ${noun} meet a page of the same intent, where both intents are known.`,
    depth: `${of} pages are not thin.`,
    structure: `${of} pages are linked from other texts and close to the start.`,
    duplicates: `${of} pages have a text of their own.`,
  };
  return texts[id];
}

const WITHOUT_DATA: Record<ScorePartId, string> = {
  coverage: 'Needs keywords and a reading of your site.',
  cannibalisation: 'Needs a Search Console CSV, or keywords and a reading of your site.',
  intent: 'Needs keywords and a reading of your site, with intents that words tell.',
  depth: 'Needs a reading of your site.',
  structure: 'Needs a reading of your whole site: from its start or its sitemap.',
  duplicates: 'Needs a reading of your site.',
};
