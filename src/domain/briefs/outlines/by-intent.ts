import type { BriefOutline } from '../../../contracts/briefs/briefs';
import { outlineWordsOf, type PageType, type SectionKind } from '../words/outline-words';
import { addInOrder, commonGroups } from './consensus';
import { OutlineBuilder } from './outline-builder';
import type { OutlineGround } from './outline-ground';
import { planOfKind } from './section-plans';

/** The sections of a type of page in their order; those with a question mark where pages have something on them. */
const SKELETONS: Readonly<Record<PageType, string>> = {
  guide: 'answer definition benefits? need? types? choose? howto tips? mistakes cost? faq conclusion',
  list: 'answer criteria picks comparison choose cost? faq conclusion',
  comparison: 'answer definition? comparison benefits cost? reviews? choose faq conclusion',
  product: 'answer definition benefits howto? cost reviews comparison faq conclusion',
};
/** Behind it stands what pages have in common and no section of the skeleton is about. */
const MAIN: Readonly<Record<PageType, SectionKind>> = {
  guide: 'howto',
  list: 'picks',
  comparison: 'comparison',
  product: 'benefits',
};
const MAX_OTHERS = 6;
const PRODUCTS: ReadonlySet<string> = new Set(['Product', 'ProductGroup', 'Offer', 'AggregateOffer']);

/** A guide, a list, a comparison or a product page, as the keyword asks for it and most pages are. */
export function intentOutline(ground: OutlineGround): BriefOutline {
  const type = pageTypeOf(ground);
  const builder = new OutlineBuilder(ground, 'intent');
  const kinds = new Map(ground.groups.map((group) => [group, ground.cues.kindOf(group.label)]));
  const steps = SKELETONS[type].split(' ');
  const used = new Set(steps.map((step) => step.replace('?', '')));
  const others = commonGroups(ground).filter((group) => !used.has(kinds.get(group) ?? ''));
  for (const step of steps) {
    const kind = step.replace('?', '') as SectionKind;
    const groups = ground.groups.filter((group) => kinds.get(group) === kind);
    const isOptional = step.endsWith('?');
    if (!isOptional || groups.some(({ pages }) => pages > 1)) builder.add(planOfKind(kind, groups, ground));
    if (kind === MAIN[type]) addInOrder(builder, others.slice(0, MAX_OTHERS), ground);
  }
  return builder.outline(`By intent: ${type}`);
}

/** By words of the keyword, else by words of the titles, or products marked up, of at least half of the pages. */
export function pageTypeOf({ query, pages, cues }: OutlineGround): PageType {
  const { types } = outlineWordsOf(query.language);
  const named = ['comparison', 'list', 'product'] as const;
  const ofKeyword = named.find((type) => cues.hasCue(query.keyword, types[type]));
  if (ofKeyword) return ofKeyword;
  const isHalf = (has: (page: (typeof pages)[number]) => boolean) =>
    2 * pages.filter(has).length >= pages.length;
  const ofTitles = (['comparison', 'list'] as const).find((type) =>
    isHalf(({ text }) => cues.hasCue(text.title ?? '', types[type])),
  );
  if (ofTitles) return ofTitles;
  return pages.length > 0 && isHalf(({ text }) => text.schemaTypes.some((type) => PRODUCTS.has(type)))
    ? 'product'
    : 'guide';
}
