import type { BriefOutline } from '../../../contracts/briefs/briefs';
import type { GroupedHeadings } from '../heading-groups';
import { OutlineBuilder } from './outline-builder';
import type { OutlineGround } from './outline-ground';
import { planOfGroup, planOfKind, planOfRest, planOfTerm } from './section-plans';

const MAX_GROUPS = 8;
const MAX_GAP_TERMS = 6;
const MIN_GAP_TERMS = 3;
/** Of the keyword's importance: below it a term is too weak for a section. */
const WORTH = 0.4;

/** What one page alone writes about, and what pages say without a heading on it: where a new page can be more than theirs. */
export function gapsOutline(ground: OutlineGround): BriefOutline {
  const builder = new OutlineBuilder(ground, 'gaps');
  builder.add(planOfKind('answer', [], ground));
  for (const term of withoutHeading(ground))
    builder.add({ ...planOfTerm(term, ground), note: 'Pages write about it and give it no heading.' });
  for (const group of ofOnePage(ground))
    builder.add({ ...planOfGroup(group, ground), note: 'One page alone writes about it.' });
  if (ground.questions.length > 0) builder.add(planOfRest(ground));
  return builder.outline('Gaps');
}

/** Phrases: of single words only as many as are missing, since most make no heading. */
function withoutHeading({ terms, query }: OutlineGround) {
  const [most] = terms;
  const found = terms.filter(({ term, headingPages, importance, pages }) => {
    const isStrong = importance >= WORTH * (most?.importance ?? 0) && pages > 1;
    return isStrong && headingPages === 0 && term !== query.keyword.trim();
  });
  const phrases = found.filter(({ key }) => key.includes(' ')).slice(0, MAX_GAP_TERMS);
  const words = found
    .filter(({ key }) => !key.includes(' '))
    .slice(0, Math.max(0, MIN_GAP_TERMS - phrases.length));
  return [...phrases, ...words];
}

/** Those first whose sections say the most that matters; in the order of their places. */
function ofOnePage({ groups, terms, uses, cues }: OutlineGround): GroupedHeadings[] {
  const worth = ({ placed, words }: GroupedHeadings) => {
    const said = new Set(placed.flatMap((place) => [...(uses.at(place)?.keys() ?? [])]));
    const importance = [...said].reduce((sum, at) => sum + (terms[at]?.importance ?? 0), 0);
    return importance * Math.log(1 + words);
  };
  return groups
    .filter(({ pages, label }) => {
      const kind = cues.kindOf(label);
      return pages === 1 && kind !== 'faq' && kind !== 'conclusion';
    })
    .map((group) => ({ group, worth: worth(group) }))
    .sort((a, b) => b.worth - a.worth || (a.group.label < b.group.label ? -1 : 1))
    .slice(0, MAX_GROUPS)
    .map(({ group }) => group)
    .sort((a, b) => a.place - b.place || (a.label < b.label ? -1 : 1));
}
