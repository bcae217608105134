import { isDraftLink, isDraftPicture } from '@contracts/drafts/draft-nodes';
import { STYLE, wordListsAsLists } from './wordLists';

/** What was pasted as a draft can hold it. */
export interface CleanPaste {
  html: string;
  /** Pictures that came without an address and so are left out. */
  lostPictures: number;
}

const DROPPED =
  'script,style,link,meta,title,xml,template,object,embed,iframe,svg,input,button,select,textarea';
/** Their content stays. */
const UNWRAPPED =
  'span,font,a:not([href]),figure,center,section,article,main,header,footer,small,big,label,abbr,cite';
const BLOCKS = 'p,div,ul,ol,li,table,h1,h2,h3,h4,h5,h6,blockquote,pre,hr,figure,section,article';
const KEPT: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'title'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  ol: ['start'],
};
const MARKS = [
  { tag: 'strong', has: /(?:^|;)\s*font-weight\s*:\s*(?:bold|[6-9]00)/i },
  { tag: 'em', has: /(?:^|;)\s*font-style\s*:\s*italic/i },
  { tag: 's', has: /(?:^|;)\s*text-decoration[\w-]*\s*:[^;]*line-through/i },
  { tag: 'u', has: /(?:^|;)\s*text-decoration[\w-]*\s*:[^;]*underline/i },
] as const;
const NOT_BOLD = /(?:^|;)\s*font-weight\s*:\s*(?:normal|400)/i;
const NOT_ITALIC = /(?:^|;)\s*font-style\s*:\s*normal/i;
/**
 * HTML of a clipboard, from Word, Google Docs, WordPress or a browser, without what only its program understands: lists are
 * lists, marks are marks, and nothing has a style. Parsed apart from the page, so that nothing of it runs or loads.
 */
export function cleanPaste(html: string): CleanPaste {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  removeComments(body);
  wordListsAsLists(body);
  body.querySelectorAll(DROPPED).forEach((element) => element.remove());
  replaceWordTitles(body);
  unwrapGuards(body);
  marksFromStyles(body);
  const lostPictures = keepPictures(body);
  keepLinks(body);
  unwrapOwnNames(body);
  body.querySelectorAll(UNWRAPPED).forEach(unwrap);
  divisionsAsParagraphs(body);
  body
    .querySelectorAll('h1,h2,h3,h4,h5,h6')
    .forEach((heading) => heading.querySelectorAll('strong,b').forEach(unwrap));
  body.querySelectorAll('*').forEach(keepAttributes);
  plainSpaces(body);
  removeEmpty(body);
  return { html: body.innerHTML.trim(), lostPictures };
}

/** The page's policy lets no style be read that stands in a text: they are attributes of another name, and sheets are dropped. */
function withoutStyles(html: string): string {
  return html
    .replace(/<!\[(?:if|endif)[^\]]*\]>/gi, '')
    .replace(/<style[\s>][\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/([\s"'])style(\s*=)/gi, `$1${STYLE}$2`));
}

function styleOf(element: Element): string {
  return element.getAttribute(STYLE) ?? '';
}

function removeComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  comments.forEach((comment) => comment.parentNode?.removeChild(comment));
}

function replaceWordTitles(body: HTMLElement): void {
  for (const [name, tag] of [
    ['MsoTitle', 'h1'],
    ['MsoQuote', 'blockquote'],
    ['MsoIntenseQuote', 'blockquote'],
  ] as const)
    body.querySelectorAll(`p.${name}`).forEach((element) => rename(element, tag));
}

/** Google Docs wraps all it copies in a `<b>` that is not bold. */
function unwrapGuards(body: HTMLElement): void {
  body.querySelectorAll<HTMLElement>('b,strong,i,em').forEach((element) => {
    const isPlain = (element.matches('b,strong') ? NOT_BOLD : NOT_ITALIC).test(styleOf(element));
    if (element.id.startsWith('docs-internal-guid') || isPlain) unwrap(element);
  });
}

function marksFromStyles(body: HTMLElement): void {
  body.querySelectorAll<HTMLElement>(`span[${STYLE}],font[${STYLE}]`).forEach((span) => {
    for (const { tag, has } of MARKS) {
      if (!has.test(styleOf(span)) || (tag === 'u' && span.closest('a'))) continue;
      const mark = span.ownerDocument.createElement(tag);
      mark.append(...span.childNodes);
      span.append(mark);
    }
  });
}

function keepPictures(body: HTMLElement): number {
  let lost = 0;
  body.querySelectorAll('img').forEach((picture) => {
    const address = withScheme(picture.getAttribute('src') ?? '');
    if (isDraftPicture(address)) {
      picture.setAttribute('src', address);
      return;
    }
    lost += 1;
    picture.remove();
  });
  return lost;
}

/** Word marks places of the file with links to themselves, and Google leads through a page of its own. */
function keepLinks(body: HTMLElement): void {
  body.querySelectorAll('a[href]').forEach((link) => {
    const href = directAddress(withScheme(link.getAttribute('href') ?? ''));
    if (/^#_(?:Toc|ftn|edn|Hlk|msocom)/.test(href) || !isDraftLink(href)) unwrap(link);
    else link.setAttribute('href', href);
  });
}

/** A draft has no page whose scheme `//host` could take. */
function withScheme(address: string): string {
  return /^\/\/[^/\\]/.test(address) ? `https:${address}` : address;
}

function directAddress(href: string): string {
  if (!/^https:\/\/www\.google\.[a-z.]+\/url\?/.test(href)) return href;
  return new URL(href).searchParams.get('q') ?? href;
}

/** `o:p`, `st1:place` and others that only Word knows. */
function unwrapOwnNames(body: HTMLElement): void {
  [...body.querySelectorAll('*')].filter(({ localName }) => localName.includes(':')).forEach(unwrap);
}

function divisionsAsParagraphs(body: HTMLElement): void {
  body.querySelectorAll('figcaption,address,dt,dd').forEach((element) => rename(element, 'p'));
  body.querySelectorAll('dl').forEach(unwrap);
  body.querySelectorAll('div').forEach((division) => {
    if (division.querySelector(BLOCKS)) unwrap(division);
    else rename(division, 'p');
  });
}

function keepAttributes(element: Element): void {
  const kept = KEPT[element.localName] ?? [];
  for (const { name } of [...element.attributes]) if (!kept.includes(name)) element.removeAttribute(name);
}

function plainSpaces(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text.parentElement?.closest('pre')) continue;
    const { nodeValue: before } = text;
    if (!before) continue;
    text.nodeValue = before
      .replace(/\u00a0/g, (space, at: number) => (isHard(before, at) ? space : ' '))
      .replace(/[ \t\r\n\f]+/g, ' ')
      .replace(/[\u200b\ufeff]/g, '');
  }
}

/** Spaces that must not break stay before signs of French, after what opens, and behind numbers; others are none. */
function isHard(text: string, at: number): boolean {
  const [before = '', after = ''] = [text[at - 1], text[at + 1]];
  return before === '«' || /[»:;!?%€]/.test(after) || (/\d/.test(before) && /[\d\p{L}]/u.test(after));
}

/** Paragraphs that only hold a place apart, and marks that mark nothing. */
function removeEmpty(body: HTMLElement): void {
  body.querySelectorAll(':scope > br').forEach((line) => line.remove());
  body.querySelectorAll('strong,em,b,i,u,s,a,p,h1,h2,h3,h4,h5,h6').forEach((element) => {
    const isEmpty = element.textContent.trim() === '' && !element.querySelector('img');
    if (!isEmpty || element.closest('td,th,li')) return;
    if (element.matches('p,h1,h2,h3,h4,h5,h6')) element.remove();
    else unwrap(element);
  });
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
