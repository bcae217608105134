import type { BriefOutline } from '../../../contracts/briefs/briefs';
import type { GroupedHeadings } from '../heading-groups';
import { OutlineBuilder } from './outline-builder';
import { isUsable, type OutlineGround } from './outline-ground';
import { planOfGroup } from './section-plans';

const MAX_GROUPS = 10;

/** What one page alone has a heading on: where a new page can be more than the others. */
export function gapsOutline(ground: OutlineGround): BriefOutline {
  const builder = new OutlineBuilder(ground, 'gaps');
  for (const group of ofOnePage(ground))
    builder.add({ ...planOfGroup(group, ground), note: 'One page alone writes about it.' });
  return builder.outline('Gaps');
}

/** Those first whose sections say the most that matters; in the order of their places. */
function ofOnePage(ground: OutlineGround): GroupedHeadings[] {
  const { groups, terms, uses, cues } = ground;
  const worth = ({ placed, words }: GroupedHeadings) => {
    const said = new Set(placed.flatMap((place) => [...(uses.at(place)?.keys() ?? [])]));
    const importance = [...said].reduce((sum, at) => sum + (terms[at]?.importance ?? 0), 0);
    return importance * Math.log(1 + words);
  };
  return groups
    .filter(({ pages, label, placed }) => {
      const kind = cues.kindOf(label);
      if (pages > 1 || kind === 'faq' || kind === 'conclusion' || kind === 'answer') return false;
      return isUsable(label, ground, placed[0]?.isNamed);
    })
    .map((group) => ({ group, worth: worth(group) }))
    .filter(({ worth: of }) => of > 0)
    .sort((a, b) => b.worth - a.worth || (a.group.label < b.group.label ? -1 : 1))
    .slice(0, MAX_GROUPS)
    .map(({ group }) => group)
    .sort((a, b) => a.place - b.place || (a.label < b.label ? -1 : 1));
}
