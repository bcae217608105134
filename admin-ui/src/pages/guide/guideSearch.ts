import { GUIDE_PATH } from '@contracts/guide/guide';
import MiniSearch from 'minisearch';
import type { GuideEntry, GuideSection } from './guideTypes';

export interface FoundSection {
  /** The heading's address. */
  to: string;
  heading: string;
  /** The title of its chapter. */
  chapter: string;
  /** What it says around the first word that was found. */
  excerpt: string;
}

const MOST = 20;
/** Characters. */
const EXCERPT = { before: 60, whole: 180 } as const;
/** A slip in five letters is forgiven. */
const FUZZY = 0.2;

/** A search over what the given chapters say: all words of a text or their beginnings, those of titles and headings first. */
export function guideSearch(
  sections: readonly GuideSection[],
  chapters: readonly GuideEntry[],
): (text: string) => FoundSection[] {
  const titles = new Map(chapters.map(({ slug, title }) => [slug, title]));
  const seen = sections.filter(({ slug }) => titles.has(slug));
  const index = new MiniSearch({ fields: ['chapter', 'heading', 'text'] });
  index.addAll(seen.map((section, id) => ({ id, chapter: titles.get(section.slug), ...section })));
  return (text) =>
    index
      .search(text, {
        combineWith: 'AND',
        prefix: true,
        fuzzy: (term) => term.length > 3 && FUZZY,
        boost: { chapter: 3, heading: 4 },
      })
      .slice(0, MOST)
      .flatMap(({ id, terms }) => {
        const section = seen[Number(id)];
        return section ? [foundOf(section, titles.get(section.slug) ?? '', terms)] : [];
      });
}

function foundOf(
  { slug, anchor, heading, text }: GuideSection,
  chapter: string,
  terms: string[],
): FoundSection {
  const to = `${GUIDE_PATH}/${slug}${anchor ? `#${anchor}` : ''}`;
  return { to, heading, chapter, excerpt: excerptOf(text, terms) };
}

/** From the beginning of a word to that of another. */
function excerptOf(text: string, terms: readonly string[]): string {
  const places = terms.map((term) => text.toLowerCase().indexOf(term)).filter((place) => place >= 0);
  const first = Math.min(...places, text.length);
  const from =
    first === text.length || first <= EXCERPT.before ? 0 : text.lastIndexOf(' ', first - EXCERPT.before) + 1;
  const end = from + EXCERPT.whole;
  const to = end >= text.length ? text.length : text.lastIndexOf(' ', end);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}
