import type { BriefOutline } from '../../../contracts/briefs/briefs';
import type { ComparedPage } from '../compared-page';
import type { GroupedHeadings } from '../heading-groups';
import { quantileOf } from '../spread';
import { OutlineBuilder } from './outline-builder';
import { commonPages, isShared, isUsable, type OutlineGround } from './outline-ground';
import { planOfGroup, planOfHeading, planOfQuestion, planOfRest, planOfTerm } from './section-plans';

/** With fewer an outline is none: questions and terms come in. */
const MIN_SECTIONS = 4;
/** With fewer groups on two pages these have no structure in common. */
const MIN_SHARED = 3;

/** What most pages write about, in the mean order in which they do; the longest page's own outline where they share none. */
export function consensusOutline(ground: OutlineGround): BriefOutline {
  const builder = new OutlineBuilder(ground, 'consensus');
  const longest = ownOutlineOf(ground);
  const common = longest ? [] : commonGroups(ground);
  const last = common.filter(({ label }) => isLast(label, ground));
  addInOrder(
    builder,
    common.filter((group) => !last.includes(group)),
    ground,
  );
  if (longest) addHeadingsOf(builder, longest, ground);
  for (const question of ground.questions) {
    if (builder.length + last.length >= MIN_SECTIONS) break;
    if (question.pages.length > 1 && isUsable(question.question, ground))
      builder.add(planOfQuestion(question));
  }
  // What one page alone has, but not the bare names of things: nobody writes a section under "Room temperature".
  for (const group of ground.groups) {
    if (builder.length + last.length >= MIN_SECTIONS) break;
    if (common.includes(group) || isLast(group.label, ground)) continue;
    if (isOfItsOwn(group, ground)) builder.add(planOfGroup(group, ground));
  }
  for (const term of ground.terms.slice(1)) {
    if (builder.length + last.length > 0) break;
    if (term.key.includes(' ')) builder.add(planOfTerm(term, ground));
  }
  if (ground.questions.length > 0) builder.add(planOfRest(ground));
  for (const group of last) builder.add(planOfGroup(group, ground));
  return builder.outline('Consensus');
}

/** The page whose outline is shown where pages share no structure: the longest one with headings; undefined where they do. */
export function ownOutlineOf(ground: OutlineGround): ComparedPage | undefined {
  const shared = ground.groups.filter(
    ({ pages, label }) => pages >= Math.min(2, commonPages(ground.pages.length)) && !isLast(label, ground),
  );
  if (shared.length >= MIN_SHARED) return undefined;
  const having = ground.pages.filter(({ position }) => headingsOn(position, ground).length >= MIN_SHARED);
  return having.reduce<ComparedPage | undefined>(
    (one, other) => (one && one.text.counts.words >= other.text.counts.words ? one : other),
    undefined,
  );
}

/** Those that can stand on any page; of a page of many only those that other pages speak of. */
function headingsOn(position: number, ground: OutlineGround) {
  const usable = ground.headings.filter(
    (heading) => heading.position === position && isUsable(heading.text, ground, heading.isNamed),
  );
  const shared = usable.filter(({ text }) => isShared(text, ground));
  return shared.length >= MIN_SHARED ? shared : usable;
}

function addHeadingsOf(builder: OutlineBuilder, { position }: ComparedPage, ground: OutlineGround): void {
  let isBelow = false;
  for (const heading of headingsOn(position, ground)) {
    if (isLast(heading.text, ground) && ground.cues.kindOf(heading.text) === 'faq') continue;
    builder.add(planOfHeading(heading, heading.level === 3 && isBelow ? 3 : 2));
    if (heading.level === 2) isBelow = true;
  }
}

/**
 * Groups on enough pages; of fewer than make an outline those on two pages as well. Not more than pages have headings, as three
 * quarters of them do: together pages cover more than one of them has room for. What the most have comes first.
 */
export function commonGroups(ground: OutlineGround): GroupedHeadings[] {
  const { groups, pages } = ground;
  const usable = groups.filter(({ label, placed }) => {
    const isNamed = placed.every((heading) => heading.text !== label || heading.isNamed);
    return isUsable(label, ground, isNamed);
  });
  const common = usable.filter((group) => group.pages >= commonPages(pages.length));
  const enough = common.length >= MIN_SECTIONS ? common : usable.filter((group) => group.pages >= 2);
  const headings = pages.map(({ text: { counts } }) => counts.h2 + counts.h3);
  return enough.slice(0, Math.max(MIN_SECTIONS, Math.ceil(quantileOf(headings, 0.75))));
}
/** In the order of places; a section of level 3 below the one that most of its headings are below. */
export function addInOrder(
  builder: OutlineBuilder,
  groups: readonly GroupedHeadings[],
  ground: OutlineGround,
): void {
  const ordered = groups.toSorted((a, b) => a.place - b.place || (a.label < b.label ? -1 : 1));
  const parents = ordered.filter(({ level }) => level === 2);
  const children = new Map<GroupedHeadings, GroupedHeadings[]>();
  const top = ordered.filter((group) => {
    const parent = group.level === 3 ? parentOf(group, parents, ground) : undefined;
    if (parent) children.set(parent, [...(children.get(parent) ?? []), group]);
    return parent === undefined;
  });
  for (const group of top) {
    builder.add(planOfGroup(group, ground));
    for (const child of children.get(group) ?? []) builder.add(planOfGroup(child, ground, 3));
  }
}

function parentOf(
  { placed }: GroupedHeadings,
  parents: readonly GroupedHeadings[],
  { pages }: OutlineGround,
): GroupedHeadings | undefined {
  const counts = new Map<GroupedHeadings, number>();
  for (const { position, section } of placed) {
    const headings = pages.find((page) => page.position === position)?.text.headings ?? [];
    const above = headings.findLastIndex(({ level }, at) => at < section && level === 2);
    const parent = parents.find((group) =>
      group.placed.some((heading) => heading.position === position && heading.section === above),
    );
    if (parent) counts.set(parent, (counts.get(parent) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0];
}

/** Whether a heading can stand in an outline though one page alone has it. */
function isOfItsOwn({ label, placed, level }: GroupedHeadings, ground: OutlineGround): boolean {
  const isNamed = placed.some(({ isNamed: is, text }) => is && text === label);
  const { texts, query } = ground;
  const keyword = texts.terms(query.keyword);
  const terms = texts.terms(label);
  const isAbout = keyword.some((term) => terms.includes(term));
  return level === 2 && terms.length > 1 && isAbout && isUsable(label, ground, isNamed);
}

/** What closes a text, and the questions that one place of its own has. */
function isLast(label: string, { cues }: OutlineGround): boolean {
  const kind = cues.kindOf(label);
  return kind === 'conclusion' || kind === 'faq';
}
