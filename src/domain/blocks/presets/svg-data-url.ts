/** A drawing as an address that a picture may have; the line breaks and indentation between its tags go away. */
export function svgDataUrl(svg: string): string {
  const compact = svg.trim().replace(/\s+/g, ' ').replaceAll('> <', '><');
  return `data:image/svg+xml,${compact.replace(/[ "#%<>{}]/g, encodeURIComponent).replaceAll("'", '%27')}`;
}
