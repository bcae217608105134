import type { BlockVariant, VersusBoxConfig, VersusSide } from '../../contracts/blocks/blocks';
import { themeStyle } from './colors';
import { comparedFeatures, comparisonStyle, pairedFeatures } from './features';
import { isBlank, type Markup, markup } from './html';
import { rootAttributes } from './look';
import { blockImage, disclaimer, offerRow, scoreLabel, textLine } from './parts';
import { shownScore } from './stars';
import { productTitle } from './title';

/**
 * A versus box of two sides, `.cohort-side` each with its own theme. The VS mark, where it shows, stands between them in the
 * order of reading; a side without a name goes by its alternate name.
 */
export function versusBox(
  variant: BlockVariant,
  config: VersusBoxConfig,
  { withVs }: { withVs: boolean },
): Markup {
  const [first, ...others] = versusSides(config);
  return markup`
    <div ${rootAttributes(variant, config, comparisonStyle(config))}>
      <div class="cohort-sides">
        ${first}
        ${withVs ? markup`<div class="cohort-vs">VS</div>` : undefined}
        ${others}
      </div>
      ${disclaimer(config)}
    </div>
  `;
}

function versusSides(config: VersusBoxConfig): Markup[] {
  const features = pairedFeatures(config.innerData);
  return config.innerData.map(
    (side, product) => markup`
      <div class="cohort-side" style="${themeStyle(side.innerThemeColor, config.scheme)}">
        ${textLine('cohort-name', isBlank(side.name) ? side.alternateName : side.name)}
        ${blockImage(side, side.title, { width: 240, height: 240, look: config, product })}
        ${productTitle(side.title, side, config, rating(side, config.locale))}
        ${comparedFeatures(features[product] ?? [], config)}
        ${offerRow(side, side.title, config)}
      </div>
    `,
  );
}

function rating({ ratingText = '', stars: place }: VersusSide, locale?: string): Markup | undefined {
  const { stars, withText } = shownScore(ratingText, place, locale);
  const label = withText ? scoreLabel(ratingText) : undefined;
  return stars && label ? markup`${stars} ${label}` : (stars ?? label);
}
