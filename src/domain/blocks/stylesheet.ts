/** The stylesheet that a block of one style needs: the common part, then the variant's own. */
export function blockStylesheet(base: string, variant: string): string {
  return `${base.trim()}\n\n${variant.trim()}\n`;
}
