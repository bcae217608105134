/**
 * Rules for articles from the stylesheets of common themes and frameworks, with their own selectors, and an article that all
 * of them hold.
 */
export const THEMES = {
  astra: `
    .ast-single-post .entry-content a, .ast-comment-content a:not(.ast-comment-edit-reply-wrap a) { text-decoration: underline; }
    .entry-content p, .entry-content ul { margin-bottom: 1.6em; }
    .single-post .entry-content p { margin: 0 0 1.75em; color: #4b4f58; font-size: 18px; line-height: 1.85; }
    .ast-single-post .entry-content .wp-block-button a { text-decoration: none; }
    .single .entry-content img { border-radius: 12px; box-shadow: 0 0 9px #000; height: auto; max-width: 100%; }
  `,
  divi: `
    #left-area ul, .entry-content ul, .et-l--body ul { list-style-type: disc; padding: 0 0 23px 1em; line-height: 26px; }
    #left-area ol, .entry-content ol { list-style-type: decimal; list-style-position: inside; padding: 0 0 23px; }
    #left-area .post p:not(.has-background):last-of-type { padding-bottom: 1em; }
    #left-area ul li, #left-area ol li { margin-bottom: 9px; padding: 2px; }
    #left-area .entry-content a { color: #2ea3f2; border-bottom: 1px solid; font-weight: 400; }
    #left-area .post img { margin: 10px; border: 1px solid; }
    #left-area dl dd { margin: 0 0 1em 40px; }
  `,
  bulma: `
    .content p:not(:last-child), .content dl:not(:last-child), .content ul:not(:last-child), .content ol:not(:last-child) { margin-bottom: 1em; }
    .content li + li { margin-top: 0.25em; }
    .content ul { list-style: disc outside; margin-left: 2em; margin-top: 1em; }
    .content ol:not([type]) { list-style-type: decimal; }
    .content dd { margin-left: 2em; }
    .content .title:not(:last-child) { margin-bottom: 1.5rem; }
  `,
  twentyTwentyOne: `
    .entry-content > *:not(.alignwide):not(.alignfull):not(.alignleft):not(.alignright) { max-width: 410px; margin-left: auto; margin-right: auto; }
    .site a:focus:not(.wp-block-button__link):not(.wp-block-file__button) { text-decoration: underline 1px dotted; outline: 2px solid; background: rgba(255, 255, 255, 0.9); }
    .site-main > article > .entry-content > * { margin-top: 30px; margin-bottom: 30px; }
  `,
  typography: `
    .prose :where(a):not(:where([class~='not-prose'], [class~='not-prose'] *)) { color: #111827; text-decoration: underline; font-weight: 500; }
    .prose :where(img):not(:where([class~='not-prose'] *)) { margin-top: 2em; margin-bottom: 2em; }
    .prose :where(.prose > ul > li p):not(:where([class~='not-prose'] *)) { margin-top: 0.75em; }
    .prose ul > li::marker { color: #d1d5db; content: '- '; }
  `,
  ownRules: `
    #content .entry-content p { margin-bottom: 26px; font-family: Georgia, serif; }
    #content .entry-content ul li { background: url("data:,") no-repeat; padding-left: 30px; }
    #content .entry-content ul li::before { content: '✓'; color: green; margin-right: 8px; }
    #content .entry-content p a { box-shadow: inset 0 -2px 0 red; }
    #content .entry-content div { box-sizing: content-box; }
    #content .entry-content svg { width: 24px; height: auto; fill: currentColor; }
  `,
};

/** An article as the themes expect it; the width of its text is the page's own. */
export function themedArticle(html: string): string {
  const column = 'width: 720px; margin: 0; padding: 0; float: none';
  return `<div class="site single single-post ast-single-post"><div id="content" class="site-main"><div id="left-area" style="${column}"><article class="post"><div class="content entry-content prose">${html}</div></article></div></div></div>`;
}
