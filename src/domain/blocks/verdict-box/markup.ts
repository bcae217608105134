import type { VerdictBoxConfig } from '../../../contracts/blocks/blocks';
import { themeStyle } from '../colors';
import { type Markup, markup } from '../html';
import { rootAttributes } from '../look';
import { blockImage, disclaimer, offerRow, scoreLabel, textLine, textLines } from '../parts';
import { type Sign, statementList } from '../pros-cons';
import { scorePercent } from '../score';
import { shownScore } from '../stars';
import { productTitle } from '../title';

/** Verdict Box: what is thought of a product, its score, and what speaks for and against it. */
export function verdictBox(config: VerdictBoxConfig): Markup {
  const { stars, withText } = scoreOf(config);
  return markup`
    <div ${rootAttributes('verdict-box', config, themeStyle(config.themeColor, config.scheme))}>
      <div class="cohort-head">
        ${blockImage(config, config.name, { width: 112, height: 112, look: config })}
        <div class="cohort-names">
          ${textLine('cohort-label', config.label)}
          ${productTitle(config.name, config, config, stars)}
        </div>
        ${withText ? score(config.productScoreText) : undefined}
      </div>
      <div class="cohort-details">
        ${textLines('cohort-description', config.summary)}
        ${sides(config)}
        ${offerRow(config, config.name, config)}
      </div>
      ${disclaimer(config)}
    </div>
  `;
}

function scoreOf({ showScore, productScoreText, stars, locale }: VerdictBoxConfig) {
  return showScore ? shownScore(productScoreText, stars, locale) : { withText: false };
}

function score(text: string): Markup | undefined {
  const label = scoreLabel(text);
  return label && markup`<p class="cohort-score" style="--cohort-score: ${scorePercent(text)}">${label}</p>`;
}

function sides(config: VerdictBoxConfig): Markup | undefined {
  const shown = [
    side('check', config.prosTitle, config.pros),
    side('cross', config.consTitle, config.cons),
  ].filter((each) => each !== undefined);
  return shown.length === 0 ? undefined : markup`<div class="cohort-sides">${shown}</div>`;
}

function side(sign: Sign, title: string, statements: string[]): Markup | undefined {
  const list = statementList(statements, sign);
  if (!list) return undefined;
  return markup`
    <div class="cohort-side cohort-${sign}">
      ${textLine('cohort-side-title', title)}
      ${list}
    </div>
  `;
}
