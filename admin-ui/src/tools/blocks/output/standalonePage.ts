import { escapeHtml } from '@domain/blocks/html';

/** A whole page with the block, for a look in a browser or as a start of one's own. */
export function standalonePage(title: string, html: string, css: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)}</title>
    <style>
${css.trimEnd()}
    </style>
  </head>
  <body>
${html}
  </body>
</html>
`;
}
