import type { BlockFeature, VersusBoxConfig, VersusSide } from '../../contracts/blocks/blocks';
import { themeStyle } from './colors';
import { comparisonStyle, featureList, pairedFeatures } from './features';
import { isBlank, type Markup, markup } from './html';
import { blockImage, buttonRow, textLine } from './parts';

/**
 * A versus box of two sides, `.cohort-side` each with its own theme. The VS mark, where it shows, stands between them in the
 * order of reading; a side without a name goes by its alternate name.
 */
export function versusBox(
  className: string,
  config: VersusBoxConfig,
  { withVs }: { withVs: boolean },
): Markup {
  const features = pairedFeatures(config.innerData);
  const [first, ...others] = config.innerData.map((side, i) => versusSide(side, features[i] ?? []));
  return markup`
    <div class="cohort-block ${className}" style="${comparisonStyle(config)}">
      <div class="cohort-sides">
        ${first}
        ${withVs ? markup`<div class="cohort-vs">VS</div>` : undefined}
        ${others}
      </div>
    </div>
  `;
}

function versusSide(side: VersusSide, features: readonly BlockFeature[]): Markup {
  return markup`
    <div class="cohort-side" style="${themeStyle(side.innerThemeColor)}">
      ${textLine('cohort-name', isBlank(side.name) ? side.alternateName : side.name)}
      ${blockImage(side, side.title, { width: 240, height: 240 })}
      ${textLine('cohort-title', side.title)}
      ${featureList(features)}
      ${buttonRow(side.buttons, side.title)}
    </div>
  `;
}
