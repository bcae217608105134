import { ADMIN_PAGES } from '@contracts/access/admin-pages';
import { READY_TOOLS } from '@contracts/access/tools';

/** What one tool hands over to another one, which begins with it. */
export interface Handover {
  keyword?: string;
  language?: string;
  /** Addresses. */
  pages?: readonly string[];
  /** A group of keywords. */
  keywords?: readonly string[];
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
  set('keywords', wholeLines(given.keywords));
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
export type HandedOver = Required<Omit<Handover, 'products'>>;

/** What an address hands over to a form. */
export function handedOver(get: (name: string) => string): HandedOver {
  const lines = (name: string) => get(name).split('\n').filter(Boolean);
  return {
    keyword: get('keyword'),
    language: get('language'),
    pages: lines('pages'),
    keywords: lines('keywords'),
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
