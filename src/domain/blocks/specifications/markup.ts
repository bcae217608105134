import type { SpecificationGroup, SpecificationsConfig } from '../../../contracts/blocks/blocks';
import { themeStyle } from '../colors';
import { featureList } from '../features';
import { type Markup, markup } from '../html';
import { disclaimer, textLine } from '../parts';

/** Specifications: the facts of a product in titled groups. */
export function specifications(config: SpecificationsConfig): Markup {
  return markup`
    <div class="cohort-block cohort-specifications" style="${themeStyle(config.themeColor)}">
      ${textLine('cohort-title', config.title)}
      ${config.groups.map(specificationGroup)}
      ${disclaimer(config)}
    </div>
  `;
}

function specificationGroup({ title, rows }: SpecificationGroup): Markup | undefined {
  const facts = featureList(rows);
  if (!facts) return undefined;
  return markup`
    <div class="cohort-group">
      ${textLine('cohort-group-title', title)}
      ${facts}
    </div>
  `;
}
