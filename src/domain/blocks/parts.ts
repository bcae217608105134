import type {
  BlockButton,
  BlockDisclaimer,
  BlockImage,
  BlockLook,
  BlockProductExtras,
} from '../../contracts/blocks/block-parts';
import { safeColor } from './colors';
import { newButton, PRODUCT_PLACEHOLDER } from './defaults';
import { escapeHtml, isBlank, Markup, markup } from './html';
import { ribbon } from './labels';
import { safeImage, safeLink } from './links';
import { priceLine } from './price';

interface ImagePlace {
  /** Pixels that a page keeps free until the picture is there. */
  width: number;
  height: number;
  look: BlockLook;
  /** Of the products of a block which one it belongs to, from 0. */
  product?: number;
}

const OUT_OF_TEN = /^(.+?)(\/\s*10)$/;
/** Search engines and readers are told that such a link is paid for; the page behind it gets no hold of this one. */
const LINK = markup`rel="sponsored nofollow noopener" target="_blank"`;

/** `<p class="…">` with a text, or nothing for an empty one. */
export function textLine(className: string, text: string): Markup | undefined {
  return isBlank(text) ? undefined : markup`<p class="${className}">${text.trim()}</p>`;
}

/** `<p class="…">` with a text of several lines, or a `<div>` of its paragraphs, or nothing for an empty one. */
export function textLines(className: string, text: string): Markup | undefined {
  const paragraphs = paragraphsOf(text);
  if (paragraphs.length === 0) return undefined;
  if (paragraphs.length === 1) return markup`<p class="${className}">${paragraphs}</p>`;
  return markup`<div class="${className}">${paragraphs.map(paragraph)}</div>`;
}

/** The same for an element that is there already. */
export function textContent(text: string): Markup | Markup[] {
  const paragraphs = paragraphsOf(text);
  return paragraphs.length > 1 ? paragraphs.map(paragraph) : paragraphs;
}

function paragraph(lines: Markup): Markup {
  return markup`<p class="cohort-paragraph">${lines}</p>`;
}

/**
 * A text by its paragraphs, with their line breaks. Blank lines part them: of two line breaks in a row WordPress would make
 * paragraphs of its own.
 */
function paragraphsOf(text: string): Markup[] {
  const paragraphs: string[][] = [[]];
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (isBlank(line)) paragraphs.push([]);
    else paragraphs.at(-1)?.push(line.trim());
  }
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => new Markup(lines.map(escapeHtml).join('<br>')));
}

/**
 * The picture inside `.cohort-media`, in a link where `imageHref` is one, with the product's ribbon; nothing without a safe
 * address. Without an alt text the product's name stands in. At the top of a page it loads at once, the first one before all
 * others.
 */
export function blockImage(
  config: BlockImage & BlockProductExtras,
  name: string,
  { width, height, look, product = 0 }: ImagePlace,
): Markup | undefined {
  const source = safeImage(config.image);
  if (source === undefined) return undefined;
  const alt = (isBlank(config.imageAlt) ? name : config.imageAlt).trim();
  const image = markup`<img class="cohort-image" src="${source}" alt="${alt}" width="${width}" height="${height}"${loading(look, product)}>`;
  const label = ribbon(config.ribbon);
  const link = safeLink(config.imageHref);
  // A link whose only content has no name could not be told from others.
  if (link === undefined || isBlank(alt)) return markup`<div class="cohort-media">${label}${image}</div>`;
  return markup`<div class="cohort-media">${label}<a href="${link}" ${LINK}>${image}</a></div>`;
}

function loading({ atTop }: BlockLook, product: number): Markup | undefined {
  if (!atTop) return markup` loading="lazy"`;
  return product === 0 ? markup` fetchpriority="high"` : undefined;
}

/**
 * `<div class="cohort-buttons">` with the product's price, and the buttons that have a text; `{product}` in it is the
 * product's name. A button whose address is not safe is no link and looks the same. Nothing when there is none. The space
 * between two parts their words where no stylesheet does, as in a feed.
 */
export function offerRow(
  { buttons, price }: { buttons: readonly BlockButton[] } & BlockProductExtras,
  name: string,
  { locale }: BlockLook,
): Markup | undefined {
  const items = [priceLine(price, locale), ...buttons.map((entry) => button(entry, name))].filter(
    (item) => item !== undefined,
  );
  if (items.length === 0) return undefined;
  return markup`
    <div class="cohort-buttons">
      ${items.flatMap((item, i) => (i === 0 ? [item] : [' ', item]))}
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
export function disclaimer(config: Partial<BlockDisclaimer>): Markup | undefined {
  return config.showDisclaimer ? textLines('cohort-disclaimer', config.disclaimerText ?? '') : undefined;
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
