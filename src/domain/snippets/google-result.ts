import type { SnippetFields, SnippetVariant } from '../../contracts/snippets/snippets';
import { parseUrl } from '../../contracts/validation/parse-url';
import { unicodeHost } from '../markets/unicode-host';
import { type Fit, fitText, type TextRange } from './fit-text';
import { keywordRanges, keywordsOf } from './keywords';
import { SERP_PROFILES, type SerpProfileId } from './serp-profiles';
import { domainOf } from './social';

/** A search result as Google draws it. */
export interface GoogleResult {
  siteName: string;
  /** `example.com › shoes › running`. */
  path: string;
  title: string;
  titleFit: Fit;
  /** Before the description: `21 Nov 2026`; empty without one. */
  date: string;
  description: string;
  /** Of date and description as one text. */
  descriptionFit: Fit;
  /** Where keywords stand in the description. */
  bold: TextRange[];
  /** Characters that the date leaves of those that are recommended; none where nobody recommends any. */
  charactersLeft?: number;
  /** `4.6`, `(120)`, `€89`: what a rich result adds; empty where the form says nothing. */
  rating: string;
  reviews: string;
  price: string;
}

export const DATE_SEPARATOR = ' — ';
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** What a result says on a device, and where it is cut. */
export function googleResult(
  fields: SnippetFields,
  variant: SnippetVariant,
  profile: SerpProfileId,
): GoogleResult {
  const limits = SERP_PROFILES[profile];
  const title = oneLine(variant.title);
  const description = oneLine(variant.description);
  const date = dayOf(fields.date);
  const before = date ? date + DATE_SEPARATOR : '';
  const bold = keywordRanges(description, keywordsOf(fields.keywords));
  const shifted = bold.map(([start, end]) => [start + before.length, end + before.length] as const);
  const { characters } = limits.description;
  return {
    siteName: fields.siteName.trim() || domainOf(fields.url),
    path: pathOf(fields),
    title,
    titleFit: fitText(title, limits.title),
    date,
    description,
    descriptionFit: fitText(before + description, limits.description, shifted),
    bold,
    ...(characters !== undefined && { charactersLeft: characters - before.length }),
    rating: fields.rating.trim(),
    reviews: fields.reviews.trim(),
    price: fields.price.trim(),
  };
}

/** A text as search results show it, on one line. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function pathOf({ url, breadcrumb }: SnippetFields): string {
  const parsed = parseUrl(url);
  const host = parsed ? `${parsed.protocol}//${unicodeHost(parsed.host)}` : '';
  const steps = breadcrumb.trim()
    ? breadcrumb.split(/\s*[›>/»]\s*/)
    : (parsed?.pathname.split('/') ?? []).map(decoded);
  return [host, ...steps.map((step) => step.trim())].filter((step) => step !== '').join(' › ');
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

function dayOf(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name && day && year ? `${Number(day)} ${name} ${year}` : '';
}
