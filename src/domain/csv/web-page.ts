/** How a web page begins: exports that spreadsheets open, or a login that was saved in place of a list. */
const WEB_PAGE =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?<(?:!doctype html|html|head|body|table|meta)[\s>]/i;
const PAGE_CHARACTERS = 1024;

/** Whether what calls itself a csv is a web page. */
export function isWebPage(text: string): boolean {
  return WEB_PAGE.test(text.slice(0, PAGE_CHARACTERS));
}
