import type { VersusBoxConfig, VersusSide } from '../../contracts/blocks/blocks';
import { themeStyle } from './colors';
import { isBlank, type Markup, markup } from './html';
import { blockImage, buttonRow, featureList, textLine } from './parts';

/**
 * The two sides of a versus box, `.cohort-side` each with its own theme. The VS mark, where it shows, stands between them in
 * the order of reading; a side without a name goes by its alternate name.
 */
export function versusSides(config: VersusBoxConfig, { withVs }: { withVs: boolean }): Markup[] {
  const mark = markup`<span class="cohort-vs">VS</span>`;
  return config.innerData.map((side, i) => versusSide(side, withVs && i === 1 ? mark : undefined));
}

function versusSide(side: VersusSide, mark: Markup | undefined): Markup {
  return markup`
    <div class="cohort-side" style="${themeStyle(side.innerThemeColor)}">
      ${mark}
      ${textLine('cohort-name', isBlank(side.name) ? side.alternateName : side.name)}
      ${blockImage(side, side.title, { width: 240, height: 240 })}
      ${textLine('cohort-title', side.title)}
      ${featureList(side.features)}
      ${buttonRow(side.buttons, side.title)}
    </div>
  `;
}
