import { ADMIN_PAGES } from '@contracts/access/admin-pages';
import { READY_TOOLS } from '@contracts/access/tools';

/** A group of keywords of a result, which stay where they are: an address has no room for them. */
export interface KeywordsOf {
  job: string;
  /** What the group is called. */
  name: string;
  /** Of the Content Strategy Evaluator. */
  cluster?: string;
  /** What the rows of the Intent Finder are narrowed down to. */
  q?: string;
  show?: string;
}

/** What one tool hands over to another one, which begins with it. */
export interface Handover {
  keyword?: string;
  language?: string;
  /** Addresses. */
  pages?: readonly string[];
  keywordsOf?: KeywordsOf;
  /** Ids of products of the library. */
  products?: readonly string[];
}

/** Browsers and servers take longer addresses, mails and chats do not. */
const MOST_LETTERS = 4000;
/** Where the way back is in an address. */
const BACK = 'back';
/** Where products are in an address; who opens with them takes them out. */
export const HANDED_PRODUCTS = 'products';

/**
 * The address of a tool that begins with what is handed over.
 * @param to the tool's own address, which may have parameters
 * @param back where the way back leads
 */
export function handoverPath(to: string, given: Handover, back: string): string {
  const [path = '', search = ''] = to.split('?');
  const query = new URLSearchParams(search);
  const set = (name: string, text: string) => text && query.set(name, text);
  set('keyword', given.keyword ?? '');
  set('language', given.language ?? '');
  set('pages', wholeLines(given.pages));
  set('keywordsOf', new URLSearchParams({ ...given.keywordsOf }).toString());
  set(HANDED_PRODUCTS, (given.products ?? []).join(','));
  query.set(BACK, back);
  return `${path}?${query.toString()}`;
}

/** As many as an address has room for. */
function wholeLines(lines: readonly string[] = []): string {
  let letters = 0;
  return lines.filter((line) => (letters += line.length + 1) <= MOST_LETTERS).join('\n');
}

/** What a form begins with; products are read where they are used. */
export type HandedOver = Required<Omit<Handover, 'products' | 'keywordsOf'>> & Pick<Handover, 'keywordsOf'>;

/** What an address hands over to a form. */
export function handedOver(get: (name: string) => string): HandedOver {
  const { job = '', name = '', ...narrowed } = Object.fromEntries(new URLSearchParams(get('keywordsOf')));
  return {
    keyword: get('keyword'),
    language: get('language'),
    pages: get('pages').split('\n').filter(Boolean),
    ...(job !== '' && { keywordsOf: { job, name, ...narrowed } }),
  };
}

/** The way back of an address, and what it leads to; nothing for one that leads out of the app. */
export function wayBack(get: (name: string) => string): { path: string; title: string } | undefined {
  const path = get(BACK);
  if (!/^\/[^/\\]/.test(path)) return undefined;
  const [page = ''] = path.split('?');
  const known = [...READY_TOOLS, ...ADMIN_PAGES].find(
    ({ url }) => page === url || page.startsWith(`${url}/`),
  );
  return known && { path, title: known.title };
}
