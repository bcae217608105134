import type { BlockLook, BlockScheme, BlockVariant, HeadingLevel } from '../../contracts/blocks/blocks';
import { HEADING_LEVELS } from '../../contracts/blocks/blocks';
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

function isLevel(level: unknown): level is HeadingLevel {
  return (HEADING_LEVELS as readonly unknown[]).includes(level);
}
