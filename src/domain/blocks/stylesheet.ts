import type { BlockVariant } from '../../contracts/blocks/blocks';

/** The parts of a style's stylesheet in their order, by their files beside this one. */
export function stylesheetParts(variant: BlockVariant): string[] {
  const common = variant.startsWith('pros-cons') ? ['base.css'] : ['base.css', 'product.css'];
  const isSorted = variant === 'comparison-table' || variant === 'product-list';
  return [...common, ...(isSorted ? ['sort.css'] : []), `${variant}/styles.css`];
}

/** The stylesheet that a block of one style needs, of its parts: without their comments, which are for who writes them. */
export function blockStylesheet(...parts: string[]): string {
  return `${parts.map((part) => withoutComments(part).trim()).join('\n\n')}\n`;
}

function withoutComments(css: string): string {
  return css.replace(/[ \t]*\/\*.*?\*\/\n?/gs, '').replace(/\n{3,}/g, '\n\n');
}
