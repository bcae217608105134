import { type BlockLook, HEADING_LEVELS, type HeadingLevel } from '../../contracts/blocks/block-parts';
import type { BlockVariant } from '../../contracts/blocks/blocks';
import { schemeStyle } from './colors';
import { isBlank, type Markup, markup } from './html';

/**
 * The class and style attributes of a block's root: the common class, the style's own, `cohort-dark` or `cohort-auto` unless
 * it is always light; the given custom properties and those of its scheme.
 */
export function rootAttributes(variant: BlockVariant, { scheme }: BlockLook, style = ''): Markup {
  const ofScheme = scheme === 'dark' || scheme === 'auto' ? ` cohort-${scheme}` : '';
  const styles = [style, schemeStyle(scheme)].filter((part) => part !== '').join('; ');
  const attribute = styles === '' ? undefined : markup` style="${styles}"`;
  return markup`class="cohort-block cohort-${variant}${ofScheme}"${attribute}`;
}

/** `<p class="…">` with a title, or a heading of the level that the block asks for; nothing for an empty one. */
export function titleLine(className: string, text: string, { headingLevel }: BlockLook): Markup | undefined {
  if (isBlank(text)) return undefined;
  const tag = isLevel(headingLevel) ? `h${headingLevel}` : 'p';
  return markup`<${tag} class="${className}">${text.trim()}</${tag}>`;
}

/** The look of what stands below a title: its headings are one level lower where the title is one. */
export function lookBelow(title: string, look: BlockLook): BlockLook {
  const level = HEADING_LEVELS.find((each) => each === Number(look.headingLevel) + 1);
  return isBlank(title) || level === undefined ? look : { ...look, headingLevel: level };
}

function isLevel(level: unknown): level is HeadingLevel {
  return (HEADING_LEVELS as readonly unknown[]).includes(level);
}
