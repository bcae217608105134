import type { VerdictBoxConfig } from '../../../contracts/blocks/blocks';
import { themeStyle } from '../colors';
import { type Markup, markup } from '../html';
import { buttonRow, disclaimer, scoreLabel, textLine, textLines } from '../parts';
import { type Sign, statementList } from '../pros-cons';
import { scorePercent } from '../score';

/** Verdict Box: what is thought of a product, its score, and what speaks for and against it. */
export function verdictBox(config: VerdictBoxConfig): Markup {
  return markup`
    <div class="cohort-block cohort-verdict-box" style="${themeStyle(config.themeColor)}">
      <div class="cohort-head">
        <div class="cohort-names">
          ${textLine('cohort-label', config.label)}
          ${textLine('cohort-title', config.name)}
        </div>
        ${score(config)}
      </div>
      <div class="cohort-details">
        ${textLines('cohort-description', config.summary)}
        ${sides(config)}
        ${buttonRow(config.buttons, config.name)}
      </div>
      ${disclaimer(config)}
    </div>
  `;
}

function score({ showScore, productScoreText }: VerdictBoxConfig): Markup | undefined {
  const text = showScore ? scoreLabel(productScoreText) : undefined;
  if (!text) return undefined;
  return markup`<p class="cohort-score" style="--cohort-score: ${scorePercent(productScoreText)}">${text}</p>`;
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
