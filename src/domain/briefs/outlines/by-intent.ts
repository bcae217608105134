import type { BriefOutline } from '../../../contracts/briefs/briefs';
import type { ComparedPage } from '../compared-page';
import { outlineWordsOf, PAGE_TYPES, type PageType, type SectionKind } from '../words/outline-words';
import { addInOrder, commonGroups } from './consensus';
import { OutlineBuilder } from './outline-builder';
import { isUsable, type OutlineGround } from './outline-ground';
import { planOfAnswer, planOfKind, planOfQuestion, planOfRest, planOfTerm } from './section-plans';

/** The sections of a type of page in their order, as far as pages have something on them. */
const SKELETONS: Readonly<Record<PageType, string>> = {
  guide: 'definition benefits need types choose howto tips mistakes cost faq conclusion',
  list: 'criteria picks comparison choose cost faq conclusion',
  comparison: 'definition comparison benefits cost reviews choose faq conclusion',
  product: 'definition benefits howto cost reviews comparison faq conclusion',
  howto: 'need howto tips mistakes cost faq conclusion',
};
/** Behind it stands what pages have in common and no section of the skeleton is about. */
const MAIN: Readonly<Record<PageType, SectionKind>> = {
  ...{ guide: 'howto', list: 'picks', comparison: 'comparison', product: 'benefits', howto: 'howto' },
};
const TITLES: Readonly<Record<PageType, string>> = {
  ...{ guide: 'guide', list: 'list', comparison: 'comparison', product: 'product', howto: 'how-to' },
};
const MIN_SECTIONS = 4;
const MAX_OTHERS = 6;

const PRODUCTS: ReadonlySet<string> = new Set(['Product', 'ProductGroup', 'Offer', 'AggregateOffer']);
const HOW_TO: ReadonlySet<string> = new Set(['HowTo', 'Recipe']);
const STEP = /^\s*(?:step|schritt|étape|paso|passo|stap|krok|adım|шаг|этап|steg|trin)\s+\d/iu;
const COUNTED_TITLE = /^\s*(?:the |die |les |las |los |i |as |os |de |топ[- ])?\d{1,3}\s+\p{L}/iu;
/** Headings that are steps; a product page has few of any kind. */
const MIN_STEPS = 3;
const MAX_PRODUCT_HEADINGS = 5;

/** A guide, a list, a comparison, a product page or a how-to, as most of the pages are. */
export function intentOutline(ground: OutlineGround): BriefOutline {
  const type = pageTypeOf(ground);
  const builder = new OutlineBuilder(ground, 'intent');
  const kinds = new Map(ground.groups.map((group) => [group, ground.cues.kindOf(group.label)]));
  const steps = SKELETONS[type].split(' ') as SectionKind[];
  const others = commonGroups(ground).filter(({ label }) => {
    const kind = ground.cues.kindOf(label);
    return kind === undefined || (kind !== 'answer' && !steps.includes(kind));
  });
  builder.add(planOfAnswer(ground));
  for (const kind of steps) {
    const groups = ground.groups.filter((group) => kinds.get(group) === kind);
    if (kind === 'faq') {
      if (ground.questions.length > 0) builder.add(planOfRest(ground));
    } else if (groups.some(({ pages }) => pages > 1)) {
      const plan = planOfKind(kind, groups, ground);
      if (plan) builder.add(plan);
    }
    if (kind === MAIN[type]) {
      addInOrder(builder, others.slice(0, MAX_OTHERS), ground);
      fill(builder, ground);
    }
  }
  return builder.outline(`By intent: ${TITLES[type]}`);
}

/** Where pages have little in common: what they ask, and what they speak of. */
function fill(builder: OutlineBuilder, ground: OutlineGround): void {
  for (const question of ground.questions)
    if (builder.length < MIN_SECTIONS && isUsable(question.question, ground))
      builder.add(planOfQuestion(question));
  for (const term of ground.terms.slice(1))
    if (builder.length < MIN_SECTIONS && term.key.includes(' ')) builder.add(planOfTerm(term, ground));
}

/** What most of the pages are; of as many what the keyword asks for. */
export function pageTypeOf({ query, pages, cues }: OutlineGround): PageType {
  const { types } = outlineWordsOf(query.language);
  const typeOfText = (text: string) =>
    (['comparison', 'list', 'howto', 'product'] as const).find((type) => cues.hasCue(text, types[type]));
  const wanted = typeOfText(query.keyword);
  const counts = new Map<PageType, number>(PAGE_TYPES.map((type) => [type, 0]));
  for (const page of pages) {
    const type = typeOfPage(
      page,
      (title) => typeOfText(title),
      (title) => cues.kindOf(title) === 'choose',
    );
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  const worth = (type: PageType) => (counts.get(type) ?? 0) + (type === wanted ? 0.5 : 0);
  return PAGE_TYPES.reduce((best, type) => (worth(type) > worth(best) ? type : best));
}

/** By its markup, its numbered headings, and its title. */
function typeOfPage(
  { text }: ComparedPage,
  typeOfTitle: (title: string) => Exclude<PageType, 'guide'> | undefined,
  isOfChoosing: (title: string) => boolean,
): PageType {
  const title = text.title ?? '';
  const named = typeOfTitle(title);
  const headings = text.headings.filter(({ level }) => level === 2 || level === 3);
  const steps = headings.filter((heading) => STEP.test(heading.text)).length;
  if (named === 'comparison') return 'comparison';
  if (text.schemaTypes.some((type) => HOW_TO.has(type)) || steps >= MIN_STEPS) return 'howto';
  if (named === 'list' || COUNTED_TITLE.test(title)) return 'list';
  if (named === 'howto') return isOfChoosing(title) ? 'guide' : 'howto';
  if (text.schemaTypes.some((type) => PRODUCTS.has(type)) && headings.length < MAX_PRODUCT_HEADINGS)
    return 'product';
  return named === 'product' && headings.length < MAX_PRODUCT_HEADINGS ? 'product' : 'guide';
}
