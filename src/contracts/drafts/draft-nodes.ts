/**
 * The text of a draft as it is kept: the JSON of the editor, of these nodes and marks and no others. HTML is only ever made
 * from it.
 */
export interface DraftNode {
  type: string;
  attrs?: DraftAttributes;
  content?: DraftNode[];
  text?: string;
  marks?: DraftMark[];
}

export type DraftAttributes = Record<string, string | number | null>;

export interface DraftMark {
  type: string;
  attrs?: DraftAttributes;
}

export const DRAFT_MARKS = ['bold', 'italic', 'underline', 'strike', 'code', 'link'] as const;

const BLOCKS = [
  ...['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'codeBlock', 'horizontalRule'],
  ...['table', 'image'],
] as const;

/** What each node may hold. */
export const DRAFT_NODES: Readonly<Record<string, readonly string[]>> = {
  doc: BLOCKS,
  paragraph: ['text', 'hardBreak'],
  heading: ['text', 'hardBreak'],
  codeBlock: ['text'],
  blockquote: BLOCKS,
  bulletList: ['listItem'],
  orderedList: ['listItem'],
  listItem: BLOCKS,
  table: ['tableRow'],
  tableRow: ['tableCell', 'tableHeader'],
  tableCell: BLOCKS,
  tableHeader: BLOCKS,
  horizontalRule: [],
  hardBreak: [],
  image: [],
  text: [],
};

export const DRAFT_LIMITS = {
  /** Bytes of the text as JSON. */
  bytes: 200 * 1024,
  /** Levels: fifteen lists within each other. */
  depth: 32,
  nodes: 20_000,
  address: 2_048,
  alt: 500,
  title: 300,
  slug: 200,
  description: 500,
  keyword: 120,
  cells: 50,
} as const;

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const SAFE_LINK = /^(?:https?|mailto):/i;
/** For browsers, both strokes are the same. */
const OTHER_SITE = /^(?:\\|\/[\\/])/;
const SAFE_PICTURE = /^https?:/i;
// oxlint-disable-next-line no-control-regex -- browsers leave them out of a scheme
const HIDDEN = /[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028\u2029\ufeff]/g;

/** Whether a link may stand in a draft: http, https, mailto, or to a page of the same site; `//host` is a site without a scheme. */
export function isDraftLink(href: string): boolean {
  return isSafe(href, SAFE_LINK);
}

/** Whether a picture may: by its address, http, https or relative; never what is written into the address itself. */
export function isDraftPicture(src: string): boolean {
  return isSafe(src, SAFE_PICTURE);
}

function isSafe(address: string, allowed: RegExp): boolean {
  const plain = address.replace(HIDDEN, '');
  if (plain === '' || address.length > DRAFT_LIMITS.address) return false;
  return SCHEME.test(plain) ? allowed.test(plain) : !OTHER_SITE.test(plain);
}
