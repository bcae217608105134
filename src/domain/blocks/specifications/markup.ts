import type { BlockLook } from '../../../contracts/blocks/block-parts';
import type { SpecificationGroup, SpecificationsConfig } from '../../../contracts/blocks/blocks';
import { themeStyle } from '../colors';
import { featureList } from '../features';
import { type Markup, markup } from '../html';
import { rootAttributes, lookBelow, titleLine } from '../look';
import { disclaimer } from '../parts';

/** Specifications: the facts of a product in titled groups. */
export function specifications(config: SpecificationsConfig): Markup {
  return markup`
    <div ${rootAttributes('specifications', config, themeStyle(config.themeColor, config.scheme))}>
      ${titleLine('cohort-title', config.title, config)}
      ${config.groups.map((group) => specificationGroup(group, lookBelow(config.title, config)))}
      ${disclaimer(config)}
    </div>
  `;
}

function specificationGroup({ title, rows }: SpecificationGroup, look: BlockLook): Markup | undefined {
  const facts = featureList(rows);
  if (!facts) return undefined;
  return markup`
    <div class="cohort-group">
      ${titleLine('cohort-group-title', title, look)}
      ${facts}
    </div>
  `;
}
