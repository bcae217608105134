/**
 * A block with its stylesheet in one piece of HTML, to be pasted as it is into a custom HTML block or the classic editor's
 * Text tab. All on one line: WordPress makes paragraphs of blank lines in a style element, too.
 */
export function onePaste(html: string, css: string): string {
  return `<style>${onOneLine(css)}</style>${html}`;
}

function onOneLine(css: string): string {
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replaceAll(': ', ':')
    .replaceAll(';}', '}')
    .trim();
}
