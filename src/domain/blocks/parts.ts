import type { BlockButton, BlockFeature, BlockImage } from '../../contracts/blocks/blocks';
import { safeColor, themeStyle } from './colors';
import { newButton, PRODUCT_PLACEHOLDER } from './defaults';
import { escapeHtml, isBlank, Markup, markup } from './html';
import { safeImage, safeLink } from './links';

/** Pixels that a page keeps free until the picture is there. */
interface ImageSize {
  width: number;
  height: number;
}

const OUT_OF_TEN = /^(.+?)(\/\s*10)$/;
/** Search engines and readers are told that such a link is paid for; the page behind it gets no hold of this one. */
const LINK = markup`rel="sponsored nofollow noopener" target="_blank"`;

/** `<p class="…">` with a text, or nothing for an empty one. */
export function textLine(className: string, text: string): Markup | undefined {
  return isBlank(text) ? undefined : markup`<p class="${className}">${text.trim()}</p>`;
}

/** `<p class="…">` with a text of several lines, or nothing for an empty one. */
export function textLines(className: string, text: string): Markup | undefined {
  return isBlank(text) ? undefined : markup`<p class="${className}">${linesOf(text)}</p>`;
}

/** A text whose line breaks stay, without those at its ends. */
export function linesOf(text: string): Markup {
  const lines = text.trim().split(/\r\n|\r|\n/);
  return new Markup(lines.map(escapeHtml).join('<br>'));
}

/**
 * The picture inside `.cohort-media`, which is a link where `imageHref` is one; nothing without a safe address. Without an
 * alt text the product's name stands in.
 */
export function blockImage(config: BlockImage, name: string, size: ImageSize): Markup | undefined {
  const source = safeImage(config.image);
  if (source === undefined) return undefined;
  const alt = (isBlank(config.imageAlt) ? name : config.imageAlt).trim();
  const image = markup`<img class="cohort-image" src="${source}" alt="${alt}" width="${size.width}" height="${size.height}" loading="lazy">`;
  const link = safeLink(config.imageHref);
  // A link whose only content has no name could not be told from others.
  if (link === undefined || isBlank(alt)) return markup`<span class="cohort-media">${image}</span>`;
  return markup`
    <a class="cohort-media" href="${link}" ${LINK}>
      ${image}
    </a>
  `;
}

/**
 * The custom properties of a block whose products stand side by side: its theme, and how many rows the longest of their
 * feature lists has; 1 at least, for a stylesheet that spans them.
 */
export function comparisonStyle(config: {
  themeColor: string;
  innerData: { features: BlockFeature[] }[];
}): string {
  const rows = Math.max(1, ...config.innerData.map(({ features }) => shownFeatures(features).length));
  return `${themeStyle(config.themeColor)}; --cohort-rows: ${rows}`;
}

/** `<dl class="cohort-features">`; nothing when no feature says anything. */
export function featureList(features: readonly BlockFeature[]): Markup | undefined {
  const rows = shownFeatures(features);
  if (rows.length === 0) return undefined;
  return markup`
    <dl class="cohort-features">
      ${rows.map(
        ({ key, value }) => markup`
          <div class="cohort-feature">
            <dt class="cohort-key">${key.trim()}</dt>
            <dd class="cohort-value">${value.trim()}</dd>
          </div>
        `,
      )}
    </dl>
  `;
}

/**
 * `<div class="cohort-buttons">` with the buttons that have a text; `{product}` in it is the product's name. A button whose
 * address is not safe is no link and looks the same. Nothing when there is none.
 */
export function buttonRow(buttons: readonly BlockButton[], name: string): Markup | undefined {
  const items = buttons.flatMap((entry) => button(entry, name) ?? []);
  if (items.length === 0) return undefined;
  return markup`
    <div class="cohort-buttons">
      ${items}
    </div>
  `;
}

/** A score as it is written, a `/10` after it apart so that it can be smaller, and in that order in right-to-left pages too. */
export function scoreLabel(text: string): Markup | undefined {
  if (isBlank(text)) return undefined;
  const [, score = text.trim(), best] = OUT_OF_TEN.exec(text.trim()) ?? [];
  const rest = best === undefined ? undefined : markup`<span class="cohort-score-best">${best}</span>`;
  return markup`<span class="cohort-score-text" dir="auto">${score}${rest}</span>`;
}

/** The line about affiliate links under a block, or nothing. */
export function disclaimer(config: { showDisclaimer: boolean; disclaimerText: string }): Markup | undefined {
  return config.showDisclaimer ? textLines('cohort-disclaimer', config.disclaimerText) : undefined;
}

function shownFeatures(features: readonly BlockFeature[]): BlockFeature[] {
  return features.filter(({ key, value }) => !isBlank(key) || !isBlank(value));
}

function button(entry: BlockButton, name: string): Markup | undefined {
  const text = entry.text.replaceAll(PRODUCT_PLACEHOLDER, () => name).trim();
  if (isBlank(text)) return undefined;
  const standard = newButton();
  const background = safeColor(entry.bgColor, standard.bgColor);
  const color = safeColor(entry.textColor, standard.textColor);
  const style = `--cohort-button: ${background}; --cohort-on-button: ${color}`;
  const link = safeLink(entry.link);
  if (link === undefined) return markup`<span class="cohort-button" style="${style}">${text}</span>`;
  return markup`<a class="cohort-button" href="${link}" ${LINK} style="${style}">${text}</a>`;
}
