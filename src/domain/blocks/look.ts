import type { BlockLook, BlockScheme, HeadingLevel } from '../../contracts/blocks/block-parts';
import type { BlockVariant } from '../../contracts/blocks/blocks';
import { HEADING_LEVELS } from '../../contracts/blocks/block-parts';
import { isBlank, type Markup, markup } from './html';

const SCHEME_CLASS: Record<BlockScheme, string> = { light: '', dark: ' cohort-dark', auto: ' cohort-auto' };

/** The classes of a block's root: the common one, the style's own, and its scheme's unless it is light. */
export function blockClass(variant: BlockVariant, { scheme = 'light' }: BlockLook): string {
  return `cohort-block cohort-${variant}${SCHEME_CLASS[scheme] ?? ''}`;
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
